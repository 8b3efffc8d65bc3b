import * as z from 'zod/mini';
import { ProductCard } from '../catalog/catalog.ts';
import { endpoint } from '../core/endpoint.ts';
import { commaList, listOf, paging } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { ownerSees } from './placements.ts';

/** A promoted product: the card marked 'Sponsored'. */
export const Promotion = z.object({
  _id: z.string(),
  userId: z.string(),
  productId: z.string(),
  productName: z.string(),
  productSlug: z.string(),
  message: z.string(),
  /** A picture or, with `isVideo`, a video; `picture` is the one to show, of a video its still. */
  image: z.string(),
  isVideo: z.boolean(),
  picture: z.nullable(Picture),
  startDate: z.string(),
  endDate: z.string(),
  createdAt: z.string(),
  ...ownerSees,
});
export type Promotion = z.infer<typeof Promotion>;

export const RunningPromotion = z.extend(Promotion, { product: ProductCard });
export type RunningPromotion = z.infer<typeof RunningPromotion>;

export const listRunningPromotions = endpoint({
  method: 'GET',
  path: '/promotion/running',
  access: 'public',
  summary: 'Promotions that run now, of products in these categories or of one seller; the order changes every hour',
  query: z.object({ ...paging(4), categories: commaList(z.uuid()), userId: z.optional(z.uuid()) }),
  reply: listOf(RunningPromotion),
  cache: { seconds: 60, tags: ['promotions', 'products', 'sellers'] },
});
