import { expect, test } from 'vitest';
import { readMinimumOrder } from './minimum-order.ts';

test.each([
  ['20 sheets', 'sheet', { amount: 20, unit: 'per Nos/sheet' }],
  ['1,000 sheets', 'sheet', { amount: 1000, unit: 'per Nos/sheet' }],
  ['5 boxes', 'box', { amount: 5, unit: 'per Nos/sheet' }],
  ['200 sq.ft', 'sheet', { amount: 200, unit: 'per sq.ft' }],
  ['20 cu.ft', 'piece', { amount: 20, unit: 'per Cu.ft' }],
])('a minimum order of %s, sold by the %s, can be compared with a quantity', (text, unitName, least) => {
  expect(readMinimumOrder(text, unitName)).toMatchObject(least);
});

test.each([
  ['20 pieces', 'sheet'],
  ['1 tonne', 'piece'],
  ['one truck', 'sheet'],
  ['', 'sheet'],
])('a minimum order of ‘%s’, sold by the %s, is only told', (text, unitName) => {
  expect(readMinimumOrder(text, unitName)).toBeNull();
});
