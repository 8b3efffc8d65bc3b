import { addToWishlist, listWishlist, removeFromWishlist } from '@plyhaat/contract/wishlist';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

const wishes = (member: string) => ['wishlist', 'own', member] as const;

/** Whether a product is on the member's list. */
export const wished = (productId: string, member: string) =>
  queryOptions({
    queryKey: [...wishes(member), productId],
    queryFn: ({ signal }) => call(listWishlist, { query: { productId, perPage: 1 } }, signal),
    select: ({ total }) => total > 0,
  });

export const wishlistPage = (page: number, member: string) =>
  queryOptions({
    queryKey: [...wishes(member), 'page', page],
    queryFn: ({ signal }) => call(listWishlist, { query: { page } }, signal),
  });

export const refreshWishes = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['wishlist'] });

export const wishing = (productId: string) =>
  mutationOptions({
    mutationFn: (wanted: boolean) =>
      wanted ? call(addToWishlist, { body: { productId } }) : call(removeFromWishlist, { params: { productId } }),
  });
