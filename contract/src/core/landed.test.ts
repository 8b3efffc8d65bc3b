import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRICE_UNITS } from '../catalog/price-unit.ts';
import { landedPrice } from './landed.ts';

const SHEETS = { amount: 120, unit: 'per Nos/sheet' } as const;
const TERMS = { unitPrice: 445_000, unit: 'per Nos/sheet', freight: 1_440_000, gstPercent: 18 } as const;

test('120 sheets at ₹4,450 with ₹14,400 freight and 18% GST land at ₹5,392.60 each', () => {
  expect(landedPrice(TERMS, SHEETS, {})).toEqual({
    each: 539_260,
    goods: 53_400_000,
    gst: 9_871_200,
    total: 64_711_200,
  });
});

test('a price by the square foot is compared by the sheet where its size is known, and stands apart where it is not', () => {
  const bySquareFoot = { ...TERMS, unitPrice: 13_906.25, unit: 'per sq.ft' } as const;
  expect(landedPrice(bySquareFoot, SHEETS, { length: 2.4384, width: 1.2192 })?.each).toBe(539_260);
  expect(landedPrice(bySquareFoot, SHEETS, {})).toBeNull();
});

/** Up to a crore of rupees for one and ten crore for the freight of a million. */
const paise = fc.integer({ min: 1, max: 1_000_000_000 });
const freight = fc.integer({ min: 0, max: 10_000_000_000 });
const percent = fc.integer({ min: 0, max: 40 });
const amount = fc.integer({ min: 1, max: 1_000_000 });

test('the landed price is the formula’s value, rounded once to the nearest paisa', () => {
  fc.assert(
    fc.property(paise, freight, percent, amount, (unitPrice, freight, gstPercent, amount) => {
      const landed = landedPrice(
        { unitPrice, unit: 'per sq.ft', freight, gstPercent },
        { amount, unit: 'per sq.ft' },
        {},
      );
      // each − value, times 100 × amount, without any fraction on the way.
      const value = (BigInt(unitPrice) * BigInt(amount) + BigInt(freight)) * BigInt(100 + gstPercent);
      const off = BigInt(landed?.each ?? 0) * 100n * BigInt(amount) - value;
      expect(2n * (off < 0n ? -off : off) <= 100n * BigInt(amount)).toBe(true);
    }),
  );
});

test('goods, freight and GST always add up to the total', () => {
  fc.assert(
    fc.property(
      paise,
      freight,
      percent,
      amount,
      fc.constantFrom(...PRICE_UNITS),
      (unitPrice, freight, gst, amount, unit) => {
        const landed = landedPrice({ unitPrice, unit, freight, gstPercent: gst }, { amount, unit }, {});
        expect((landed?.goods ?? 0) + freight + (landed?.gst ?? 0)).toBe(landed?.total);
      },
    ),
  );
});

test('a higher price, freight or GST never lands cheaper, and more units never raise the share of the freight', () => {
  const more = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(paise, freight, percent, amount, more, (unitPrice, freight, gstPercent, amount, more) => {
      const each = (over: object, quantity = amount) =>
        landedPrice(
          { unitPrice, unit: 'per sq.ft', freight, gstPercent, ...over },
          { amount: quantity, unit: 'per sq.ft' },
          {},
        )?.each ?? 0;
      const base = each({});
      expect(each({ unitPrice: unitPrice + more })).toBeGreaterThanOrEqual(base);
      expect(each({ freight: freight + more })).toBeGreaterThanOrEqual(base);
      expect(each({ gstPercent: gstPercent + 1 })).toBeGreaterThanOrEqual(base);
      expect(each({}, amount + more)).toBeLessThanOrEqual(base);
    }),
  );
});
