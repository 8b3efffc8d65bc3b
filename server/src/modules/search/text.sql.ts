import { sql } from 'drizzle-orm';
import type { Wanted } from './matches.sql.ts';
import { everywhere, exactly, type Sense } from './meaning.ts';

/** What a list asks of a search beside its text; without an order the best come first. */
export type Asked = Omit<Wanted, 'rank' | 'order'> & { readonly order?: Wanted['order'] };

const BEST_FIRST = sql.raw('rank desc, score desc, id desc');
const matches = (query: string) => sql`(product.words @@ ${sql.placeholder(query)}::tsquery)`;

/** Everything that was asked for. */
export function withAll(asked: Asked, senses: readonly Sense[]): Wanted {
  return {
    ...asked,
    shape: `${asked.shape} text`,
    base: sql`${asked.base} and ${matches('text')}`,
    rank: sql`(${matches('exact')})::integer`,
    order: asked.order ?? BEST_FIRST,
    values: { ...asked.values, text: everywhere(senses), exact: exactly(senses) },
  };
}

/** All but one of the senses, or else any; the rarer the sense, the more its match weighs. */
export function withSome(asked: Asked, senses: readonly Sense[], weights: readonly number[], missing: number): Wanted {
  const texts = senses.map((_sense, at) => everywhere(senses.filter((_other, other) => other !== at)));
  const any = missing === 1 ? texts : senses.map((sense) => everywhere([sense]));
  const parts = senses.map(
    (_sense, at) => sql`${matches(`sense${at}`)}::integer * ${sql.placeholder(`weight${at}`)}::real`,
  );
  const values = Object.fromEntries(
    senses.flatMap((sense, at) => [
      [`sense${at}`, everywhere([sense])],
      [`weight${at}`, weights[at]],
    ]),
  );
  return {
    ...asked,
    shape: `${asked.shape} some ${senses.length}`,
    base: sql`${asked.base} and ${matches('text')}`,
    rank: sql.join(parts, sql` + `),
    order: asked.order ?? BEST_FIRST,
    values: { ...asked.values, ...values, text: any.map((text) => `(${text})`).join(' | ') },
  };
}

/** Whatever the shop shows. */
export const anyProduct = (page: { limit: number; offset: number }): Asked => ({
  shape: 'shown',
  base: sql`product.shown`,
  conditions: {},
  facets: false,
  values: page,
});
