import { fetchers } from 'virtual:contract-sentences';
import { i18n } from '@lingui/core';
import { sentenceOf } from '@plyhaat/contract/core/sentence';
import { fetchedTwice } from '#ui/fetched-twice.ts';
import { addMessages } from './messages.ts';

const fetched = new Map<string, Promise<void>>();

/** Without them English is said: a refusal must not be kept back because its translation cannot be fetched. */
async function fetchIn(language: string): Promise<void> {
  const fetcher = fetchers[language];
  if (!fetcher) return;
  try {
    const { messages } = await fetchedTwice(fetcher);
    addMessages(language, messages);
  } catch {
    fetched.delete(language);
  }
}

/** What the contract's rules and refusals say where the browser says it, in the language of the page. English is in the code. */
export function loadContractSentences(language = i18n.locale): Promise<void> {
  const coming = fetched.get(language) ?? fetchIn(language);
  fetched.set(language, coming);
  return coming;
}

/** A sentence of the contract in the language of the page, once `loadContractSentences` has it. */
export function inPageLanguage(text: string): string {
  const { pattern, values } = sentenceOf(text);
  return i18n.messages[pattern] ? i18n.t(pattern, values) : text;
}
