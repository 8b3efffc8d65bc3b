import { withLatinDigits } from './digits.ts';

/** What a text may hold that leads around the marketplace. */
export type Contact = 'phone' | 'email' | 'link';

const INVISIBLE = /\p{Cf}|\ufe0f|\u20e3/gu;

/** Digits as they are spelt in English, Hindi and Marathi, in Latin and in Devanagari. */
const SPELT: readonly string[] = [
  'zero oh nil shunya shoonya शून्य',
  'one ek एक',
  'two do don दो दोन',
  'three teen tin तीन',
  'four char chaar चार',
  'five panch paanch pach पांच पाँच पाच',
  'six chhe che chah chhah saha छह छः छे सहा',
  'seven saat sat सात',
  'eight aath ath आठ',
  'nine nau nou नौ नऊ',
];
const DIGIT_OF = new Map(
  SPELT.flatMap((words, digit) => words.split(' ').map((word) => [word.normalize('NFKC'), String(digit)] as const)),
);
const TIMES = new Map([
  ['double', 2],
  ['dbl', 2],
  ['triple', 3],
]);
/** Letters that stand for digits between two numbers. */
const readAsDigits = (letters: string): string | undefined =>
  /^[oil]+$/.test(letters) ? letters.replaceAll('o', '0').replaceAll(/[il]/g, '1') : undefined;

const plain = (text: string): string => withLatinDigits(text.normalize('NFKC').replace(INVISIBLE, ''));

/** A decimal, a number, a word, what may stand between the digits of one number, or anything else. */
const TOKEN = /(?<![\d.])\d{1,4}\.\d{1,3}(?!\.?\d)|\d+|[\p{L}\p{M}]+|[\s.\-_/\\()[\],*+|~:;•·–—]{1,4}|./gsu;
const SEPARATOR = /^[\s.\-_/\\()[\],*+|~:;•·–—]{1,4}$/;
const NUMBER = /^\d+$/;

const LICENCE = /\bcm\s*\/?\s*l\W{0,4}(?:(?:licen[cs]e|number|no)\W{0,4}){0,2}$/;

/** Runs of digit groups with nothing but separators between them. */
function* runsOf(text: string): Generator<string[]> {
  const tokens = [...text.matchAll(TOKEN)].map(([token]) => token);
  let run: string[] = [];
  let times = 1;
  let before = '';
  for (const [at, token] of tokens.entries()) {
    const between = NUMBER.test(tokens[at - 1] ?? '') && NUMBER.test(tokens[at + 1] ?? '');
    const digits = NUMBER.test(token) ? token : (DIGIT_OF.get(token) ?? (between ? readAsDigits(token) : undefined));
    if (digits !== undefined && !(run.length === 0 && LICENCE.test(before))) {
      run.push(digits.repeat(digits.length === 1 ? times : 1));
      times = 1;
    } else if (TIMES.has(token)) times = TIMES.get(token) ?? 1;
    else if (!SEPARATOR.test(token)) {
      if (run.length > 0) yield run;
      run = [];
      times = 1;
    }
    before = (before + token).slice(-32);
  }
  if (run.length > 0) yield run;
}

const MOBILE = /^(?:0{0,2}91|0)?[6-9]\d{9}$/;
const LANDLINE = /^0[1-8]\d{9}$/;
const TOLL_FREE = /^1800\d{6,7}$/;
const LONGEST = 14;

/** Sizes and prices go up or down or end in noughts; the groups of a number do neither. */
function isList(groups: readonly string[]): boolean {
  const values = groups.map(Number);
  const follows = (compare: (a: number, b: number) => boolean) =>
    values.every((value, at) => at === 0 || compare(values[at - 1] ?? 0, value));
  const isSorted = groups.length > 3 && (follows((a, b) => a < b) || follows((a, b) => a > b));
  return isSorted || (groups.length > 1 && groups.every((group) => group.endsWith('00')));
}

function holdsNumber(run: readonly string[]): boolean {
  for (let first = 0; first < run.length; first++) {
    let digits = '';
    for (let last = first; last < run.length && digits.length < LONGEST; last++) {
      digits += run[last];
      const isNumber = MOBILE.test(digits) || LANDLINE.test(digits) || TOLL_FREE.test(digits);
      if (isNumber && !isList(run.slice(first, last + 1))) return true;
    }
  }
  return false;
}

const AT = String.raw`(?:\s?@\s?|\s*[([{]\s*at\s*[)\]}]\s*|\sat\s)`;
const DOT = String.raw`(?:\.|\s*[([{]\s*dot\s*[)\]}]\s*|\sdot\s)`;
const EMAIL = new RegExp(
  [
    // With the sign itself any ending is an address.
    String.raw`[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,62}){0,3}\.[a-z]{2,18}\b`,
    String.raw`[a-z0-9][a-z0-9._%+-]{0,63}${AT}[a-z0-9][a-z0-9-]{1,62}${DOT}(?:com|in|co|net|org|biz|info)\b`,
  ].join('|'),
);
const LINK = new RegExp(
  [
    String.raw`\bhttps?:\/\/`,
    String.raw`\bwww\s?\.\s?[a-z0-9]`,
    String.raw`\b(?:wa|t)\.me\/`,
    // Short addresses; 'sq.ft/sheet' and other units end otherwise.
    String.raw`\b[a-z0-9][a-z0-9-]{1,62}\.(?:ly|io|me|app|link|page|site|xyz|gl|bio|dev|cc|co)\/[a-z0-9]`,
    String.raw`\b[a-z0-9][a-z0-9-]{2,62}\.(?:com|net|org|biz|co\.in|in|shop|store|online|info)\b`,
    String.raw`\b[a-z0-9][a-z0-9-]{2,62}\s*[([{]?\s*\bdot\b\s*[)\]}]?\s*(?:com|in|net|org)\b`,
  ].join('|'),
);
/** A sentence that begins right after the full stop of another is no address. */
const RUN_ON = /\.(?=\p{Lu})/gu;

const CALLED: Readonly<Record<Contact, string>> = {
  phone: 'a phone number',
  email: 'an e-mail address',
  link: 'a link',
};

/** What staff read of a text that holds a contact. */
export const contactMarks = (text: string): string[] =>
  contactsIn(text).map((contact) => `Contact in text: ${CALLED[contact]}.`);

/** Said of a text that everybody reads at once. */
export const NO_CONTACTS = 'Please leave out phone numbers, e-mail addresses and links';
export const NO_NUMBERS = 'Please leave out phone numbers and e-mail addresses';

/** Whether a text tells a number or an e-mail address. A link alone is none: some businesses are called like their site. */
export const tellsNumber = (text: string): boolean => contactsIn(text).some((contact) => contact !== 'link');

/** The ways of reaching somebody that a text holds, however they are written (ALL-9). */
export function contactsIn(text: string): Contact[] {
  const read = plain(text);
  const words = read.toLowerCase();
  const apart = read.replace(RUN_ON, '. ').toLowerCase();
  return [
    ...([...runsOf(words)].some(holdsNumber) ? (['phone'] as const) : []),
    ...(EMAIL.test(words) ? (['email'] as const) : []),
    ...(LINK.test(apart) ? (['link'] as const) : []),
  ];
}
