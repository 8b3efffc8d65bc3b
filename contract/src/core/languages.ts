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
  hi: { tag: 'hi-IN', name: 'हिन्दी', isComplete: true },
  mr: { tag: 'mr-IN', name: 'मराठी', isComplete: true },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text);

/** What a visitor may read, in the order in which it is offered. */
export const COMPLETE_LANGUAGES: readonly Language[] = Object.entries(LANGUAGES).flatMap(([name, { isComplete }]) =>
  isComplete && isLanguage(name) ? [name] : [],
);

/** Where a browser keeps the language that its visitor chose. */
export const LANGUAGE_COOKIE = 'plyhaat_language';

/** Screens of a member, of staff and of the machinery have one address, whatever language they are read in. */
const OWN = /^\/(?:account|admin|banner-debug|login|notifications|offline|profile|subscription|ui)(?:[/?#]|$)/;
/** What staff read stays in English. */
const CONSOLE = /^\/admin(?:[/?#]|$)/;
export const isOwnScreen = (address: string): boolean => OWN.test(address);

const PREFIX = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s;

/** The language that an address names, and the address without it. English is not named. */
export function readPrefix(address: string, offered: readonly Language[]): { language?: Language; rest: string } {
  const [, word = '', rest = ''] = PREFIX.exec(address) ?? [];
  const language = offered.find((one) => one === word && one !== SOURCE_LANGUAGE);
  return language ? { language, rest: rest.startsWith('/') ? rest : `/${rest}` } : { rest: address };
}

/** The address of the same page in a language. */
export function addressIn(language: Language, address: string): string {
  if (language === SOURCE_LANGUAGE || isOwnScreen(address)) return address;
  return `/${language}${address.replace(/^\/(?=[?#]|$)/, '')}`;
}

type Visit = { readonly address: string; readonly cookie: string | undefined };

/** What a page is drawn in: a public one in the language of its address, a screen of one's own in the language chosen. */
export function languageOf({ address, cookie = '' }: Visit, offered: readonly Language[]): Language {
  const { language, rest } = readPrefix(address, offered);
  if (!isOwnScreen(rest)) return language ?? SOURCE_LANGUAGE;
  if (CONSOLE.test(rest)) return SOURCE_LANGUAGE;
  const [, chosen] = new RegExp(`(?:^|; ?)${LANGUAGE_COOKIE}=([a-z]{2})(?:;|$)`).exec(cookie) ?? [];
  return offered.find((one) => one === chosen) ?? SOURCE_LANGUAGE;
}
