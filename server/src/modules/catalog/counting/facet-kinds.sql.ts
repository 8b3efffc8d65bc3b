import { type SQL, sql } from 'drizzle-orm';
import { givenList } from '#platform/db/prepared.ts';
import type { ShopQuery } from '../listing/shop-query.ts';
import { PRICE_LADDER, priceStep } from './price-ladder.ts';

/** In the order of their bits in `product_counts.kinds`. */
export const FACET_KINDS = ['category', 'brand', 'state', 'price'] as const;
export type FacetKind = (typeof FACET_KINDS)[number];
/** What a product belongs to. */
export type Owner = Exclude<FacetKind, 'price'>;
export const isOwner = (kind: FacetKind): kind is Owner => kind !== 'price';
export const COLUMN = { category: 'category_id', brand: 'brand_id', state: 'state_id', price: 'price_step' } as const;
export const bits = (kinds: Iterable<FacetKind>) =>
  [...new Set(kinds)].reduce((sum, kind) => sum + 2 ** FACET_KINDS.indexOf(kind), 0);

export const chosenKinds = (q: ShopQuery): FacetKind[] => [
  ...(q.categories.length > 0 ? ['category' as const] : []),
  ...(q.brands.length > 0 ? ['brand' as const] : []),
  ...(q.states.length > 0 ? ['state' as const] : []),
  ...(q.minPrice !== undefined || q.maxPrice !== undefined ? ['price' as const] : []),
];

const CHOSEN = { category: 'categories', brand: 'brands', state: 'states' } as const;
/** The ids that were chosen of a kind. */
export const chosenIds = (owner: Owner): SQL => givenList(CHOSEN[owner], 'uuid');

export const condition: Readonly<Record<FacetKind, (from: string) => SQL>> = {
  category: (from) => sql`${sql.raw(from)}.category_id = any(${chosenIds('category')})`,
  brand: (from) => sql`${sql.raw(from)}.brand_id = any(${chosenIds('brand')})`,
  state: (from) => sql`${sql.raw(from)}.state_id = any(${chosenIds('state')})`,
  price: (from) =>
    sql`${sql.raw(from)}.asked_price between ${sql.placeholder('minPrice')}::numeric and ${sql.placeholder('maxPrice')}::numeric`,
};

const HIGHEST = 1e10;

/** Whole steps of the ladder within the prices asked for; what is left over at either end is counted by row. */
export function chosenValues(q: ShopQuery): Record<string, unknown> {
  const [min, max] = [q.minPrice ?? 0, q.maxPrice ?? HIGHEST];
  const firstWhole = priceStep(min) + (min === 0 || PRICE_LADDER.includes(min) ? 0 : 1);
  const afterWhole = q.maxPrice === undefined ? PRICE_LADDER.length + 1 : Math.max(priceStep(max), firstWhole);
  const rung = (step: number) => (step === 0 ? 0 : (PRICE_LADDER[step - 1] ?? HIGHEST));
  return {
    categories: q.within,
    brands: q.brands,
    states: q.states,
    minPrice: min,
    maxPrice: max,
    fromStep: firstWhole,
    beforeStep: afterWhole,
    wholeFrom: Math.min(rung(firstWhole), max),
    wholeTo: rung(afterWhole),
  };
}
