import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

/** A message is said in the language of the page; words that came from the server stay as they are. */
export type Said = string | MessageDescriptor;

/** Puts a message into the language of the page: the `t` of a component, for what is worked out outside of it. */
export type Say = (message: MessageDescriptor) => string;

/** A word of the wire in the language of the page; one that we do not know stays as it is. */
export function inWords(words: Readonly<Record<string, MessageDescriptor>>, word: string, say: Say): string {
  const known = words[word];
  return known ? say(known) : word;
}

export function useSay(): (said: Said) => string {
  const { t } = useLingui();
  return (said) => (typeof said === 'string' ? said : t(said));
}
