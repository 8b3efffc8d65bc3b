import { type SQL, sql } from 'drizzle-orm';
import type { ProductSearch } from '#modules/search/search.ts';
import { chosenValues } from '../counting/facet-kinds.sql.ts';
import { type ChosenKind, conditionsOf, factValues, taggedConditionsOf } from '../counting/fact-kinds.sql.ts';
import { orderOf } from './pages.sql.ts';
import type { ShopQuery } from './shop-query.ts';

export type SearchFilter = Omit<ProductSearch, 'rank' | 'order'>;

/** A word for each would make names longer than the database takes. */
const LETTER: Readonly<Record<ChosenKind, string>> = {
  category: 'k',
  brand: 'b',
  state: 's',
  price: 'p',
  city: 'c',
  thickness: 't',
  grade: 'g',
  size: 'z',
  wood: 'w',
  finish: 'f',
  stock: 'i',
  verified: 'v',
  sqft: 'q',
};
const letters = (conditions: object) => (Object.keys(conditions) as ChosenKind[]).map((kind) => LETTER[kind]).join('');

/** A filter as `search` takes it, for what is not counted beforehand: a text, or the products of one seller. */
export function searchFilterOf(q: ShopQuery, { own }: { own: boolean }): SearchFilter {
  const conditions = conditionsOf(q);
  const base: SQL[] = [
    ...(own ? [] : [sql`product.shown`]),
    ...(q.seller === undefined ? [] : [sql`product.seller_id = ${sql.placeholder('seller')}::uuid`]),
  ];
  return {
    shape: [own ? 'own' : '', q.seller ? 'seller' : '', q.sortBy, q.direction, letters(conditions)].join(' '),
    base: sql.join(base, sql` and `),
    conditions,
    tagged: taggedConditionsOf(q),
    facets: q.facets,
    wholeShop: !own && q.seller === undefined,
    values: { ...chosenValues(q), ...factValues(q), seller: q.seller, limit: q.limit, offset: q.offset },
  };
}

export const sortedSearchFilter = (q: ShopQuery, filter: SearchFilter): ProductSearch => ({
  ...filter,
  order: orderOf(q),
});
