import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { type SearchQuery, search, searchSellers, suggest } from '@plyhaat/contract/search/search';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { shownFacets } from '#features/catalog/catalog.queries.ts';
import { loadProducts } from '#features/catalog/listing/browse.load.ts';
import { toListQuery } from '#features/catalog/shop.address.ts';
import { shownProduct } from '#features/catalog/shown-product.ts';
import { type SearchAddress, toShop } from './search.address.ts';

type Asked = Pick<SearchQuery, 'q' | 'type' | 'page' | 'perPage'> & Partial<SearchQuery>;

/** What the screen shows of a reply: a page carries nothing else. */
const shownResults = ({ data, facets, ...reply }: ReplyOf<typeof search>, { categories = [] }: Asked) => ({
  ...reply,
  data: { ...data, products: data.products.map(shownProduct) },
  facets: facets && shownFacets(facets, categories),
});
export type Results = ReturnType<typeof shownResults>;

const searchResults = (query: Asked) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: async ({ signal }) => shownResults(await call(search, { query }, signal), query),
    staleTime: MINUTE_MS,
  });

const NO_FILTERS = ['search', 'facets', 'nearby', 'sortBy', 'sortOrder', 'page', 'perPage'];

/** The filters that are chosen; what nobody chose is left out of the name of the results. */
const filtersIn = (address: SearchAddress): Partial<SearchQuery> =>
  Object.fromEntries(
    Object.entries(toListQuery(toShop(address))).filter(
      ([name, value]) => !NO_FILTERS.includes(name) && String(value ?? '') !== '',
    ),
  );

/** The first few of each kind, and how many there are of each; products have counts of their own on their tab. */
export const overview = (address: SearchAddress) =>
  searchResults({
    ...{ q: address.q, type: 'all', page: 1, perPage: 12 },
    ...filtersIn(address),
    ...(address.type !== 'products' && { facets: true }),
  });

export const pageOfKind = (address: SearchAddress) => {
  const { q, type, page, perPage } = address;
  return searchResults({ q, type, page, perPage, ...filtersIn(address) });
};

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
    queries.ensureQueryData(overview(address)),
    ...(type === 'products' ? [loadProducts(queries, toShop(address))] : []),
    ...(type === 'sellers' || type === 'categories' ? [queries.ensureQueryData(pageOfKind(address))] : []),
  ]);
}
