import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dashPhone, formatPhone, Mobile, maskPhone, normalizePhone, telLink, whatsappLink } from './phone.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const mobile = fc.stringMatching(/^[6-9]\d{9}$/);
const digitsOf = (text: string) => text.replace(/\D/g, '');

test.each([
  ['9876543210', '98765 43210'],
  ['98765-43210', '98765 43210'],
  ['2532345678', '25323 45678'],
  ['09876543210', '98765 43210'],
  ['919876543210', '+91 98765 43210'],
  ['+91 98765 43210', '+91 98765 43210'],
  ['9198765432101', '+91 98765 43210'],
  ['19876543210', '19876543210'],
  ['929876543210', '929876543210'],
  ['9188765432101', '9188765432101'],
  ['12345', '12345'],
  ['call the shop', 'call the shop'],
  ['', ''],
])('%j is shown as %j', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test('ten digits are shown five and five', () => {
  fc.assert(fc.property(digits(10), (ten) => formatPhone(ten) === `${ten.slice(0, 5)} ${ten.slice(5)}`));
});

test('a number of a length or a beginning without a rule is shown unchanged', () => {
  const hasRule = (text: string) => {
    const only = digitsOf(text);
    if (only.length === 10) return true;
    if (only.length === 11) return only.startsWith('0');
    if (only.length === 12) return only.startsWith('91');
    return only.length === 13 && only.startsWith('919');
  };
  const numberLike = fc.oneof(fc.string(), ...[9, 11, 12, 13, 14].map(digits));
  fc.assert(fc.property(numberLike, (text) => hasRule(text) || formatPhone(text) === text));
});

test('a mobile number is understood however it is written', () => {
  fc.assert(
    fc.property(mobile, (ten) => {
      const pair = `${ten.slice(0, 5)} ${ten.slice(5)}`;
      for (const written of [ten, `0${ten}`, `91${ten}`, `+91${ten}`, `+91-${pair}`, `(0) ${pair}`, dashPhone(ten)])
        expect(normalizePhone(written), written).toBe(ten);
      expect(normalizePhone(formatPhone(ten))).toBe(ten);
      expect(normalizePhone(formatPhone(`91${ten}`))).toBe(ten);
      expect(z.parse(Mobile, `+91 ${pair}`)).toBe(ten);
    }),
  );
});

test('what is not an Indian mobile number is never taken for one', () => {
  fc.assert(fc.property(fc.string(), (text) => /^[6-9]\d{9}$/.test(normalizePhone(text) ?? '9876543210')));
  for (const text of ['', '5876543210', '987654321', '98765432101', '+1 987 654 3210', '9198765432101'])
    expect(normalizePhone(text), text).toBeNull();
  expect(z.safeParse(Mobile, '12345').error?.issues[0]?.message).toBe(
    'Invalid phone number. Please check and try again.',
  );
});

test('the sign-in field shows groups of 3, 3 and 4 and at most twelve characters while typing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), digits(4), digits(7), digits(15)), (typed) => {
      const shown = dashPhone(typed);
      expect(shown).toMatch(/^(\d{0,3}|\d{3}-\d{1,3}|\d{3}-\d{3}-\d{1,4})$/);
      expect(shown.length).toBeLessThanOrEqual(12);
      expect(digitsOf(shown)).toBe(digitsOf(typed).slice(0, 10));
      expect(dashPhone(shown)).toBe(shown);
    }),
  );
  expect(dashPhone('9876543210')).toBe('987-654-3210');
});

test('a masked number keeps its ends and hides its middle', () => {
  expect(maskPhone('9876543210')).toBe('98XXXXXX10');
  expect(maskPhone('123')).toBe('XXXXXX');
  fc.assert(fc.property(mobile, (ten) => digitsOf(maskPhone(ten)) === ten.slice(0, 2) + ten.slice(-2)));
});

test('call and WhatsApp links carry the country code and an encoded text', () => {
  expect(telLink('9876543210')).toBe('tel:+919876543210');
  expect(whatsappLink('9876543210', 'Is 18 mm & BWP in stock?')).toBe(
    'https://wa.me/919876543210?text=Is%2018%20mm%20%26%20BWP%20in%20stock%3F',
  );
});
