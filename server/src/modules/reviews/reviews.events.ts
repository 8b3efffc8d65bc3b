import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

const review = { sellerId: z.string(), authorId: z.string(), rating: z.int() };

/** A member reviewed a product for the first time. */
export const productReviewed = event(
  'reviews.productReviewed',
  z.object({ ...review, productId: z.string(), slug: z.string(), name: z.string() }),
);

/** A member reviewed a seller for the first time. */
export const sellerReviewed = event('reviews.sellerReviewed', z.object(review));
