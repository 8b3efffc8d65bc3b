import { contactsIn } from './contact-in-text.ts';

const MASK = '•••••';
/** A number spelt digit by digit, with its prefix and a word or two between, fits. */
const LONGEST_RUN = 24;

/** The shortest run of words that holds a contact, the first of its length. */
function shortestRun(words: readonly string[]): readonly [from: number, to: number] | undefined {
  for (let length = 1; length <= Math.min(LONGEST_RUN, words.length); length++)
    for (let from = 0; from + length <= words.length; from++)
      if (contactsIn(words.slice(from, from + length).join(' ')).length > 0) return [from, from + length];
  return undefined;
}

/** The text with every number, e-mail address and link hidden, or null where it holds none (ALL-10). */
export function maskContacts(text: string): string | null {
  if (contactsIn(text).length === 0) return null;
  let words = text.split(/\s+/).filter(Boolean);
  for (let found = shortestRun(words); found; found = shortestRun(words)) {
    const [from, to] = found;
    words = [...words.slice(0, from), MASK, ...words.slice(to)];
  }
  const masked = words.join(' ');
  // What no run of words gives away stays hidden as a whole.
  return contactsIn(masked).length === 0 && masked.includes(MASK) ? masked : MASK;
}
