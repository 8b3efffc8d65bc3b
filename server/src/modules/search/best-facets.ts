import { Recent } from '#platform/cache/recent.ts';
import type { Db } from '#platform/db/db.ts';
import { type FoundProducts, type ProductSearch, selectBestFacets } from './matches.sql.ts';

const KEPT_FOR = 10 * 60_000;
const MOST_KEPT = 500;

type Counted = { readonly until: number; readonly facets: Promise<FoundProducts['facets']> };
const counted = new WeakMap<Db, Recent<string, Counted>>();

/**
 * The facets of the best of too many matches. They are shown with a plus, change little and take long to count: so what
 * was counted in the last minutes is good enough.
 */
export function bestFacets(db: Db, wanted: ProductSearch): Promise<FoundProducts['facets']> {
  const recent = counted.get(db) ?? new Recent<string, Counted>(MOST_KEPT);
  counted.set(db, recent);
  const { limit, offset, ...asked } = wanted.values;
  const key = JSON.stringify([wanted.shape, asked]);
  const known = recent.get(key);
  if (known && known.until > Date.now()) return known.facets;
  const facets = selectBestFacets(db, wanted);
  recent.set(key, { until: Date.now() + KEPT_FOR, facets });
  facets.catch(() => recent.set(key, { until: 0, facets }));
  return facets;
}
