import { type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared, unprepared } from '#platform/db/prepared.ts';
import {
  type FacetRow,
  FILTER_KINDS,
  type FilterKind,
  facetColumns,
  facetRows,
  facetsTogether,
  keeping,
  keepsColumn,
  MOST_MATCHES,
  oneFacet,
} from './facet-rows.reads.sql.ts';
import { BY_SCORE, ENOUGH, withTopRanked } from './top-ranked.sql.ts';

type Conditions = Readonly<Partial<Record<FilterKind, SQL>>>;
export const kindsOf = (conditions: Conditions) => FILTER_KINDS.filter((kind) => conditions[kind]);

/** Which products, and in which order: fragments with placeholders, and a name for the shape they make together. */
export type ProductSearch = {
  readonly shape: string;
  readonly base: SQL;
  /** How near a match is, where some are nearer than others. */
  readonly rank?: SQL;
  /** Conditions by what they are about; a facet is counted without the one about itself. */
  readonly conditions: Conditions;
  /** The same, as far as the index of tags can answer them. */
  readonly tagged: Conditions;
  readonly order: SQL;
  /** Where the nearest come first: which those are, for when there are too many to be sorted by rank. */
  readonly nearest?: SQL;
  readonly facets: boolean;
  /** Nothing but what is shown is asked of a product, apart from the text and the conditions. */
  readonly wholeShop?: boolean;
  readonly values: Readonly<Record<string, unknown>>;
};

export type FoundProducts = {
  readonly ids: string[];
  readonly total: number;
  /** All matches before other filters; the limit plus one means that there are more. */
  readonly matches: number;
  readonly facets?: FacetRow[];
  /** How many are left out by a price for a square foot because they have none. */
  readonly withoutSqft?: number;
};

/** Each kind without the condition about itself; those without a condition in one reading. */
function countedFacets(chosen: readonly FilterKind[]): SQL {
  const keeps = (kinds: readonly FilterKind[]) => sql`matched where ${keeping(kinds)}`;
  const open = FILTER_KINDS.filter((kind) => !chosen.includes(kind));
  return facetRows([
    ...(open.length > 0 ? [facetsTogether(open, keeps(chosen))] : []),
    ...chosen.map((kind) => oneFacet(kind, keeps(chosen.filter((other) => other !== kind)))),
  ]);
}

export const SORTED_BY = sql.raw('id, name, asked_price, rating, created_at, score, sqft_price');

const flags = (conditions: Conditions) =>
  sql.join(
    kindsOf(conditions).map((kind) => sql`, ${conditions[kind]} as ${keepsColumn(kind)}`),
    sql``,
  );

/** Products that keep to everything but have no price for a square foot. */
const countUnpriced = (chosen: readonly FilterKind[]) =>
  chosen.includes('sqft')
    ? sql`, 'withoutSqft', (select count(*) from matched
        where ${keeping(chosen.filter((kind) => kind !== 'sqft'))} and sqft_price is null)`
    : sql``;

function statement({ base, rank, conditions, order, facets }: ProductSearch): SQL {
  const chosen = kindsOf(conditions);
  const counted = facets ? sql`, ${facetColumns(FILTER_KINDS)}` : sql``;
  return sql`
    with matched as materialized (
      select ${SORTED_BY}${counted}, ${rank ?? sql`0`} as rank${flags(conditions)} from ${products} as product
       where ${base} limit ${sql.raw(String(MOST_MATCHES + 1))}
    )
    select json_build_object(
      'matches', (select count(*) from matched),
      'total', (select count(*) from matched where ${keeping(chosen)}),
      'ids', (select coalesce(json_agg(id), '[]') from (
        select id from matched where ${keeping(chosen)}
         order by ${order} limit ${sql.placeholder('limit')}::integer offset ${sql.placeholder('offset')}::integer
      ) as page)${facets ? sql`, 'facets', ${countedFacets(chosen)}` : sql``}${countUnpriced(chosen)}) as found`;
}

/** Reads every match once; the page, the total and the facets come from that one reading. */
export async function selectMatches(db: Db, wanted: ProductSearch): Promise<FoundProducts> {
  const name = `matches ${wanted.shape}${wanted.facets ? ' facets' : ''}`;
  const [row] = await prepared<{ found: FoundProducts }>(db, name, () => statement(wanted), wanted.values);
  if (!row) throw new Error('an aggregate answered no row');
  return row.found;
}

/** How many of the shop have the text, as PostgreSQL's `tsquery`. */
export async function countMatches(db: Db, text: string): Promise<number> {
  const build = () => sql`select count(*)::integer as count from ${products} as product
    where product.shown and product.words @@ ${sql.placeholder('text')}::tsquery`;
  const [row] = await prepared<{ count: number }>(db, 'count matches', build, { text });
  return row?.count ?? 0;
}

/** Counted over the best, where there are known to be more than the most. */
export async function selectBestFacets(
  db: Db,
  { base, conditions, values }: ProductSearch,
): Promise<FoundProducts['facets']> {
  const query = sql`
    with matched as materialized (
      select ${facetColumns(FILTER_KINDS)}${flags(conditions)} from ${products} as product
       where ${base} order by ${BY_SCORE} limit ${sql.raw(String(MOST_MATCHES))}
    )
    select ${countedFacets(kindsOf(conditions))} as facets`;
  const [row] = await unprepared<{ facets: FacetRow[] }>(db, query, values);
  return row?.facets;
}

/** The nearest by score; where they do not fill the page, they are all there is and others follow. */
function nearestFirst(all: SQL, nearest: SQL, { depth, wholeShop }: { depth: number; wholeShop: boolean }): SQL {
  const most = sql.raw(String(depth));
  const walk = (which: SQL, limit: SQL) => sql`
    select id, score from ${products} as product where ${which} order by ${BY_SCORE} limit ${limit}`;
  const near = sql`${all} and ${nearest}`;
  return sql`${withTopRanked(wholeShop ? near : sql`false`, most)},
    near as materialized (select * from foremost where ${ENOUGH} union all (${walk(sql`not ${ENOUGH} and ${near}`, most)})),
    others as (${walk(sql`(select count(*) from near) < ${most} and ${all}`, sql`2 * ${most}`)})
    select id from (
      select *, 1 as rank from near
      union all select *, 0 from others where id not in (select id from near)
    ) as both_kinds order by rank desc, ${BY_SCORE}`;
}

/**
 * The page beyond the most: read in its order until it is full. Planned for its own values, because a rare word is
 * fetched and a common one walked to.
 */
export async function selectManyMatches(
  db: Db,
  wanted: ProductSearch,
  total?: number,
): Promise<Pick<FoundProducts, 'ids' | 'total'>> {
  const { base, conditions, order, nearest, wholeShop = false } = wanted;
  const { limit, offset } = wanted.values as { limit: number; offset: number };
  const all = sql.join([base, ...Object.values(conditions)], sql` and `);
  const rows = nearest
    ? nearestFirst(all, nearest, { depth: limit + offset, wholeShop })
    : sql`select id from ${products} as product where ${all} order by ${order}`;
  const counted =
    total === undefined
      ? sql`(select count(*) from ${products} as product where ${all})`
      : sql`${sql.placeholder('total')}::integer`;
  const query = sql`
    select json_build_object('total', ${counted}, 'ids', (select coalesce(json_agg(id), '[]') from (
      ${rows} limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))}) as page)) as found`;
  const [row] = await unprepared<{ found: FoundProducts }>(db, query, { ...wanted.values, total });
  if (!row) throw new Error('an aggregate answered no row');
  return row.found;
}

/**
 * Several words that are common each: nobody knows how many have them together. If the foremost fill the page, the rest
 * is only counted, else ranked in the same reading.
 */
export async function selectNearest(
  db: Db,
  { shape, base, nearest, values }: ProductSearch & { nearest: SQL },
): Promise<Pick<FoundProducts, 'ids' | 'total'>> {
  const [limit, offset] = ['limit', 'offset'].map((name) => sql`${sql.placeholder(name)}::integer`);
  const build = () => sql`${withTopRanked(sql`${base} and ${nearest}`, sql`(${limit} + ${offset})`)},
    ranked as materialized (
      select id, score, (${nearest})::integer as rank from ${products} as product where not ${ENOUGH} and ${base}
    )
    select json_build_object(
      'total', (select count(*) from ranked) + (select count(*) from ${products} as product where ${ENOUGH} and ${base}),
      'ids', (select coalesce(json_agg(id), '[]') from (
        select id from (
          select *, 1 as rank from foremost where ${ENOUGH} union all select * from ranked
        ) as either order by rank desc, ${BY_SCORE} limit ${limit} offset ${offset}) as page)) as found`;
  const [row] = await prepared<{ found: FoundProducts }>(db, `nearest ${shape}`, build, values);
  if (!row) throw new Error('an aggregate answered no row');
  return row.found;
}
