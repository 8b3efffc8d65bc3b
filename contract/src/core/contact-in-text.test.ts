import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactsIn } from './contact-in-text.ts';

const NUMBERS = ['9822012345', '7045678912', '8888123409', '6303417755', '9900887766'];
const ENGLISH = 'zero one two three four five six seven eight nine'.split(' ');
const HINDI = 'shunya ek do teen char paanch chhe saat aath nau'.split(' ');
const DEVANAGARI = 'शून्य एक दो तीन चार पाँच छह सात आठ नौ'.split(' ');
const MARATHI = 'शून्य एक दोन तीन चार पाच सहा सात आठ नऊ'.split(' ');

const spelt = (words: readonly string[]) => (number: string) =>
  [...number].map((digit) => words[Number(digit)]).join(' ');
const between = (separator: string) => (number: string) => [...number].join(separator);
const DISGUISES: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => `+91 ${number}`,
  (number) => `0${number}`,
  (number) => `0091-${number}`,
  (number) => `${number.slice(0, 5)} ${number.slice(5)}`,
  (number) => `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`,
  (number) => `(${number.slice(0, 4)}) ${number.slice(4, 7)} ${number.slice(7)}`,
  (number) => number.replace(/(\d\d)(?=\d)/g, '$1.'),
  (number) => number.replace(/(\d\d)(?=\d)/g, '$1, '),
  (number) => number.replaceAll('0', 'o'),
  between(' '),
  between('-'),
  between('.'),
  between(' * '),
  between('_'),
  between('\u200b'),
  (number) => [...number].map((digit) => `${digit}\ufe0f\u20e3`).join(''),
  (number) => [...number].map((digit) => String.fromCodePoint(0x966 + Number(digit))).join(''),
  (number) => [...number].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(' '),
  (number) => [...number].map((digit) => String.fromCodePoint(0x1d7ce + Number(digit))).join(''),
  spelt(ENGLISH),
  spelt(HINDI),
  spelt(DEVANAGARI),
  spelt(MARATHI),
  (number) => spelt(ENGLISH)(number).toUpperCase(),
  (number) => `${spelt(ENGLISH)(number.slice(0, 5))} ${number.slice(5)}`,
  (number) => spelt(ENGLISH)(number).replaceAll(/\b(\w+) \1\b/g, 'double $1'),
];

test('a number is found in each of 135 disguises, with words around it', () => {
  const all = NUMBERS.flatMap((number) => DISGUISES.map((disguise) => disguise(number)));
  expect(all).toHaveLength(135);
  const missed = all.filter((text) => !contactsIn(`Best rates, whatsapp ${text} for a quote`).includes('phone'));
  expect(missed).toEqual([]);
});

test('whichever number it is and however its digits are parted, it is found', () => {
  const digits = fc.tuple(fc.constantFrom(...'6789'), fc.stringMatching(/^\d{9}$/)).map((parts) => parts.join(''));
  const separators = fc.constantFrom(' ', '-', ' - ', '.', '..', '/', '_', ' ');
  fc.assert(
    fc.property(digits, separators, (number, separator) => {
      expect(contactsIn(`call ${number.slice(0, 5)}${separator}${number.slice(5)} now`)).toEqual(
        number.slice(3, 5) === '00' && number.endsWith('00') ? [] : ['phone'],
      );
    }),
  );
});

test.each([
  ['ravi@plywood.in', 'email'],
  ['ravi.ply @ gmail.com', 'email'],
  ['ravi (at) gmail (dot) com', 'email'],
  ['ravi at gmail dot com', 'email'],
  ['RAVI[AT]GMAIL[DOT]COM', 'email'],
  ['see https://ply.example/list', 'link'],
  ['www.raviply.com', 'link'],
  ['www . raviply', 'link'],
  ['wa.me/919822012345', 'link'],
  ['raviply.co.in has more', 'link'],
  ['raviply dot com', 'link'],
  ['toll free 1800 233 4567', 'phone'],
  ['office 022-2345 6789', 'phone'],
])('%s holds a contact', (text, kind) => expect(contactsIn(text)).toContain(kind));

test.each([
  'CM/L-9600123456 as per IS 303',
  'CM/L 8600112233',
  'CM/L No. 9800123456',
  'BIS CM/L licence number: 9800 123 456',
  'GSTIN 27AAPFU0939F1ZV',
  'HSN 44123190, GST 18%',
  '2440 x 1220 x 18 mm',
  '6, 9, 12, 16, 18, 19 and 25 mm',
  '0.8, 0.9, 1.0, 1.2, 1.5 and 2.0 mm',
  'From ₹95,000 to ₹98,000',
  '65000 - 98000 a set',
  '600 700 750 900 wide',
  'Good finish.In stock at Pune',
  'Rate a sq.in, not sq.ft',
  'EAN 8901234567890',
  'Look at one or two of them, do not wait',
  'Net price. In 7 days at your site',
])('%s holds none', (text) => expect(contactsIn(text)).toEqual([]));

test('an e-mail address with any ending and a short link are contacts; prices by a unit are none', () => {
  for (const text of ['mail me at raju@plyworld.io', 'a@b.com', 'office@vidarbha.plywood.example'])
    expect(contactsIn(text), text).toEqual(['email']);
  for (const text of ['see bit.ly/3xYz', 'rates at linktr.ee and t.me/plyrates', 'photos.app/abc123'])
    expect(contactsIn(text), text).toEqual(['link']);
  for (const text of ['₹142 per sq.ft/sheet', 'Rn.ft/piece', 'rate @ 142.50', '18 mm @ 4,450 per sheet', 'MR.BWR/BWP'])
    expect(contactsIn(text), text).toEqual([]);
});
