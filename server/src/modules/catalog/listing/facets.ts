import { FACTS, type Fact } from '@plyhaat/contract/catalog/catalog';
import { type FactFacets, MOST_VALUES, type ProductFacets, SQFT_STEPS } from '@plyhaat/contract/catalog/facets';
import { type Counts, type Named, type NamedCategory, type Names, PRICE_BUCKETS } from '#modules/search/search.ts';
import { factName } from '../facts/facts.ts';
import type { ShopQuery } from './shop-query.ts';

type Pairs = readonly (readonly [value: string, count: number])[];

const countOf = (counts: Pairs = []) => {
  const byValue = new Map(counts);
  return (value: string) => byValue.get(value) ?? 0;
};

function priceBuckets(counts: Pairs = []): ProductFacets['prices'] {
  const count = countOf(counts);
  return PRICE_BUCKETS.map((min, at) => ({ min, max: PRICE_BUCKETS[at + 1] ?? null, count: count(String(at)) }));
}

/** Whether every chosen category is sold by area (CAT-26). */
function isOfArea(q: ShopQuery, shown: readonly NamedCategory[]): boolean {
  const byArea = new Set(shown.filter(({ soldByArea }) => soldByArea).map(({ _id }) => _id));
  return q.categories.length > 0 && q.categories.every((id) => byArea.has(id));
}

const sqftLimits = (counts: Pairs = []): FactFacets['sqft'] =>
  [...SQFT_STEPS, null].map((max, at) => {
    const within = counts.filter(([step]) => Number(step) <= at);
    return { max, count: within.reduce((sum, [, count]) => sum + count, 0) };
  });

type Value = { _id: string; name: string; count: number };

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
  const byValue = new Map(counts);
  for (const value of chosen) if (!byValue.has(value)) byValue.set(value, 0);
  const values = atMost(
    [...byValue]
      .map(([_id, count]) => ({ _id, name: factName[fact](_id), count }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })),
    chosen,
  );
  return values.toSorted(BY_MEASURE[fact] ?? (() => 0));
}

function factFacets(q: ShopQuery, counts: Counts, names: Names): FactFacets {
  const facts = FACTS.map((fact) => [fact, factFacet(fact, counts[fact], q.facts[fact])]);
  return {
    city: atMost(listed(names.of('city', idsIn(counts.city, q.cities)), counts.city), q.cities),
    ...(Object.fromEntries(facts) as Record<Fact, Value[]>),
    inStock: countOf(counts.stock)('true'),
    verified: countOf(counts.verified)('true'),
    isi: countOf(counts.isi)('true'),
    sqft: isOfArea(q, names.shownCategories) ? sqftLimits(counts.sqft) : [],
  };
}

const idsIn = (pairs: Pairs = [], chosen: readonly string[]) => [...pairs.map(([id]) => id), ...chosen];

const listed = (rows: readonly Named[], pairs: Pairs | undefined): Value[] => {
  const count = countOf(pairs);
  return rows.map((row) => ({ ...row, count: count(row._id) }));
};

/** They come in the order of their names, which stays among equals. */
const mostFirst = (values: readonly Value[]) => values.toSorted((a, b) => b.count - a.count);

/** Names beside numbers: whatever has a product or is chosen; parents count their children's. */
export function nameFacets(names: Names, q: ShopQuery, counts: Counts): ProductFacets {
  const own = countOf(counts.category);
  const shown = names.shownCategories;
  const children = Map.groupBy(shown, ({ parentId }) => parentId);
  const whole = (id: string) => own(id) + (children.get(id) ?? []).reduce((sum, child) => sum + own(child._id), 0);
  return {
    categories: shown
      .map(({ _id, name, slug, parentId }) => ({ _id, name, slug, parentId, count: whole(_id) }))
      .filter(({ _id, count }) => count > 0 || q.categories.includes(_id)),
    brands: mostFirst(listed(names.of('brand', idsIn(counts.brand, q.brands)), counts.brand)),
    states: mostFirst(listed(names.of('state', idsIn(counts.state, q.states)), counts.state)),
    prices: priceBuckets(counts[q.priceOf]),
    ...(counts.sqft && { facts: factFacets(q, counts, names) }),
    capped: false,
  };
}
