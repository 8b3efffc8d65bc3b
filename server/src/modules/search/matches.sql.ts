import { type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import type { Db } from '#platform/db.ts';
import { prepared } from '#platform/prepared.ts';

/** Beyond these the rest is neither sorted nor counted. */
export const MOST_MATCHES = 10_000;

const KINDS = ['category', 'brand', 'state', 'price'] as const;
type Kind = (typeof KINDS)[number];

/** Which products, and in which order: fragments with placeholders, and a name for the shape they make together. */
export type Wanted = {
  readonly shape: string;
  readonly base: SQL;
  /** How near a match is, where some are nearer than others. */
  readonly rank?: SQL;
  /** Conditions by what they are about; a facet is counted without the one about itself. */
  readonly conditions: Readonly<Partial<Record<Kind, SQL>>>;
  readonly order: SQL;
  /** The order of an index, for when there are too many to be sorted by rank. */
  readonly walk?: SQL;
  readonly facets: boolean;
  readonly values: Readonly<Record<string, unknown>>;
};

type Counts = [id: string, count: number][];
export type Found = {
  readonly ids: string[];
  readonly total: number;
  /** All that matched, whatever else was chosen; one more than the most stands for any number. */
  readonly matches: number;
  readonly facets?: { categories: Counts; brands: Counts; states: Counts; prices: [step: number, count: number][] };
};

const keeps = (kinds: readonly Kind[]) => sql.raw(kinds.map((kind) => `keeps_${kind}`).join(' and '));

const countsOf = (kind: Kind, column: string) => sql`(
  select coalesce(json_agg(json_build_array(value, count)), '[]') from (
    select ${sql.raw(column)} as value, count(*) as count from matched
     where ${keeps(KINDS.filter((other) => other !== kind))} and ${sql.raw(column)} is not null group by 1
  ) as counted)`;

const facetFields = sql`, 'facets', json_build_object(
  'categories', ${countsOf('category', 'category_id')}, 'brands', ${countsOf('brand', 'brand_id')},
  'states', ${countsOf('state', 'state_id')}, 'prices', ${countsOf('price', 'price_step')})`;

const columns = sql.raw(
  'id, name, asked_price, rating, created_at, score, category_id, brand_id, state_id, price_step',
);

function statement({ base, rank, conditions, order, facets }: Wanted): SQL {
  const kept = KINDS.map((kind) => sql`${conditions[kind] ?? sql`true`} as ${sql.raw(`keeps_${kind}`)}`);
  return sql`
    with matched as materialized (
      select ${columns}, ${rank ?? sql`0`} as rank, ${sql.join(kept, sql`, `)} from ${products} as product
       where ${base} limit ${sql.raw(String(MOST_MATCHES + 1))}
    )
    select json_build_object(
      'matches', (select count(*) from matched),
      'total', (select count(*) from matched where ${keeps(KINDS)}),
      'ids', (select coalesce(json_agg(id), '[]') from (
        select id from matched where ${keeps(KINDS)}
         order by ${order} limit ${sql.placeholder('limit')}::integer offset ${sql.placeholder('offset')}::integer
      ) as page)${facets ? facetFields : sql``}) as found`;
}

/** Reads every match once; the page, the total and the facets come from that one reading. */
export async function selectMatches(db: Db, wanted: Wanted): Promise<Found> {
  const name = `matches ${wanted.shape}${wanted.facets ? ' facets' : ''}`;
  const [row] = await prepared<{ found: Found }>(db, name, () => statement(wanted), wanted.values);
  if (!row) throw new Error('an aggregate answered no row');
  return row.found;
}

/** The same beyond the most: the page is read in its order until it is full, the total is counted. */
export async function selectManyMatches(db: Db, wanted: Wanted): Promise<Pick<Found, 'ids' | 'total'>> {
  const conditions = sql.join([wanted.base, ...Object.values(wanted.conditions)], sql` and `);
  const build = () => sql`
    select json_build_object(
      'total', (select count(*) from ${products} as product where ${conditions}),
      'ids', (select coalesce(json_agg(id), '[]') from (
        select id from ${products} as product where (${conditions}) is true
         order by ${wanted.walk ?? wanted.order} limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}
      ) as page)) as found`;
  const [row] = await prepared<{ found: Found }>(db, `many ${wanted.shape}`, build, wanted.values);
  if (!row) throw new Error('an aggregate answered no row');
  return row.found;
}
