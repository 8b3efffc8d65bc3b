import * as z from 'zod/mini';
import { productNotFound } from '../catalog/catalog.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { optionalText, requiredText } from '../core/fields.ts';
import { listOf, paging } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { memberNotFound } from '../sellers/profile.ts';

/** What the dialog says (REV-2). */
export const REVIEW_NEEDS = {
  name: 'Name is mandatory',
  rating: 'Please select a rating',
  message: 'Please enter a comment',
} as const;
export const FORMER_MEMBER = 'Former member';

export const Review = z.object({
  _id: z.string(),
  name: z.string(),
  rating: z.int(),
  message: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  productId: z.nullable(z.string()),
  /** The seller of what is reviewed. */
  userId: z.string(),
  addedby: z.nullable(z.object({ _id: z.string(), profileImage: z.string(), picture: z.nullable(Picture) })),
  helpful: z.int(),
  unhelpful: z.int(),
  /** For a signed-in caller: whether it wrote this, and how it voted. */
  mine: z.boolean(),
  vote: z.nullable(z.boolean()),
  /** Staff have not decided on it yet: its author alone sees it. */
  waiting: z.boolean(),
  /** What the seller says to it; one that waits for staff is read by the seller alone. */
  reply: z.nullable(
    z.object({
      name: z.string(),
      message: z.string(),
      createdAt: z.string(),
      updatedAt: z.string(),
      waiting: z.boolean(),
    }),
  ),
});
export type Review = z.infer<typeof Review>;

/** Always what the rows say. `stars` counts them from one star to five. */
export const ReviewSummary = z.object({ rating: z.number(), reviewCount: z.int(), stars: z.array(z.int()) });
export type ReviewSummary = z.infer<typeof ReviewSummary>;

const listing = {
  ...paging(10),
  sortBy: z._default(z.enum(['newest', 'helpful', 'highest', 'lowest']), 'newest'),
};
/** `mine` is the caller's own review, wherever in the list it stands, also while it waits. */
const listed = { ...listOf(Review), summary: ReviewSummary, mine: z.nullable(Review) };

export const listProductReviews = endpoint({
  method: 'GET',
  path: '/productReview/getReviewForProduct',
  access: 'public',
  summary: 'Reviews of a product with their average and how many gave how many stars',
  query: z.object({ productId: z.uuid(), ...listing }),
  reply: listed,
  cache: { seconds: 60, tags: ['reviews', 'products'] },
});
export const listSellerReviews = endpoint({
  method: 'GET',
  path: '/vendorReview/getReviewForVendors',
  access: 'public',
  summary: 'Reviews of a seller with their average and how many gave how many stars',
  query: z.object({ userId: z.uuid(), ...listing }),
  reply: listed,
  cache: { seconds: 60, tags: ['reviews', 'sellers'] },
});

const form = {
  rating: z.pipe(
    z
      .union([z.number(), z.string()], REVIEW_NEEDS.rating)
      .check(z.refine((rating) => /^[1-5]$/.test(String(rating)), REVIEW_NEEDS.rating)),
    z.transform(Number),
  ),
  message: requiredText(REVIEW_NEEDS.message, 2000),
  /** Read where the account has no name yet, and becomes it; otherwise a review has the account's name. */
  name: z.optional(optionalText(100)),
  /** Whoever sends it names itself; the author is taken from the token. */
  addedby: z.optional(z.string().check(z.maxLength(100))),
};
export const ReviewForm = z.object(form);
export type ReviewForm = z.output<typeof ReviewForm>;

/** The form of a member whose account has no name yet. */
export const NamedReviewForm = z.extend(ReviewForm, { name: requiredText(REVIEW_NEEDS.name, 100) });

export const ownProduct = failure('own_product', 403, 'You cannot review your own product.');
export const ownStore = failure('own_store', 403, 'You cannot review your own store.');
/** `summary` is what everybody sees: a review that waits is not in it. */
const saved = { message: z.string(), data: Review, summary: ReviewSummary };

export const reviewProduct = endpoint({
  method: 'POST',
  path: '/productReview',
  access: 'member',
  summary:
    "Reviews a product; a second review of the same product edits the first. One by somebody who never contacted the seller waits for staff. `userId` is the product's seller",
  creates: true,
  body: z.object({ productId: z.uuid(), userId: z.optional(z.string().check(z.maxLength(100))), ...form }),
  reply: saved,
  failures: [productNotFound, memberNotFound, ownProduct],
});
export const reviewSeller = endpoint({
  method: 'POST',
  path: '/vendorReview',
  access: 'member',
  summary:
    'Reviews a seller; a second review of the same seller edits the first. One by somebody who never contacted the seller waits for staff',
  creates: true,
  body: z.object({ userId: z.uuid(), ...form }),
  reply: saved,
  failures: [memberNotFound, ownStore],
});

export const reviewNotFound = failure('review_not_found', 404, 'This review no longer exists.');
export const ownReview = failure('own_review', 403, 'You cannot vote on your own review.');
export const voteOnReview = endpoint({
  method: 'POST',
  path: '/productReview/:id/vote',
  access: 'member',
  summary: 'Says whether a review was helpful; voting again changes the vote',
  params: z.object({ id: z.uuid() }),
  body: z.object({ helpful: z.boolean() }),
  reply: { data: z.object({ helpful: z.int(), unhelpful: z.int(), vote: z.boolean() }) },
  failures: [reviewNotFound, ownReview],
});
