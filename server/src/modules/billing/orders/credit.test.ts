import { DAY_MS } from '@plyhaat/contract/core/time-units';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditSum, creditsOf, givenBack, type Held } from './credit.ts';

const NOW = new Date('2026-11-17T10:00:00Z');

/** A plan of whole days, some of them over, of which so many of one kind were published. Paise and milliseconds. */
const held = fc
  .record({
    value: fc.integer({ min: 0, max: 10_000_000 }),
    length: fc.integer({ min: 1, max: 720 }),
    over: fc.double({ min: 0, max: 0.999, noNaN: true }),
    granted: fc.integer({ min: 0, max: 200 }),
    used: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ value, length, over, granted, used }): Held & { readonly daysLeft: number } => {
    const startsAt = new Date(NOW.getTime() - Math.floor(over * length * DAY_MS));
    const endsAt = new Date(startsAt.getTime() + length * DAY_MS);
    const left = granted - Math.round(used * granted);
    return {
      id: 'held',
      key: 'dealer-start',
      name: 'Dealer Start',
      price: value,
      value,
      startsAt,
      endsAt,
      firstMs: length * DAY_MS,
      tightest: granted === 0 ? null : { kind: 'sale', left, granted },
      forSellers: true,
      daysLeft: Math.min(length, Math.floor((endsAt.getTime() - NOW.getTime()) / DAY_MS)),
    };
  });

test('a credit is whole rupees in paise: the price by the smaller share, of days or of what is unused, rounded down once', () => {
  fc.assert(
    fc.property(
      fc.array(held, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 100, max: 20_000_000 }),
      (all, price) => {
        const credits = creditsOf(all, price, NOW);
        const credit = creditSum(credits);
        // Fractions of whole numbers, exactly: the smaller share of each, over one denominator.
        let [sum, of] = [0n, 1n];
        for (const { value, firstMs, daysLeft, tightest } of all) {
          const days = BigInt(firstMs / DAY_MS);
          let [top, bottom] = [BigInt(daysLeft), days];
          if (tightest && BigInt(tightest.left) * days < BigInt(daysLeft) * BigInt(tightest.granted))
            [top, bottom] = [BigInt(tightest.left), BigInt(tightest.granted)];
          [sum, of] = [sum * bottom + BigInt(value) * top * of, of * bottom];
        }
        const floor = Number(sum / (of * 100n)) * 100;
        expect(credit).toBe(Math.min(floor, price - 100));
        for (const { amount } of credits) expect(Number.isSafeInteger(amount)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test('what a credit pays for is given back: the credited share of each allowance, and never more than is unused', () => {
  fc.assert(
    fc.property(held, (one) => {
      const [{ share = 0 } = {}] = creditsOf([one], 1e9, NOW);
      const { left, granted } = one.tightest ?? { left: 0, granted: 0 };
      const back = givenBack(granted, share);
      expect(back).toBeLessThanOrEqual(left);
      expect(back).toBeGreaterThanOrEqual(granted * share - 1e-6);
    }),
    { numRuns: 2000 },
  );
});
