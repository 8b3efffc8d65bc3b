import { type SQL, sql } from 'drizzle-orm';
import type { ProductSearch } from '#modules/search/search.ts';
import { chosenValues } from '../counting/facet-kinds.sql.ts';
import { type ChosenKind, conditionsOf, factValues, taggedConditionsOf } from '../counting/fact-kinds.sql.ts';
import { orderOf } from './pages.sql.ts';
import type { ShopQuery } from './shop-query.ts';

export type SearchFilter = Omit<ProductSearch, 'rank' | 'order'>;

/** Short letters, because whole words would exceed the length of a prepared statement's name. */
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
  isi: 'l',
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
    shape: [own ? 'o' : '', q.seller ? 's' : '', q.sortBy, q.direction, letters(conditions)].join(' '),
    base: sql.join(base, sql` and `),
    conditions,
    tagged: taggedConditionsOf(q),
    facets: q.facets,
    wholeShop: !own && q.seller === undefined,
    values: { ...chosenValues(q), ...factValues(q), seller: q.seller, limit: q.limit, offset: q.offset },
  };
}

export type Since = { readonly since: Date; readonly until: Date; readonly notOf: string };

/** Products approved in a period: an index finds them, whatever the other conditions. */
export function newSearchFilter(q: ShopQuery, { since, until, notOf }: Since): SearchFilter {
  const filter = searchFilterOf(q, { own: false });
  return {
    ...filter,
    shape: `${filter.shape} new`,
    base: sql`${filter.base} and product.approved_at > ${sql.placeholder('since')}::timestamptz
      and product.approved_at <= ${sql.placeholder('until')}::timestamptz
      and product.seller_id <> ${sql.placeholder('notOf')}::uuid`,
    facets: false,
    wholeShop: false,
    values: { ...filter.values, since: since.toISOString(), until: until.toISOString(), notOf },
  };
}

export const sortedSearchFilter = (q: ShopQuery, filter: SearchFilter): ProductSearch => ({
  ...filter,
  order: orderOf(q),
});
