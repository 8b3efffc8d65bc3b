import type { ProductFacets } from '@plyhaat/contract/catalog/catalog';
import { sql } from 'drizzle-orm';
import { states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { brands, categories } from '../catalog.tables.ts';
import type { ShopQuery } from '../listing/shop-query.ts';
import { PRICE_BUCKETS, priceStep } from './price-ladder.ts';

type Counts = readonly (readonly [value: string | number | null, count: number])[];
export type FacetCounts = Readonly<Record<'categories' | 'brands' | 'states' | 'prices', Counts>>;

type Named = { _id: string; name: string };
type Names = { categories: (Named & { slug: string; parentId: string | null })[]; brands: Named[]; states: Named[] };

const named = (table: unknown, ids: string) =>
  sql`(select coalesce(json_agg(json_build_object('_id', id, 'name', name) order by lower(name)), '[]')
    from ${table} where id = any(${sql.placeholder(ids)}::uuid[]))`;

const selectNames = async (db: Db, ids: Record<'brands' | 'states', readonly string[]>): Promise<Names> => {
  const build = () => sql`select json_build_object(
    'categories', (select json_agg(json_build_object('_id', id, 'name', name, 'slug', slug, 'parentId', parent_id)
      order by level, position) from ${categories}),
    'brands', ${named(brands, 'brands')}, 'states', ${named(states, 'states')}) as names`;
  const [row] = await prepared<{ names: Names }>(db, 'facet names', build, ids);
  return row?.names ?? { categories: [], brands: [], states: [] };
};

const countOf = (counts: Counts) => {
  const byValue = new Map(counts);
  return (value: string) => byValue.get(value) ?? 0;
};

function priceBuckets(counts: Counts): ProductFacets['prices'] {
  return PRICE_BUCKETS.map((min, at) => {
    const max = PRICE_BUCKETS[at + 1] ?? null;
    const [from, to] = [min === 0 ? 0 : priceStep(min), max === null ? Number.POSITIVE_INFINITY : priceStep(max)];
    const inside = counts.filter(([step]) => Number(step) >= from && Number(step) < to);
    return { min, max, count: inside.reduce((sum, [, count]) => sum + count, 0) };
  });
}

/** Names beside numbers: whatever has a product or is chosen; parents count their children's. */
export async function nameFacets(db: Db, q: ShopQuery, counts: FacetCounts, capped: boolean): Promise<ProductFacets> {
  const wanted = (kind: 'brands' | 'states') => [
    ...new Set([...counts[kind].map(([value]) => String(value)), ...q[kind]]),
  ];
  const isId = (value: string) => value !== 'null';
  const names = await selectNames(db, { brands: wanted('brands').filter(isId), states: wanted('states').filter(isId) });
  const own = countOf(counts.categories);
  const children = Map.groupBy(names.categories, ({ parentId }) => parentId);
  const whole = (id: string) => own(id) + (children.get(id) ?? []).reduce((sum, child) => sum + own(child._id), 0);
  const list = (rows: readonly Named[], kind: 'brands' | 'states') => {
    const count = countOf(counts[kind]);
    // They come in the order of their names, which stays among equals.
    return rows.map((row) => ({ ...row, count: count(row._id) })).toSorted((a, b) => b.count - a.count);
  };
  return {
    categories: names.categories
      .map((row) => ({ ...row, count: whole(row._id) }))
      .filter(({ _id, count }) => count > 0 || q.categories.includes(_id)),
    brands: list(names.brands, 'brands'),
    states: list(names.states, 'states'),
    prices: priceBuckets(counts.prices),
    capped,
  };
}
