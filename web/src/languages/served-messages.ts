import { messages as en } from 'virtual:messages/en';
import { messages as hi } from 'virtual:messages/hi';
import { messages as mr } from 'virtual:messages/mr';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '@plyhaat/contract/core/languages';

const SENTENCES: Readonly<Record<Language, Messages>> = { en, hi, mr };

const SPEAKING: ReadonlyMap<string, I18n> = new Map(
  Object.entries(SENTENCES).map(([language, messages]) => [
    language,
    setupI18n({ locale: language, messages: { [language]: messages } }),
  ]),
);

/** Pages in several languages are drawn side by side, each by its own. */
export function speaking(language: Language): I18n {
  const found = SPEAKING.get(language);
  if (!found) throw new Error(`no sentences in ${language}`);
  return found;
}
