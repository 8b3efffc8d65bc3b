import { type I18n, type Messages, setupI18n } from '@lingui/core';

const languages = new Map<string, I18n>();

/** Pages in several languages are drawn side by side. */
export function speaking(language: string): I18n {
  const found = languages.get(language) ?? setupI18n({ locale: language, messages: { [language]: {} } });
  languages.set(language, found);
  return found;
}

/** Called by code as the server loads it: its sentences in every language. */
export function addMessages(messages: Readonly<Record<string, Messages>>): void {
  for (const [language, sentences] of Object.entries(messages)) speaking(language).load(language, sentences);
}
