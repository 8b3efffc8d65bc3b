import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** A review waits until staff decide; `why` is what they read. */
export const reviewHeld = event('reviews.reviewHeld', z.object({ reviewId: z.string(), why: z.string() }));

/** A seller's reply waits until staff decide. */
export const replyHeld = event('reviews.replyHeld', z.object({ reviewId: z.string(), why: z.string() }));

/** A seller's reply to a review is published for the first time; both names are the product's, where it is of one. */
export const reviewReplied = event(
  'reviews.reviewReplied',
  z.object({
    reviewId: z.string(),
    sellerId: z.string(),
    authorId: z.string(),
    slug: z.nullable(z.string()),
    productName: z.nullable(z.string()),
  }),
);

const review = { sellerId: z.string(), authorId: z.string(), rating: z.int() };

/** A member's first review of a product is published. */
export const productReviewed = event(
  'reviews.productReviewed',
  z.object({ ...review, productId: z.string(), slug: z.string(), name: z.string() }),
);

/** A member's first review of a seller is published. */
export const sellerReviewed = event('reviews.sellerReviewed', z.object(review));
