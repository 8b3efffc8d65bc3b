import type { ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import { type Held, inOrder, searchWhole, understand } from '#modules/search/search.ts';
import { wantedOf } from './question.ts';
import { shopQuery } from './shop-query.ts';

const MICROSECONDS = 1000;

export type Since = { readonly since: Date; readonly until: Date; readonly notOf: string };

/** How many products that a query finds were approved in a span of time; of a text, those that have all of it. */
export function countNewMatches(held: Held, query: ProductListQuery, { since, until, notOf }: Since): number {
  const { index, names } = held;
  const q = shopQuery(query, names.within(query.categories));
  const news = { since: since.getTime() * MICROSECONDS, until: until.getTime() * MICROSECONDS, notOf };
  const wanted = { ...wantedOf(q), facets: [], news };
  if (!q.search) return index.find(inOrder(wanted)).total;
  return searchWhole(held, understand(held, q.search), wanted).total;
}
