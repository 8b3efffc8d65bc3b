import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Picture } from '../core/picture.ts';
import { Device } from './banners.ts';

/** Why a banner is on the home page, or the first reason why it is not. */
export const BannerFate = z.enum([
  'shown',
  'pending',
  'rejected',
  'scheduled',
  'ended',
  'switchedOff',
  'sellerHidden',
  'productHidden',
]);
export type BannerFate = z.infer<typeof BannerFate>;

export const ExplainedBanner = z.object({
  _id: z.string(),
  title: z.string(),
  link: z.string(),
  image: z.string(),
  picture: z.nullable(Picture),
  fate: BannerFate,
  rejectReason: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  /** Of one that was approved, a later save waits for its decision. */
  changeWaits: z.boolean(),
});
export type ExplainedBanner = z.infer<typeof ExplainedBanner>;

export const explainBanners = endpoint({
  method: 'GET',
  path: '/BannerImage/explained',
  access: 'approverOrDemo',
  summary: 'Every banner with the reason why it is shown or not; for staff, in demo mode for anyone',
  query: z.object({ type: z._default(Device, 'WEB') }),
  reply: { bannerImages: z.array(ExplainedBanner) },
});
