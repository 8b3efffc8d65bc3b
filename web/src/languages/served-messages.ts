import { messages as en } from 'virtual:messages/en';
import { type I18n, setupI18n } from '@lingui/core';

const LANGUAGES: ReadonlyMap<string, I18n> = new Map(
  Object.entries({ en }).map(([language, messages]) => [
    language,
    setupI18n({ locale: language, messages: { [language]: messages } }),
  ]),
);

/** Pages in several languages are drawn side by side, each by its own. */
export function speaking(language: string): I18n {
  const found = LANGUAGES.get(language);
  if (!found) throw new Error(`no sentences in ${language}`);
  return found;
}
