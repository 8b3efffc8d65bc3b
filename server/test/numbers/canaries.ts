/** Somebody whose number and e-mail address stand nowhere else: wherever they turn up, they were carried there. */
export type Canary = { readonly whose: string; readonly phone: string; readonly mailbox: string };

export const SELLER: Canary = { whose: 'the seller', phone: '9810467235', mailbox: 'kingfisher71' };
export const BUYER: Canary = { whose: 'the buyer', phone: '8097613542', mailbox: 'hornbill83' };

export const addressOf = ({ mailbox }: Canary): string => `${mailbox}@mail.example`;

const ENGLISH = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const digitsOf = ({ phone }: Canary, written: (digit: number) => string, between = ' ') =>
  [...phone].map((digit) => written(Number(digit))).join(between);
const inGroups = ({ phone }: Canary, size: number, between: string) =>
  phone.match(new RegExp(`.{${size}}`, 'g'))?.join(between);

/** The ways in which somebody writes how to be reached. */
export const SPELLINGS: Readonly<Record<string, (canary: Canary) => string>> = {
  plain: ({ phone }) => `Call ${phone}`,
  'in two groups': (canary) => `Call ${inGroups(canary, 5, ' ')}`,
  'with the country code': (canary) => `Call +91-${inGroups(canary, 5, '-')}`,
  'in many groups': (canary) => `Call ${inGroups(canary, 2, '.')}`,
  'digit by digit': (canary) => `Call ${digitsOf(canary, String)}`,
  'in words': (canary) => `Call ${digitsOf(canary, (digit) => ENGLISH[digit] ?? '')}`,
  'in Devanagari': (canary) => `Call ${digitsOf(canary, (digit) => String.fromCodePoint(0x966 + digit), '')}`,
  'in wide digits': (canary) => `Call ${digitsOf(canary, (digit) => String.fromCodePoint(0xff10 + digit), '')}`,
  'as a link': ({ phone }) => `https://wa.me/91${phone}`,
  'as an e-mail address': (canary) => `Write ${addressOf(canary)}`,
  'as an e-mail address in words': ({ mailbox }) => `Write ${mailbox} (at) mail (dot) com`,
};

const latin = (digit: string) => {
  const code = digit.codePointAt(0) ?? 0;
  return code >= 0x966 && code <= 0x96f ? String(code - 0x966) : digit;
};
const WORDS = new RegExp(`\\b(${ENGLISH.join('|')})\\b`, 'g');

/** Whether a text tells how to reach somebody, in any of these spellings. */
export function tells(text: string, { phone, mailbox }: Canary): boolean {
  const read = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Nd}/gu, latin)
    .replace(WORDS, (word) => String(ENGLISH.indexOf(word)));
  return read.replace(/\D/g, '').includes(phone) || read.replace(/[^a-z0-9]/g, '').includes(mailbox);
}
