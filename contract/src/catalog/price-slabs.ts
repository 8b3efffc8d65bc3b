import * as z from 'zod/mini';
import { listOfAtMost } from '../core/lists.ts';
import { formatRupees } from '../core/money.ts';
import { priceField } from '../core/price-field.ts';
import { formatQuantity } from '../core/quantity.ts';
import { filled } from '../core/sentence.ts';
import type { PriceUnit } from './price-unit.ts';

/** From `minQuantity` on, one unit costs `price`. The unit is the product's own. */
export const PriceSlab = z.object({ minQuantity: z.int(), price: z.number() });
export type PriceSlab = z.infer<typeof PriceSlab>;

export const MOST_SLABS = 5;
/** From one on the product's own price is asked. */
const LEAST_QUANTITY = 2;
const MOST_QUANTITY = 1_000_000;

export const SLAB_NEEDS = {
  quantity: 'Quantity is required',
  price: 'Price is required',
  wholeQuantity: filled`Please enter a whole quantity from ${{ least: LEAST_QUANTITY }}`,
  moreThanAbove: 'Quantity must be higher than in the row above',
  lessThanAbove: 'Price must be lower than in the row above',
  lessThanAsked: 'Price must be lower than the price for one',
} as const;

const isQuantity = (text: string) =>
  /^\d{1,7}$/.test(text) && Number(text) >= LEAST_QUANTITY && Number(text) <= MOST_QUANTITY;

/** `20`, `'20'` or `'1,000'`. */
const Quantity = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.trim())], SLAB_NEEDS.quantity),
    z.transform((quantity: number | string) => String(quantity).replaceAll(',', '')),
  ),
  z.pipe(
    z.string().check(
      z.refine(isQuantity, {
        error: ({ input }) => (input === '' ? SLAB_NEEDS.quantity : SLAB_NEEDS.wholeQuantity),
      }),
    ),
    z.transform(Number),
  ),
);

type Wrong = { readonly at: number; readonly field: keyof PriceSlab; readonly message: string };

/** Whoever orders more pays less for each: the first row that says otherwise (CAT-14). */
function wrongSlab(slabs: readonly PriceSlab[]): Wrong | undefined {
  for (const [at, slab] of slabs.entries()) {
    const above = slabs[at - 1];
    if (!above) continue;
    if (slab.minQuantity <= above.minQuantity) return { at, field: 'minQuantity', message: SLAB_NEEDS.moreThanAbove };
    if (slab.price >= above.price) return { at, field: 'price', message: SLAB_NEEDS.lessThanAbove };
  }
  return undefined;
}

/** The slabs as a form sends them. */
export const PriceSlabs = listOfAtMost(
  z.object({ minQuantity: Quantity, price: priceField(SLAB_NEEDS.price) }),
  MOST_SLABS,
  filled`You can add up to ${{ most: MOST_SLABS }} prices by quantity`,
).check((payload) => {
  const wrong = wrongSlab(payload.value);
  if (!wrong) return;
  const { at, field, message } = wrong;
  payload.issues.push({ code: 'custom', input: payload.value, path: [at, field], message });
});

type Asked = {
  readonly price?: number | undefined;
  readonly sellingprice?: { readonly number: number | null } | undefined;
  readonly slabs?: readonly PriceSlab[] | undefined;
};
/** The first slab is below what one costs. */
export const slabsBelow = ({ price, sellingprice, slabs: [first] = [] }: Asked): boolean =>
  price === undefined || !first || first.price < (sellingprice?.number ?? price);
export const SLABS_BELOW = { path: ['slabs', 0, 'price'], error: SLAB_NEEDS.lessThanAsked };

/** `from 20 sheets ₹1,950, from 50 sheets ₹1,900`; null where there are none. */
export const slabsInWords = (slabs: readonly PriceSlab[], unit: PriceUnit, noun: string): string | null =>
  slabs
    .map(
      ({ minQuantity, price }) => `from ${formatQuantity({ amount: minQuantity, unit, noun })} ${formatRupees(price)}`,
    )
    .join(', ') || null;
