import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PriceSlabs, SLAB_NEEDS, slabsBelow, slabsInWords } from './price-slabs.ts';

const faultOf = (slabs: readonly (readonly [unknown, unknown])[]) => {
  const parsed = z.safeParse(
    PriceSlabs,
    slabs.map(([minQuantity, price]) => ({ minQuantity, price })),
  );
  return parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

test('quantities and prices are read as people write them', () => {
  expect(z.parse(PriceSlabs, [{ minQuantity: '1,000', price: ' 1,950.50 ' }])).toEqual([
    { minQuantity: 1000, price: 1950.5 },
  ]);
});

test.each([
  [[['20', '']], '0.price', SLAB_NEEDS.price],
  [[['', '90']], '0.minQuantity', SLAB_NEEDS.quantity],
  [[['1', '90']], '0.minQuantity', SLAB_NEEDS.wholeQuantity],
  [[['2.5', '90']], '0.minQuantity', SLAB_NEEDS.wholeQuantity],
  [[['9000000', '90']], '0.minQuantity', SLAB_NEEDS.wholeQuantity],
  [[['20', '0']], '0.price', 'Please enter a valid price'],
  [
    [
      [20, 90],
      [20, 80],
    ],
    '1.minQuantity',
    SLAB_NEEDS.moreThanAbove,
  ],
  [
    [
      [20, 90],
      [50, 90],
    ],
    '1.price',
    SLAB_NEEDS.lessThanAbove,
  ],
  [
    [
      [20, 90],
      [50, 80],
      [40, 70],
    ],
    '2.minQuantity',
    SLAB_NEEDS.moreThanAbove,
  ],
] as const)('the slabs %j are wrong at %s', (slabs, path, message) => {
  expect(faultOf(slabs)).toEqual([[path, message]]);
});

test('more than five slabs are too many', () => {
  const many = Array.from({ length: 6 }, (_, at) => [at + 2, 100 - at] as const);
  expect(faultOf(many)?.[0]?.[1]).toBe('You can add up to 5 prices by quantity');
  expect(faultOf(many.slice(1))).toBeUndefined();
});

test('the first slab is below what is asked for one', () => {
  const slabs = [{ minQuantity: 20, price: 90 }];
  expect(slabsBelow({ price: 100, slabs })).toBe(true);
  expect(slabsBelow({ price: 90, slabs })).toBe(false);
  expect(slabsBelow({ price: 100, sellingprice: { number: 90 }, slabs })).toBe(false);
  expect(slabsBelow({ price: 100, slabs: [] })).toBe(true);
});

test('slabs in words carry the unit of the product', () => {
  const slabs = [
    { minQuantity: 20, price: 1950 },
    { minQuantity: 50, price: 1900 },
  ];
  expect(slabsInWords(slabs, 'per Nos/sheet', 'sheet')).toBe('from 20 sheets ₹1,950, from 50 sheets ₹1,900');
  expect(slabsInWords([], 'per sq.ft', 'sheet')).toBeNull();
});
