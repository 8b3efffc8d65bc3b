import { expect, test } from 'vitest';
import { differenceOf, priceChange } from './difference.ts';

const marked = (pieces: readonly { text: string; isChanged: boolean }[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

test.each([
  ['₹128 per sq.ft', '₹142 per sq.ft', '[₹128] per sq.ft', '[₹142] per sq.ft'],
  [
    'PF glue. Delivery in Pune.',
    'PF glue. Delivery in Pune and Nashik.',
    'PF glue. Delivery in [Pune.]',
    'PF glue. Delivery in [Pune and Nashik.]',
  ],
  ['10 years', 'Lifetime', '[10 years]', '[Lifetime]'],
  ['the same', 'the same', 'the same', 'the same'],
])('of “%s” and “%s” the words that differ are marked', (before, after, old, now) => {
  const pieces = differenceOf(before, after);
  expect([marked(pieces.before), marked(pieces.after)]).toEqual([old, now]);
});

test('one word more in a text of many thousand is found; two such texts without a word in common are marked as a whole', () => {
  const long = 'word '.repeat(5000);
  expect(marked(differenceOf(long, `${long}more`).after)).toBe(`${long}[more]`);
  const other = Array.from({ length: 5000 }, (_, n) => `${n}\n`).join('');
  expect(differenceOf(long, other).after).toEqual([{ text: other, isChanged: true }]);
});

test('a price says by how much it goes up or down; other texts, and the same price, say nothing', () => {
  expect(priceChange('₹128 per sq.ft', '₹142 per sq.ft')).toBe('+10.9%');
  expect(priceChange('₹1,20,000', '₹60,000')).toBe('−50%');
  expect(priceChange('₹128.50', '₹128.50 per sheet')).toBeUndefined();
  expect(priceChange('10 years', '12 years')).toBeUndefined();
  expect(priceChange('', '₹100')).toBeUndefined();
  expect(priceChange('₹0', '₹100')).toBeUndefined();
});
