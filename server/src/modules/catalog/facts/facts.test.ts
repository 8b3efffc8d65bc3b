import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { convertPrice, readSheet } from '@plyhaat/contract/core/sheet';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factName, readChosen, readFacts, type Written } from './facts.ts';

const nothing: Written = {
  thickness: null,
  grade: null,
  size: null,
  wood: null,
  finish: null,
  priceUnit: 'per Nos/sheet',
};
const read = (written: Partial<Written>) => readFacts({ ...nothing, ...written });

test.each([
  ['18 mm', 18],
  ['18mm', 18],
  ['18', 18],
  ['0.8 mm', 0.8],
  ['16.75 mm', 16.75],
  ['1 inch', 25.4],
  ['1.2 cm', 12],
  ['35–60 mm doors', null],
  ['6 mm, 12 mm', null],
  ['thick', null],
  ['0 mm', null],
  ['20 m', null],
])('of a thickness written “%s” filters have %s', (thickness, millimetres) => {
  expect(read({ thickness }).thicknessMm).toBe(millimetres);
});

test.each([
  ['8 × 4 ft', '8x4'],
  ['8x4', '8x4'],
  ["4' x 8'", '8x4'],
  ['2440 × 1220 mm', '8x4'],
  ['2135 x 915 mm', '7x3'],
  ['78 × 30 in', '78x30in'],
  ['84 x 36 in', '7x3'],
  ['1220 × 182 mm', '1220x182mm'],
  ['8 ft lengths', null],
  ['5 kg', null],
  ['cut to size', null],
])('of a size written “%s” filters have %s', (size, value) => {
  expect(read({ size }).sizeRead).toBe(value);
});

test.each([
  ['BWP', 'BWP'],
  ['bwp grade', 'BWP'],
  ['BWP / Marine', 'BWP'],
  ['Marine', 'BWP'],
  ['Commercial (MR)', 'MR'],
  ['Boiling water resistant', 'BWR'],
  ['Fire retardant', 'FR'],
  ['OSB/3', 'OSB/3'],
  ['Type II', 'Type II'],
  ['MR or BWR', null],
  ['first class', null],
  ['', null],
])('of a grade written “%s” filters have %s', (grade, value) => {
  expect(read({ grade }).gradeRead).toBe(value);
});

test.each([
  ['gurjan', 'high gloss', 'Gurjan', 'High gloss'],
  ['Mixed hardwood', 'Matte', 'Mixed', 'Matt'],
  ['smoked oak', 'super matt', 'Oak', 'Super matt'],
  ['sagwan', 'ash textured', 'Teak', 'Texture'],
  ['teak and pine', 'suede or gloss', null, null],
  ['BWP ply', 'brass', null, null],
])('of “%s” wood with a “%s” finish filters have %s and %s', (wood, finish, woodRead, finishRead) => {
  expect(read({ wood, finish })).toMatchObject({ woodRead, finishRead });
});

test('a price for a square foot needs what its unit needs, and is nothing otherwise', () => {
  expect(read({ size: '8 × 4 ft' }).sqftFactor).toBeCloseTo(1 / 32, 9);
  expect(read({ priceUnit: 'per sq.ft' }).sqftFactor).toBe(1);
  expect(read({ priceUnit: 'per Cu.mt', thickness: '18 mm' }).sqftFactor).toBeCloseTo(1 / 597.995, 8);
  expect(read({}).sqftFactor).toBeNull();
  expect(read({ priceUnit: 'per Cu.ft', size: '8 × 4 ft' }).sqftFactor).toBeNull();
});

const millimetres = fc.integer({ min: 100, max: 4000 });
const sheet = fc.record({
  length: millimetres,
  width: millimetres,
  thickness: fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100),
  unit: fc.constantFrom(...PRICE_UNITS),
});

test('whatever the sheet, a value that was read is read again as itself, by its name too', () => {
  fc.assert(
    fc.property(sheet, ({ length, width, thickness, unit }) => {
      const written = { size: `${length} x ${width} mm`, thickness: `${thickness} mm`, priceUnit: unit };
      const { sizeRead, thicknessMm, sqftFactor } = read(written);
      expect(thicknessMm).toBe(thickness);
      for (const text of [String(sizeRead), factName.size(String(sizeRead))])
        expect(readChosen.size(text)).toBe(sizeRead);
      for (const text of [String(thickness), factName.thickness(String(thickness))])
        expect(readChosen.thickness(text)).toBe(String(thicknessMm));
      const price = convertPrice(1000, unit, 'per sq.ft', readSheet(written.size, written.thickness)) as number;
      expect(1000 * Number(sqftFactor)).toBeCloseTo(price, 6);
    }),
  );
});

test('no text makes the reader fail or guess', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const facts = read({ thickness: text, grade: text, size: text, wood: text, finish: text });
      expect(facts.thicknessMm === null || facts.thicknessMm > 0).toBe(true);
      if (!/\d/.test(text)) expect(facts).toMatchObject({ thicknessMm: null, sizeRead: null, sqftFactor: null });
    }),
  );
});
