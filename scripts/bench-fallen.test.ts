import { expect, test } from 'vitest';
import { fallenSince } from '../bench/fallen.ts';
import { figure, tableOf } from '../bench/report.ts';

const of = (shop: number, product: number, memory: number) => [
  figure('shop', 100 * shop, { unit: '/s', note: 'p50 9.1 ms' }),
  figure('shop: of bare', shop, { digits: 4 }),
  figure('product: of bare', product, { digits: 4 }),
  figure('memory after the load', memory, { unit: ' MB' }),
];
const kept = tableOf(of(0.04, 0.05, 1000));

test('a short bench tells which shares of a bare server fell by more than 15 %, and memory that grew', () => {
  expect(fallenSince(kept, of(0.0341, 0.043, 1100))).toEqual([]);
  expect(fallenSince(kept, of(0.08, 0.04, 1250))).toEqual([
    'product: of bare: 0.04 instead of 0.05, 20 % worse',
    'memory after the load: 1250 instead of 1000, 20 % worse',
  ]);
});

test('what was never kept is compared with nothing', () => {
  expect(fallenSince('', of(0.01, 0.01, 9000))).toEqual([]);
});
