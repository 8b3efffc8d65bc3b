import type { PriceSlab } from '@plyhaat/contract/catalog/price-slabs';
import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';

type Step = readonly [quantity: number, share: number];

/** From how many on, and what is left of the price. */
const STEPS: Partial<Record<PriceUnit, readonly (readonly Step[])[]>> = {
  'per Nos/sheet': [
    [
      [20, 0.97],
      [50, 0.94],
      [100, 0.91],
    ],
    [
      [10, 0.98],
      [40, 0.95],
    ],
  ],
  'per sq.ft': [
    [
      [640, 0.97],
      [1600, 0.94],
    ],
    [
      [320, 0.98],
      [960, 0.95],
      [3200, 0.92],
    ],
  ],
};
const LEAST_PRICE = 40;

/** A quarter of what is sold by the sheet or the square foot costs less in bulk. A part of the id decides, as with licences. */
export function slabsOf(id: string, unit: PriceUnit, asked: number): PriceSlab[] {
  const chance = Number.parseInt(id.slice(9, 13), 16);
  const kinds = STEPS[unit];
  if (!kinds || asked < LEAST_PRICE || chance % 4 !== 0) return [];
  const steps = kinds[(chance >> 2) % kinds.length] ?? [];
  return steps.map(([minQuantity, share]) => ({ minQuantity, price: Math.round(asked * share) }));
}
