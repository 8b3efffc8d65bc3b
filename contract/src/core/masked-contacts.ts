import { type Contact, contactsIn } from './contact-in-text.ts';

const MASK = '•••••';
/** A number spelt digit by digit, with its prefix and a word or two between, fits. */
const LONGEST_RUN = 24;

type Run = readonly [from: number, to: number];

/** The shortest run of words that holds a contact of one of these kinds, the first of its length. */
function shortestRun(words: readonly string[], kinds: readonly Contact[]): Run | undefined {
  for (let length = 1; length <= Math.min(LONGEST_RUN, words.length); length++)
    for (let from = 0; from + length <= words.length; from++)
      if (contactsIn(words.slice(from, from + length).join(' ')).some((kind) => kinds.includes(kind)))
        return [from, from + length];
  return undefined;
}

/** E-mail addresses first: 'mail (dot) com' alone is a link, and hiding it would leave the name before it. */
const nextRun = (words: readonly string[]) => shortestRun(words, ['email']) ?? shortestRun(words, ['phone', 'link']);

/** The text with every number, e-mail address and link hidden, or null where it holds none (ALL-10). */
export function maskContacts(text: string): string | null {
  if (contactsIn(text).length === 0) return null;
  let words = text.split(/\s+/).filter(Boolean);
  for (let found = nextRun(words); found; found = nextRun(words)) {
    const [from, to] = found;
    words = [...words.slice(0, from), MASK, ...words.slice(to)];
  }
  const masked = words.join(' ');
  // What no run of words gives away stays hidden as a whole.
  return contactsIn(masked).length === 0 && masked.includes(MASK) ? masked : MASK;
}
