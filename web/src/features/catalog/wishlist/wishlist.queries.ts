import { addToWishlist, listWishlist, removeFromWishlist } from '@plyhaat/contract/catalog/wishlist';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const WISHES_PER_PAGE = 12;

export const wishes = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['wishlist', 'own', userId, page],
    queryFn: ({ signal }) => call(listWishlist, { query: { page, perPage: WISHES_PER_PAGE } }, signal),
    placeholderData: keepPreviousData,
  });

/** Whether one product is on the list, for its own page. */
export const isWished = (userId: string, productId: string) =>
  queryOptions({
    queryKey: ['wishlist', 'own', userId, 'one', productId],
    queryFn: async ({ signal }) => (await call(listWishlist, { query: { productId, perPage: 1 } }, signal)).total > 0,
  });

type Wish = { readonly productId: string; readonly wished: boolean };

/** Puts a product on the list or takes it off; both can safely be repeated. */
export const wishing = () =>
  mutationOptions({
    mutationFn: ({ productId, wished }: Wish) =>
      wished ? call(addToWishlist, { body: { productId } }) : call(removeFromWishlist, { params: { productId } }),
  });
