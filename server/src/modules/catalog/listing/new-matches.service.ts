import type { ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import { searchWhole, selectMatches, understand } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import { selectWithin } from '../reference/categories.sql.ts';
import { newSearchFilter, type Since, sortedSearchFilter } from './search-filter.sql.ts';
import { shopQuery } from './shop-query.ts';

/** How many products that a query finds were approved in a span of time; of a text, those that have all of it. */
export async function countNewMatches(db: Db, query: ProductListQuery, since: Since): Promise<number> {
  const q = shopQuery(query, await selectWithin(db, query.categories));
  const wanted = sortedSearchFilter(q, newSearchFilter(q, since));
  const found = q.search
    ? await searchWhole(db, await understand(db, q.search), wanted)
    : await selectMatches(db, wanted);
  return found.total;
}
