import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactsIn } from './contact-in-text.ts';
import { maskContacts } from './masked-contacts.ts';

test.each([
  [
    'Two lots are possible. For the dates call 98220 12345 please',
    'Two lots are possible. For the dates call ••••• please',
  ],
  ['nine eight two two zero one two three four five', '•••••'],
  ['write to ravi@tapi.example.com today', 'write to ••••• today'],
  ['write to ravi (at) gmail (dot) com today', 'write to ••••• today'],
  ['write to ravi @ gmail.com today', 'write to ••••• today'],
  ['see https://tapi.example/price and www.tapi.in', 'see ••••• and •••••'],
])('%s is shown as %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

test.each(['120 sheets of 18 mm at 4450 each', 'IS 710, licence on every sheet', ''])(
  '%s holds no contact and stays as it is',
  (text) => {
    expect(maskContacts(text)).toBeNull();
  },
);

test('whatever stands around a contact, none is left in what the other side reads', () => {
  const words = fc.constantFrom('ply', '18 mm', 'call', '+91', 'at', 'dot', 'com', '98220', '12345', '4,450', 'double');
  const contact = fc.constantFrom('9822012345', '98-220-12345', 'a.b@tapi.in', 'wa.me/919822012345', 'www.tapi.in');
  const text = fc.tuple(fc.array(words, { maxLength: 12 }), contact, fc.array(words, { maxLength: 12 }));
  fc.assert(
    fc.property(text, ([before, held, after]) => {
      const masked = maskContacts([...before, held, ...after].join(' '));
      expect(masked).not.toBeNull();
      expect(contactsIn(masked ?? '')).toEqual([]);
      expect(masked).not.toContain(held);
    }),
    { numRuns: 200 },
  );
});
