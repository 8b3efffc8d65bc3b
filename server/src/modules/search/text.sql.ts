import { sql } from 'drizzle-orm';
import type { ProductSearch } from './matches.sql.ts';
import { anywhere, everywhere, exactly, type Place, type Sense } from './meaning.ts';

/** What a list asks of a search beside its text; without an order the best come first. */
export type SearchFilter = Omit<ProductSearch, 'rank' | 'order' | 'nearest'> & {
  readonly order?: ProductSearch['order'];
};

const BEST_FIRST = sql.raw('rank desc, score desc, id desc');
const matches = (query: string) => sql`(product.words @@ ${sql.placeholder(query)}::tsquery)`;

/** What sellers of a place have. */
export const within = (filter: SearchFilter, { kind, _id }: Place): SearchFilter => ({
  ...filter,
  shape: `${filter.shape} in ${kind}`,
  base: sql`${filter.base} and product.${sql.raw(kind)}_id = ${sql.placeholder('place')}::uuid`,
  wholeShop: false,
  values: { ...filter.values, place: _id },
});

/** Without a text: in the order of the list, else the best first. */
export const inOrder = (filter: SearchFilter): ProductSearch => ({ ...filter, order: filter.order ?? BEST_FIRST });

/** Everything that was asked for. */
export function withAll(filter: SearchFilter, senses: readonly Sense[]): ProductSearch {
  return {
    ...filter,
    shape: `${filter.shape} text`,
    base: sql`${filter.base} and ${matches('text')}`,
    rank: sql`(${matches('exact')})::integer`,
    order: filter.order ?? BEST_FIRST,
    ...(!filter.order && { nearest: matches('exact') }),
    values: { ...filter.values, text: everywhere(senses), exact: exactly(senses) },
  };
}

/** Some of the senses are a must; the more of the others a product has, and the rarer they are, the nearer it is. */
export function withSome(filter: SearchFilter, senses: readonly Sense[], must: string): ProductSearch {
  const parts = senses.map(
    (_sense, at) => sql`${matches(`sense${at}`)}::integer * ${sql.placeholder(`weight${at}`)}::real`,
  );
  const values = senses.flatMap((sense, at) => [
    [`sense${at}`, anywhere(sense)],
    [`weight${at}`, 1 / Math.log2(2 + sense.uses)],
  ]);
  return {
    ...filter,
    shape: `${filter.shape} some ${senses.length}`,
    base: sql`${filter.base} and ${matches('text')}`,
    rank: sql.join(parts, sql` + `),
    order: filter.order ?? BEST_FIRST,
    values: { ...filter.values, ...Object.fromEntries(values), text: must },
  };
}

/** Whatever the shop shows. */
export const anyProduct = (page: { limit: number; offset: number }): SearchFilter => ({
  shape: 'shown',
  base: sql`product.shown`,
  conditions: {},
  tagged: {},
  facets: false,
  wholeShop: true,
  values: page,
});
