import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { listSimilarSellers } from '@plyhaat/contract/sellers/sellers';
import { countView } from '@plyhaat/contract/sellers/views';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { ownId } from '#api/own-id.ts';
import { sponsoredAt } from '#features/catalog/listing/sponsored.queries.ts';
import { shownProduct } from '#features/catalog/shown-product.ts';
import { reviewList } from '#features/reviews/reviews.queries.ts';

export const sellerDetail = (id: string) =>
  queryOptions({
    queryKey: ['sellers', 'one', id],
    queryFn: ({ signal }) => {
      const visitorUserId = ownId();
      return call(readMember, { params: { id }, query: visitorUserId ? { visitorUserId } : {} }, signal);
    },
    staleTime: 10 * MINUTE_MS,
  });

/** SELL-12. */
export const storeProducts = (userId: string) =>
  queryOptions({
    queryKey: ['products', 'of store', userId],
    queryFn: async ({ signal }) => {
      const query = { userId, page: 1, perPage: 8, sortBy: 'createdAt', sortOrder: 'desc', facets: false } as const;
      const { total, data } = await call(listProducts, { query }, signal);
      return { total, data: data.map((product) => ({ ...shownProduct(product), brandObj: product.brandObj })) };
    },
  });

export const similarSellers = (id: string) =>
  queryOptions({
    queryKey: ['sellers', 'similar', id],
    queryFn: ({ signal }) => call(listSimilarSellers, { params: { id } }, signal),
  });

/** The seller itself must be there; what stands beside it may be missing. */
export async function loadStore(queries: QueryClient, id: string) {
  const { data: seller } = await queries.ensureQueryData(sellerDetail(id));
  const beside = [
    queries.prefetchQuery(storeProducts(seller._id)),
    queries.prefetchQuery(sponsoredAt({ userId: seller._id })),
    queries.prefetchQuery(similarSellers(seller._id)),
    queries.prefetchQuery(reviewList({ userId: seller._id })),
  ];
  return { seller, beside: Promise.all(beside) };
}

/** Sent once the page is on screen; the server decides whether it counts. */
export const tellVisit = (userId: string): void => void call(countView, { body: { userId } }).catch(() => undefined);
