import { expect, test } from 'vitest';
import { amountOf, INVALID_PRICE, priceField } from './price-field.ts';

const Price = priceField('Price is required');

test.each([
  ['1250', 1250],
  [1250.5, 1250.5],
  [' 1,250.50 ', 1250.5],
  ['1,20,000', 120_000],
  ['₹ 3,456/-', 3456],
  ['Rs. 1450', 1450],
  ['rs1,850.50', 1850.5],
  ['INR 92 /=', 92],
])('the price %j is read as %d', (written, price) => expect(Price.parse(written)).toBe(price));

test.each(['2.000,50', '1250.', 'free', '-5', '0', '1e3', '88/92', '1450/-/-'])('%j is no price', (written) => {
  expect(Price.safeParse(written).error?.issues[0]?.message).toBe(INVALID_PRICE);
});

test.each(['', '₹', 'Rs.'])('%j says that the price is required', (written) => {
  expect(Price.safeParse(written).error?.issues[0]?.message).toBe('Price is required');
});

test('an amount that is typed counts as far as it is one', () => {
  expect(['Rs. 1,850/-', '₹ 3,456.50', '12'].map(amountOf)).toEqual([1850, 3456.5, 12]);
  expect(['', '₹', '2.000,50', 'free'].map(amountOf)).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
});
