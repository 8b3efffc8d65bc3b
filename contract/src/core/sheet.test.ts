import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRICE_UNITS } from '../catalog/price-unit.ts';
import { convertPrice, readSheet, secondPrice } from './sheet.ts';

test.each([
  ['8 × 4 ft', 2.4384, 1.2192],
  ['8x4', 2.4384, 1.2192],
  ['4 by 8 feet', 2.4384, 1.2192],
  ["8' x 4'", 2.4384, 1.2192],
  ['2440 x 1220 mm', 2.44, 1.22],
  ['2440 × 1220', 2.44, 1.22],
  ['80 x 32 in', 2.032, 0.8128],
  ['7 ft × 3 ft', 2.1336, 0.9144],
  ['8 × 4 फ़ुट', 2.4384, 1.2192],
  ['८ x ४ फूट', 2.4384, 1.2192],
  ['80 × 32 इंच', 2.032, 0.8128],
])('a sheet of %s is read', (written, length, width) => {
  const sheet = readSheet(written, '18 mm');
  expect(sheet.length).toBeCloseTo(length, 6);
  expect(sheet.width).toBeCloseTo(width, 6);
  expect(sheet.thickness).toBeCloseTo(0.018, 9);
});

test.each(['', '5 kg', '8 ft lengths', 'standard', '50 × 60', '0 × 4 ft', 'various sizes'])(
  'of “%s” no size is guessed',
  (written) => {
    expect(readSheet(written, null)).toEqual({});
  },
);

test('a sheet of 8 × 4 ft at ₹195 a square foot costs ₹6,240, one of 8 × 3 ft ₹4,680', () => {
  const sheetPrice = (size: string) => convertPrice(195, 'per sq.ft', 'per Nos/sheet', readSheet(size, '18 mm'));
  expect(sheetPrice('8 × 4 ft')).toBeCloseTo(6240, 6);
  expect(sheetPrice('8 × 3 ft')).toBeCloseTo(4680, 6);
});

test('a cubic metre of 18 mm is 597.995 square feet', () => {
  const price = convertPrice(597.995, 'per Cu.mt', 'per sq.ft', readSheet(null, '18 mm'));
  expect(price).toBeCloseTo(1, 5);
});

test('a unit that needs a dimension that is not known gives no price', () => {
  expect(convertPrice(100, 'per sq.ft', 'per Nos/sheet', readSheet(null, '18 mm'))).toBeUndefined();
  expect(convertPrice(100, 'per Cu.ft', 'per sq.ft', readSheet('8 × 4 ft', null))).toBeUndefined();
  expect(convertPrice(100, 'per Rn.ft', 'per sq.ft', readSheet(null, '18 mm'))).toBeUndefined();
});

test('beside the asked price stands the one by the square foot, beside that the one by the sheet', () => {
  const sheet = readSheet('8 × 4 ft', '18 mm');
  expect(secondPrice(4544, 'per Nos/sheet', sheet)).toBe(142);
  expect(secondPrice(142, 'per sq.ft', sheet)).toBe(4544);
  expect(secondPrice(1850, 'per Nos/sheet', sheet)).toBe(57.81);
  expect(secondPrice(60_000, 'per Cu.mt', sheet)).toBe(100.34);
  expect(secondPrice(142, 'per sq.ft', {})).toBeUndefined();
  expect(secondPrice(4544, 'per Nos/sheet', {})).toBeUndefined();
});

test('there and back is the same price, whatever the units and the sheet', () => {
  const unit = fc.constantFrom(...PRICE_UNITS);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      unit,
      unit,
      fc.integer({ min: 300, max: 4000 }),
      fc.integer({ min: 300, max: 4000 }),
      fc.integer({ min: 1, max: 60 }),
      (paise, from, to, a, b, mm) => {
        const sheet = readSheet(`${a} × ${b} mm`, `${mm} mm`);
        const there = convertPrice(paise / 100, from, to, sheet);
        const back = convertPrice(there as number, to, from, sheet) as number;
        expect(Math.abs(back * 100 - paise) / paise).toBeLessThan(0.005);
      },
    ),
  );
});
