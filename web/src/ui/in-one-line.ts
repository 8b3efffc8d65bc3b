import { msg } from '@lingui/core/macro';
import type { Say } from './said.ts';

/** 'a, b and c', as a sentence says it. */
export function inOneLine(words: readonly string[], say: Say): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return say(msg`${{ words: words.slice(0, -1).join(', ') }} and ${last}`);
}
