import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountPercent, formatRupees, gstOn, toPaise } from './money.ts';

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [1000, '₹1,000'],
  [99_999, '₹99,999'],
  [100_000, '₹1,00,000'],
  [123_456, '₹1,23,456'],
  [12_345_678, '₹1,23,45,678'],
  [1178.82, '₹1,178.82'],
  [45.5, '₹45.50'],
  [19.999, '₹20'],
  [-1500, '-₹1,500'],
  [-0.001, '₹0'],
])('%d rupees are written %s', (rupees, written) => {
  expect(formatRupees(rupees)).toBe(written);
});

test('rupees are grouped the Indian way: a thousand, then hundreds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (rupees) => {
      const written = formatRupees(rupees);
      expect(written).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
      expect(Number(written.replace(/[₹,]/g, ''))).toBe(rupees);
    }),
  );
});

test('rupees are written as the language itself writes them for India', () => {
  const written = { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' } as const;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (paise) => {
      expect(formatRupees(paise / 100)).toBe((paise / 100).toLocaleString('en-IN', written));
    }),
  );
});

test('₹999 with tax is ₹1,179, of which 18 paise are rounded up', () => {
  expect(gstOn(99_900, true)).toEqual({
    taxable: 99_900,
    cgst: 8_991,
    sgst: 8_991,
    igst: 0,
    roundOff: 18,
    total: 117_900,
  });
  expect(gstOn(99_900, false)).toEqual({
    taxable: 99_900,
    cgst: 0,
    sgst: 0,
    igst: 17_982,
    roundOff: 18,
    total: 117_900,
  });
});

const rupees = fc.integer({ min: 1, max: 200_000 });

test('a whole price costs the price times 1.18, rounded once, inside the state and outside it', () => {
  fc.assert(
    fc.property(rupees, fc.boolean(), (price, intraState) => {
      expect(gstOn(toPaise(price), intraState).total).toBe(Math.round(price * 1.18) * 100);
    }),
    { numRuns: 2000 },
  );
});

test('the heads of the tax and the rounding add up to what is paid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.boolean(), (paise, intraState) => {
      const { taxable, cgst, sgst, igst, roundOff, total } = gstOn(paise, intraState);
      expect(taxable + cgst + sgst + igst + roundOff).toBe(total);
      expect(cgst).toBe(sgst);
      expect(intraState ? igst : cgst + sgst).toBe(0);
      expect(Math.abs(roundOff)).toBeLessThanOrEqual(50);
      expect(total % 100).toBe(0);
    }),
  );
});

test.each([
  [1000, 750, 25],
  [999, 666, 33],
  [1000, 1000, null],
  [1000, 1200, null],
  [0, 0, null],
  [Number.NaN, 10, null],
])('a list price of %d asked at %d is %s percent off', (price, selling, percent) => {
  expect(discountPercent(price, selling)).toBe(percent);
});
