import { listSimilarProducts, readProduct } from '@plyhaat/contract/catalog/catalog';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { countView } from '@plyhaat/contract/sellers/views';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { reviewList } from '#features/reviews/reviews.queries.ts';
import { shownProduct } from '../shown-product.ts';

export const productDetail = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['products', 'one', idOrSlug],
    queryFn: ({ signal }) => call(readProduct, { params: { idOrSlug } }, signal),
    staleTime: 10 * MINUTE_MS,
  });

export const similarProducts = (id: string) =>
  queryOptions({
    queryKey: ['products', 'similar', id],
    queryFn: async ({ signal }) => {
      const { data } = await call(listSimilarProducts, { params: { id } }, signal);
      return data.data.map(shownProduct);
    },
    staleTime: 5 * MINUTE_MS,
  });

/** The product itself must be there; what stands beside it may be missing. */
export async function loadProduct(queries: QueryClient, idOrSlug: string) {
  const { data } = await queries.ensureQueryData(productDetail(idOrSlug));
  const beside = [
    queries.prefetchQuery(similarProducts(data._id)),
    queries.prefetchQuery(reviewList({ productId: data._id })),
  ];
  return { product: data, beside: Promise.all(beside) };
}

/** Sent once the page is on screen; the server decides whether it counts. */
export const tellView = (productId: string): void =>
  void call(countView, { body: { productId } }).catch(() => undefined);
