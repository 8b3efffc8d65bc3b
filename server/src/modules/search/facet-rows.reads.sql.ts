import { SQFT_STEPS } from '@plyhaat/contract/catalog/catalog';
import { type SQL, sql } from 'drizzle-orm';
import { ISI_VERIFIED } from '#modules/catalog/listing/licence.reads.sql.ts';

/** Beyond so many products the rest is not counted for facets. */
export const MOST_MATCHES = 10_000;

const steps = SQFT_STEPS.map((rupees) => rupees * 100).join();

/** What products are filtered by, each with the value that its facet counts. */
const VALUE = {
  category: 'category_id',
  brand: 'brand_id',
  state: 'state_id',
  price: 'price_step',
  city: 'city_id',
  thickness: 'trim_scale(thickness_mm)',
  grade: 'grade_read',
  size: 'size_read',
  wood: 'wood_read',
  finish: 'finish_read',
  stock: 'in_stock',
  verified: 'verified',
  isi: ISI_VERIFIED,
  // How many steps are below the price: a step is an upper limit that counts.
  sqft: `width_bucket(sqft_price - 1, '{${steps}}'::integer[])`,
} as const;

export type FilterKind = keyof typeof VALUE;
export const FILTER_KINDS = Object.keys(VALUE) as FilterKind[];

export type FacetRow = [kind: FilterKind, value: string, count: number];

const facet = (kind: FilterKind) => `facet_${kind}`;

/** The columns that `facetRows` counts, of `product`. */
export const facetColumns = (kinds: readonly FilterKind[]): SQL =>
  sql.raw(kinds.map((kind) => `${VALUE[kind]} as ${facet(kind)}`).join(', '));

/** Whether a product keeps to a condition, under the names that `keeping` reads. */
export const keepsColumn = (kind: FilterKind): SQL => sql.raw(`keeps_${kind}`);
export const keeping = (kinds: readonly FilterKind[]): SQL =>
  kinds.length === 0 ? sql`true` : sql.join(kinds.map(keepsColumn), sql` and `);

/** Counts of one kind's values in a table of `facetColumns`. */
export const oneFacet = (kind: FilterKind, from: SQL): SQL =>
  sql`select ${sql.raw(`'${kind}'`)} as kind, ${sql.raw(facet(kind))}::text as value, count(*) as count from ${from} group by 2`;

/** Counts of the values of several kinds, read once. */
export function facetsTogether(kinds: readonly FilterKind[], from: SQL): SQL {
  const columns = kinds.map(facet);
  const all = 2 ** kinds.length - 1;
  // A column's bit is 0 in the set that it makes, the first column has the highest bit.
  const names = kinds.map((kind, at) => `when ${all - 2 ** (kinds.length - 1 - at)} then '${kind}'`).join(' ');
  return sql`select case grouping(${sql.raw(columns.join())}) ${sql.raw(names)} end as kind,
      coalesce(${sql.raw(columns.map((column) => `${column}::text`).join())}) as value, count(*) as count
    from ${from} group by grouping sets (${sql.raw(columns.map((column) => `(${column})`).join())})`;
}

/** The counts of all these parts as one JSON value; products without a value are in none. */
export const facetRows = (parts: readonly SQL[]): SQL => sql`(
  select coalesce(json_agg(json_build_array(kind, value, count)), '[]')
    from (${sql.join([...parts], sql` union all `)}) as counted where value is not null)`;
