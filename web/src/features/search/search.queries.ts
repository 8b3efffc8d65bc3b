import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { type SearchQuery, search, searchSellers, suggest } from '@plyhaat/contract/search/search';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { loadProducts } from '#features/catalog/listing/browse.load.ts';
import { type SearchAddress, toShop } from './search.address.ts';

export const searchResults = (query: SearchQuery) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: ({ signal }) => call(search, { query }, signal),
    staleTime: MINUTE_MS,
  });

/** The first few of each kind, and how many there are of each. */
export const overview = (q: string) => searchResults({ q, type: 'all', page: 1, perPage: 12 });

export const pageOfKind = ({ q, type, page, perPage }: SearchAddress) => searchResults({ q, type, page, perPage });

/** Two minutes fresh (ALL-18). */
export const sellerSuggestions = (text: string) =>
  queryOptions({
    queryKey: ['search', 'sellers', text],
    queryFn: ({ signal }) => call(searchSellers, { query: { search: text, page: 1, perPage: 5 } }, signal),
    staleTime: 2 * MINUTE_MS,
  });

export const suggestions = (q: string) =>
  queryOptions({
    queryKey: ['search', 'suggest', q],
    queryFn: ({ signal }) => call(suggest, { query: { q } }, signal),
    staleTime: 2 * MINUTE_MS,
  });

export async function loadSearch(queries: QueryClient, address: SearchAddress): Promise<void> {
  const { q, type } = address;
  if (q === '') return;
  await Promise.all([
    queries.ensureQueryData(overview(q)),
    ...(type === 'products' ? [loadProducts(queries, toShop(address))] : []),
    ...(type === 'sellers' || type === 'categories' ? [queries.ensureQueryData(pageOfKind(address))] : []),
  ]);
}
