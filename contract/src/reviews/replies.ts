import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { requiredText } from '../core/fields.ts';
import { Review, reviewNotFound } from './reviews.ts';

export const REPLY_NEEDED = 'Please enter a reply';
export const LONGEST_REPLY = 1000;
export const REPLY_SAVED = 'Your reply is saved.';
export const REPLY_WAITS = 'Your reply is waiting for review.';

export const ReplyForm = z.object({ message: requiredText(REPLY_NEEDED, LONGEST_REPLY) });
export type ReplyForm = z.output<typeof ReplyForm>;

export const notYourReview = failure('not_your_review', 403, 'You can only reply to reviews of your own business.');

const ById = z.object({ id: z.uuid() });
const saved = { message: z.string(), data: Review };
const failures = [reviewNotFound, notYourReview];

export const replyToProductReview = endpoint({
  method: 'PUT',
  path: '/productReview/:id/reply',
  access: 'seller',
  summary:
    "The seller's one reply to a review of its product; sent again it changes. One with a contact waits for staff",
  params: ById,
  body: ReplyForm,
  reply: saved,
  failures,
});
export const deleteProductReply = endpoint({
  method: 'DELETE',
  path: '/productReview/:id/reply',
  access: 'seller',
  summary: 'Takes the reply to a review of a product away',
  params: ById,
  reply: saved,
  failures,
});
export const replyToSellerReview = endpoint({
  method: 'PUT',
  path: '/vendorReview/:id/reply',
  access: 'seller',
  summary: "The seller's one reply to a review of itself; sent again it changes. One with a contact waits for staff",
  params: ById,
  body: ReplyForm,
  reply: saved,
  failures,
});
export const deleteSellerReply = endpoint({
  method: 'DELETE',
  path: '/vendorReview/:id/reply',
  access: 'seller',
  summary: 'Takes the reply to a review of a seller away',
  params: ById,
  reply: saved,
  failures,
});
