import {
  FACTS,
  type Fact,
  type FactFacets,
  MOST_VALUES,
  type ProductFacets,
  SQFT_STEPS,
} from '@plyhaat/contract/catalog/catalog';
import { sql } from 'drizzle-orm';
import { cities, states } from '#modules/places/places.tables.ts';
import type { FacetRow, FilterKind } from '#modules/search/facet-rows.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { brands, categories } from '../catalog.tables.ts';
import { factName } from '../facts/facts.ts';
import type { ShopQuery } from '../listing/shop-query.ts';
import { SHEET_CATEGORIES } from '../reference/categories.reference.ts';
import { PRICE_BUCKETS, priceStep } from './price-ladder.ts';

type Pairs = readonly (readonly [value: string | number | null, count: number])[];
type FacetCounts = Readonly<Partial<Record<FilterKind, Pairs>>>;

/** With all kinds, also those of which no product has a value. */
export function countsByKind(rows: readonly FacetRow[]): FacetCounts {
  const counts: Partial<Record<FilterKind, [string, number][]>> = { sqft: [] };
  for (const [kind, value, count] of rows) {
    const pairs = counts[kind] ?? [];
    counts[kind] = pairs;
    pairs.push([value, count]);
  }
  return counts;
}

type Named = { _id: string; name: string };
type NamedKind = 'brands' | 'states' | 'cities';
type Names = Record<NamedKind, Named[]> & { categories: (Named & { slug: string; parentId: string | null })[] };

const named = (table: unknown, ids: NamedKind) =>
  sql`(select coalesce(json_agg(json_build_object('_id', id, 'name', name) order by lower(name)), '[]')
    from ${table} where id = any(${sql.placeholder(ids)}::uuid[]))`;

const selectNames = async (db: Db, ids: Record<NamedKind, readonly string[]>): Promise<Names> => {
  const build = () => sql`select json_build_object(
    'categories', (select coalesce(json_agg(json_build_object('_id', id, 'name', name, 'slug', slug,
      'parentId', parent_id) order by level, position), '[]') from ${categories} where shown),
    'brands', ${named(brands, 'brands')}, 'states', ${named(states, 'states')},
    'cities', ${named(cities, 'cities')}) as names`;
  const [row] = await prepared<{ names: Names }>(db, 'facet names', build, ids);
  return row?.names ?? { categories: [], brands: [], states: [], cities: [] };
};

const countOf = (counts: Pairs = []) => {
  const byValue = new Map(counts);
  return (value: string) => byValue.get(value) ?? 0;
};

function priceBuckets(counts: Pairs = []): ProductFacets['prices'] {
  return PRICE_BUCKETS.map((min, at) => {
    const max = PRICE_BUCKETS[at + 1] ?? null;
    const [from, to] = [min === 0 ? 0 : priceStep(min), max === null ? Number.POSITIVE_INFINITY : priceStep(max)];
    const inside = counts.filter(([step]) => Number(step) >= from && Number(step) < to);
    return { min, max, count: inside.reduce((sum, [, count]) => sum + count, 0) };
  });
}

/** Whether every chosen category, or its parent, is sold by the sheet. */
function isOfSheets(q: ShopQuery, allCategories: Names['categories']): boolean {
  const byId = new Map(allCategories.map((category) => [category._id, category]));
  return (
    q.categories.length > 0 &&
    q.categories.every((id) => {
      const category = byId.get(id);
      const top = category?.parentId ? byId.get(category.parentId) : category;
      return top !== undefined && SHEET_CATEGORIES.includes(top.slug);
    })
  );
}

const sqftLimits = (counts: Pairs = []): FactFacets['sqft'] =>
  [...SQFT_STEPS, null].map((max, at) => {
    const within = counts.filter(([step]) => Number(step) <= at);
    return { max, count: within.reduce((sum, [, count]) => sum + count, 0) };
  });

type Value = Named & { count: number };

/** The most frequent, and those that are chosen. */
const atMost = (values: readonly Value[], chosen: readonly string[]): Value[] =>
  values
    .toSorted((a, b) => b.count - a.count)
    .filter(({ _id, count }, at) => chosen.includes(_id) || (count > 0 && at < MOST_VALUES));

const BY_MEASURE: Readonly<Partial<Record<Fact, (a: Value, b: Value) => number>>> = {
  thickness: (a, b) => Number(a._id) - Number(b._id),
  size: (a, b) => b._id.localeCompare(a._id, 'en', { numeric: true }),
};

/** Thin ones and large sheets first, other values by how frequent they are. */
function factFacet(fact: Fact, counts: Pairs = [], chosen: readonly string[]): Value[] {
  const countByValue = new Map(counts.map(([value, count]) => [String(value), count]));
  for (const value of chosen) if (!countByValue.has(value)) countByValue.set(value, 0);
  const values = atMost(
    [...countByValue]
      .map(([_id, count]) => ({ _id, name: factName[fact](_id), count }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })),
    chosen,
  );
  return values.toSorted(BY_MEASURE[fact] ?? (() => 0));
}

function factFacets(q: ShopQuery, counts: FacetCounts, names: Names): FactFacets {
  const city = countOf(counts.city);
  const facts = FACTS.map((fact) => [fact, factFacet(fact, counts[fact], q.facts[fact])]);
  return {
    city: atMost(
      names.cities.map((row) => ({ ...row, count: city(row._id) })),
      q.cities,
    ),
    ...(Object.fromEntries(facts) as Record<Fact, Value[]>),
    inStock: countOf(counts.stock)('true'),
    verified: countOf(counts.verified)('true'),
    isi: countOf(counts.isi)('true'),
    sqft: isOfSheets(q, names.categories) ? sqftLimits(counts.sqft) : [],
  };
}

/** Adds names to the counts of values that have a product or are chosen; parents include their children. */
export async function nameFacets(db: Db, q: ShopQuery, counts: FacetCounts, capped: boolean): Promise<ProductFacets> {
  const isId = (value: string) => value !== 'null';
  const wanted = (kind: 'brand' | 'state' | 'city', chosen: readonly string[]) =>
    [...new Set([...(counts[kind] ?? []).map(([value]) => String(value)), ...chosen])].filter(isId);
  const ids = {
    brands: wanted('brand', q.brands),
    states: wanted('state', q.states),
    cities: wanted('city', q.cities),
  };
  const names = await selectNames(db, ids);
  const own = countOf(counts.category);
  const children = Map.groupBy(names.categories, ({ parentId }) => parentId);
  const whole = (id: string) => own(id) + (children.get(id) ?? []).reduce((sum, child) => sum + own(child._id), 0);
  const list = (rows: readonly Named[], pairs: Pairs | undefined) => {
    const count = countOf(pairs);
    // They come in the order of their names, which stays among equals.
    return rows.map((row) => ({ ...row, count: count(row._id) })).toSorted((a, b) => b.count - a.count);
  };
  return {
    categories: names.categories
      .map((row) => ({ ...row, count: whole(row._id) }))
      .filter(({ _id, count }) => count > 0 || q.categories.includes(_id)),
    brands: list(names.brands, counts.brand),
    states: list(names.states, counts.state),
    prices: priceBuckets(counts.price),
    ...(counts.sqft && { facts: factFacets(q, counts, names) }),
    capped,
  };
}
