import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/db/db.ts';
import { type FoundProducts, type ProductSearch, selectBestFacets } from './matches.sql.ts';

const FOR = 10 * 60_000;
const MOST = 500;
/** Uses Date.now, which tests can replace. */
const CLOCK = { now: () => Date.now() };

type Facets = Promise<FoundProducts['facets']>;
const counted = new WeakMap<Db, LRUCache<string, Facets>>();

/**
 * The facets of the best of too many matches. They are shown with a plus, change little and take long to count: so what
 * was counted in the last minutes is good enough.
 */
export function bestFacets(db: Db, wanted: ProductSearch): Facets {
  const cache = counted.get(db) ?? new LRUCache<string, Facets>({ max: MOST, ttl: FOR, perf: CLOCK });
  counted.set(db, cache);
  const { limit, offset, ...conditions } = wanted.values;
  const key = JSON.stringify([wanted.shape, conditions]);
  const cached = cache.get(key);
  if (cached) return cached;
  const facets = selectBestFacets(db, wanted);
  cache.set(key, facets);
  facets.catch(() => cache.delete(key));
  return facets;
}
