import * as z from 'zod/mini';
import { Picture } from '../core/picture.ts';

/** What a card and the page of a store have in common: how it looks, how it stands, since when. */
export const storefront = {
  profileImage: z.string(),
  profilePicture: z.nullable(Picture),
  bannerImage: z.string(),
  bannerPicture: z.nullable(Picture),
  rating: z.number(),
  reviewCount: z.int(),
  productsCount: z.int(),
  verifeied: z.boolean(),
  /** Whether a subscription runs. */
  subscription: z.boolean(),
  isActive: z.boolean(),
  createdAt: z.string(),
};

/** Nothing is said of a seller that fewer of its leads or reviews bear out. */
export const FEWEST_POINTS = 5;

const percent = z.nullable(z.int().check(z.gte(0), z.lte(100)));

/** How a seller deals with buyers, from its latest leads and reviews; null where there are too few of them. */
export const Performance = z.object({
  /** Minutes from a contact to what the seller first did about it: as many are quicker as are slower. */
  responseMinutes: z.nullable(z.int()),
  /** Of the contacts, how many the seller did something about. */
  responseRate: percent,
  /** And how many within a day. */
  sameDayRate: percent,
  /** Of the reviews, how many give four stars or five. */
  positiveRate: percent,
});
export type Performance = z.infer<typeof Performance>;
