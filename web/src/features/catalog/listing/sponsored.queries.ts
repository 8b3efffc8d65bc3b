import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { listRunningPromotions, type RunningPromotion } from '@plyhaat/contract/promotions/promotions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { pick } from '#api/pick.ts';
import { CHOICES, type ShopAddress } from '../shop.address.ts';
import { shownProduct } from '../shown-product.ts';

/** Where a sponsored card may stand: lists of these categories, or a store. */
export type Place = { readonly categories?: string[]; readonly userId?: string };

const shownPromotion = ({ product, ...promotion }: RunningPromotion) => ({
  ...pick(promotion, ['_id', 'productId', 'message', 'picture']),
  product: shownProduct(product),
});
/** What a sponsored card shows. */
export type ShownPromotion = ReturnType<typeof shownPromotion>;

export const sponsoredAt = (place: Place) =>
  queryOptions({
    queryKey: ['promotions', 'running', place],
    queryFn: async ({ signal }) => {
      const { data } = await call(listRunningPromotions, { query: { ...place, perPage: 1 } }, signal);
      return data[0] ? shownPromotion(data[0]) : null;
    },
    staleTime: MINUTE_MS,
    // The list waits for it: better none than a long wait.
    retry: false,
  });

/** The first page of a list by category alone: among what was searched or filtered otherwise it might not match. */
export function placeOf(address: ShopAddress): Place | null {
  const { page, categories, search, seller, minPrice, maxPrice, minSqft, maxSqft, inStock, verified, isi } = address;
  const listed = (['brands', 'state', ...CHOICES] as const).some((name) => address[name].length > 0);
  const narrowed = search || seller || listed || inStock || verified || isi;
  if (page > 1 || categories.length === 0 || narrowed || minPrice || maxPrice || minSqft || maxSqft) return null;
  return { categories };
}
