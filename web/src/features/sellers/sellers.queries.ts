import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { listSellers, SellerListQuery } from '@plyhaat/contract/sellers/sellers';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { activeCities, activeStates } from '#features/places/places.queries.ts';
import { forgiving } from '#shell/address.ts';
import type { SellersAddress } from './listing/sellers.address.ts';

const { parse } = forgiving(SellerListQuery);

/** What an address asks for; a bad part falls back to its default. Names go from A to Z, everything else from the top. */
export function sellersQuery({ view: _view, ...address }: SellersAddress): SellerListQuery {
  const query = parse(address);
  const sortBy = query.sortBy ?? (query.search ? undefined : 'rating');
  return { ...query, sortBy, sortOrder: sortBy === 'name' ? 'asc' : 'desc' };
}

const isSameList = (last: unknown, now: SellerListQuery): boolean =>
  JSON.stringify({ ...(last as SellerListQuery | undefined), page: 0 }) === JSON.stringify({ ...now, page: 0 });

export const sellerList = (query: SellerListQuery) =>
  queryOptions({
    queryKey: ['sellers', 'list', query],
    queryFn: ({ signal }) => call(listSellers, { query }, signal),
    staleTime: 5 * MINUTE_MS,
    // Another page fades the last one out; another filter shows skeletons (SELL-10).
    placeholderData: (last, lastQuery) => (isSameList(lastQuery?.queryKey[2], query) ? last : undefined),
  });

/** Everything the list shows when it is rendered; what fails is left to the screen to say. */
export function loadSellers(queries: QueryClient, address: SellersAddress): Promise<unknown> {
  const query = sellersQuery(address);
  return Promise.all([
    queries.prefetchQuery(sellerList(query)),
    queries.prefetchQuery(activeStates()),
    queries.prefetchQuery(activeCities(query.state)),
    queries.prefetchQuery(categoryList()),
  ]);
}
