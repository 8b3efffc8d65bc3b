/** What sentences are written in; the others are translated from it. */
export const SOURCE_LANGUAGE = 'en';

export type LanguageFacts = {
  /** As BCP 47 names it, for `lang` and `Intl`. */
  readonly tag: string;
  /** In the language itself, for whoever chooses it. */
  readonly name: string;
  /** A language that is not: its addresses answer 404, nobody is offered it. */
  readonly isComplete: boolean;
};

/** Every language that the product has catalogues for. One more is a folder in `locales/` and a line here. */
export const LANGUAGES = {
  en: { tag: 'en-IN', name: 'English', isComplete: true },
  hi: { tag: 'hi-IN', name: 'हिन्दी', isComplete: false },
  mr: { tag: 'mr-IN', name: 'मराठी', isComplete: false },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text);
