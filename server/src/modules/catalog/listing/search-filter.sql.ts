import { type SQL, sql } from 'drizzle-orm';
import type { ProductSearch } from '#modules/search/search.ts';
import { chosenKinds, chosenValues, condition } from '../counting/facet-kinds.sql.ts';
import { orderOf } from './pages.sql.ts';
import type { ShopQuery } from './shop-query.ts';

export type SearchFilter = Omit<ProductSearch, 'rank' | 'order'>;

/** A word for each would make names longer than the database takes. */
const initials = (kinds: readonly string[]) => kinds.map(([letter]) => letter).join('');

/** A filter as `search` takes it, for what is not counted beforehand: a text, or the products of one seller. */
export function searchFilterOf(q: ShopQuery, { own }: { own: boolean }): SearchFilter {
  const kinds = chosenKinds(q);
  const base: SQL[] = [
    ...(own ? [] : [sql`product.shown`]),
    ...(q.seller === undefined ? [] : [sql`product.seller_id = ${sql.placeholder('seller')}::uuid`]),
  ];
  return {
    shape: [own ? 'own' : 'shown', q.seller ? 'seller' : '', q.sortBy, q.direction, initials(kinds)].join(' '),
    base: sql.join(base, sql` and `),
    conditions: Object.fromEntries(kinds.map((kind) => [kind, condition[kind]('product')])),
    facets: q.facets,
    wholeShop: !own && q.seller === undefined,
    values: { ...chosenValues(q), seller: q.seller, limit: q.limit, offset: q.offset },
  };
}

export const sortedSearchFilter = (q: ShopQuery, filter: SearchFilter): ProductSearch => ({
  ...filter,
  order: orderOf(q),
});
