import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf, paging } from '../core/paging.ts';
import { ProductCard, productNotFound } from './catalog.ts';

/** More than anybody finds again. */
export const MOST_WISHES = 1000;
export const wishlistFull = failure(
  'wishlist_full',
  409,
  'Your wishlist holds 1,000 products. Please take some off first.',
);

export const listWishlist = endpoint({
  method: 'GET',
  path: '/wishlist',
  access: 'member',
  summary: "The caller's wishlist, latest first; `productId` asks for one product alone",
  query: z.object({ ...paging(), productId: z.optional(z.uuid()) }),
  reply: listOf(ProductCard),
});
export const addToWishlist = endpoint({
  method: 'POST',
  path: '/wishlist',
  access: 'member',
  summary: 'Puts a product on the wishlist; once there it stays',
  creates: true,
  body: z.object({ productId: z.uuid() }),
  reply: { message: z.string() },
  failures: [productNotFound, wishlistFull],
});
export const removeFromWishlist = endpoint({
  method: 'DELETE',
  path: '/wishlist/:productId',
  access: 'member',
  summary: 'Takes a product off the wishlist',
  params: z.object({ productId: z.uuid() }),
  reply: { message: z.string() },
});
