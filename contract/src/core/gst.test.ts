import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstCheckDigit, gstDoubts, gstStateCode, hasGstCheckDigit, isGstNumber, normalizeGst } from './gst.ts';

const VALID = [
  '27AAPFU0939F1ZV',
  '27AAAFP0000A1ZD',
  '06AABCS0000B1ZH',
  '24AACCL0000C1ZN',
  '32AADFV0000D1Z7',
  '09AAEPK0000E1ZJ',
  '29AAFCH0000F1Z8',
  '07AAGCM0000G1Z6',
  '33AAHFT0000H1ZV',
  '27AABCP1234Q1Z7',
  '24AAFFT5055K1Z0',
  '33AAJCS7777L2ZK',
  '07BNZPK4321H1ZO',
  '08AAHFR6161N1ZN',
];
test.each(VALID)('%s is a GST number with its right check digit', (number) => {
  expect(isGstNumber(number)).toBe(true);
  expect(hasGstCheckDigit(number)).toBe(true);
});

/** Samples that many copy; their last character is wrong. */
const COPIED = [
  ['22AAAAA0000A1Z5', 'C'],
  ['27ABCDE1234F1Z5', '0'],
  ['29ABCDE1234F1Z5', 'W'],
  ['27AABCU9603R1ZM', 'N'],
  ['07AABCU9603R1ZX', 'P'],
  ['06BZAHM6385P6Z2', '0'],
] as const;
test.each(COPIED)('%s should end in %s', (number, right) => {
  expect(hasGstCheckDigit(number)).toBe(false);
  expect(gstCheckDigit(number.slice(0, 14))).toBe(right);
});

test.each([
  '',
  '27AAPFU0939F1Z',
  '27AAPFU0939F1ZVV',
  '00AAPFU0939F1ZV',
  '39AAPFU0939F1ZV',
  '27AAPDU0939F1ZV',
  '27AAPFU0939F0ZV',
  '27AAPFU0939F1YV',
  '27AAPFU093FF1ZV',
  '27AAPFU0939F1Z-',
])('%j does not have the pattern of a GST number', (text) => {
  expect(isGstNumber(text)).toBe(false);
  expect(hasGstCheckDigit(text)).toBe(false);
});

test('blanks and small letters are forgiven', () => {
  expect(normalizeGst(' 27 aapfu0939f 1zv ')).toBe('27AAPFU0939F1ZV');
  expect(hasGstCheckDigit('27 aapfu 0939 f1zv')).toBe(true);
  expect(gstStateCode(' 27aapfu0939f1zv')).toBe('27');
});

const ALPHABET = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const body = fc.stringMatching(/^(0[1-9]|[12]\d|3[0-8]|97)[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z][1-9A-Z]Z$/);

test('one wrong character is always noticed', () => {
  fc.assert(
    fc.property(body, fc.nat({ max: 14 }), fc.constantFrom(...ALPHABET), (first14, at, other) => {
      const number = first14 + gstCheckDigit(first14);
      expect(hasGstCheckDigit(number)).toBe(true);
      const slipped = number.slice(0, at) + other + number.slice(at + 1);
      expect(hasGstCheckDigit(slipped)).toBe(slipped === number);
      // Not only because the pattern refuses it: the arithmetic alone sees the slip.
      expect(gstCheckDigit(slipped.slice(0, 14)) === slipped.charAt(14)).toBe(slipped === number);
    }),
    { numRuns: 3000 },
  );
});

test('a slip and another state are doubts, a number that is none is not', () => {
  expect(gstDoubts('27AAAFP0000A1ZD', '27')).toEqual([]);
  expect(gstDoubts('27AAAFP0000A1ZD', undefined)).toEqual([]);
  expect(gstDoubts('27AAAFP0000A1ZE', '08')).toEqual([
    'This GST number does not look right. Please check it.',
    'This GST number belongs to a different state. Please check the state.',
  ]);
  expect(gstDoubts('ABC123', '08')).toEqual([]);
});
