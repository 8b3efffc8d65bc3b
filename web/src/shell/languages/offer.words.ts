import type { Language } from '@plyhaat/contract/core/languages';

/** Said in the language that is offered, whatever the page speaks. */
export const OFFER_WORDS: Readonly<Record<Language, { readonly read: string; readonly close: string }>> = {
  en: { read: 'Read in English', close: 'Close' },
  hi: { read: 'हिन्दी में देखें', close: 'बंद करें' },
  mr: { read: 'मराठीत पहा', close: 'बंद करा' },
};
