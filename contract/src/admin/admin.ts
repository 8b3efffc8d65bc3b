import * as z from 'zod/mini';
import { Approval } from '../core/approval.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { optionalText } from '../core/fields.ts';
import { listOfAtMost } from '../core/lists.ts';
import { listOf, paging } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { saleOverlaps } from '../promotions/sale-overlap.ts';
import { nameTaken } from '../sellers/registration.ts';
import { LikelySame, MOST_LIKELY, OwnerFacts, ReportFacts, ReviewPrice } from './review-facts.ts';

/** Everything that staff decide. */
export const ReviewKind = z.enum([
  'product',
  'banner',
  'advertisement',
  'flashSale',
  'promotion',
  'reel',
  'dealership',
  'opportunity',
  'gst',
  'report',
  'comment',
  'batch',
]);
export type ReviewKind = z.infer<typeof ReviewKind>;

/** A thing that one of the staff has taken: nobody else decides on it until `until`. */
export const Assignment = z.object({ _id: z.string(), name: z.string(), until: z.string() });
export type Assignment = z.infer<typeof Assignment>;

/** One thing in the queue. `version` is what a decision must name: another save makes another one. */
export const ReviewItem = z.object({
  kind: ReviewKind,
  _id: z.string(),
  version: z.string(),
  status: Approval,
  title: z.string(),
  /** One line under the title: what is asked. */
  about: z.string(),
  picture: z.nullable(Picture),
  owner: z.nullable(z.object({ _id: z.string(), slug: z.string(), name: z.string() })),
  submittedAt: z.string(),
  reason: z.nullable(z.string()),
  /** A report that nobody filed: `owner` wrote what it is about, which is not public until it is decided. */
  automatic: z.optional(z.boolean()),
  /** Who of the staff has taken it, and until when; absent while nobody has. */
  taken: z.optional(Assignment),
});
export type ReviewItem = z.infer<typeof ReviewItem>;

/** How a thing reads: its fields in order, and its pictures. */
export const ReviewSide = z.object({
  fields: z.array(z.object({ label: z.string(), value: z.nullable(z.string()) })),
  pictures: z.array(z.object({ label: z.string(), picture: Picture })),
});
export type ReviewSide = z.infer<typeof ReviewSide>;

/** `public` is what everybody sees now, null where that is nothing; `differs` names the fields that change. */
export const ReviewDetail = z.extend(ReviewItem, {
  public: z.nullable(ReviewSide),
  /** Of a report: what it is about, as it was then; `pending` has it as it is, and `differs` what changed since. */
  was: z.optional(ReviewSide),
  report: z.optional(ReportFacts),
  pending: ReviewSide,
  differs: z.array(z.string()),
  /** Things to look at twice. */
  warnings: z.array(z.string()),
  /** A product's BIS licence, for the decider to look up. */
  licence: z.optional(z.object({ number: z.string(), validTill: z.nullable(z.string()), isChecked: z.boolean() })),
  /** Of a product. */
  price: z.optional(ReviewPrice),
  likelySame: z.optional(listOfAtMost(LikelySame, MOST_LIKELY)),
  ownerFacts: z.optional(OwnerFacts),
  /** Of a report: whose thing it is about. They do not decide on it. */
  subjectOwnerId: z.optional(z.string()),
  /** Where it can be seen, if anywhere. */
  link: z.nullable(z.string()),
});
export type ReviewDetail = z.infer<typeof ReviewDetail>;

export const listReviewQueue = endpoint({
  method: 'GET',
  path: '/admin/review',
  access: 'approver',
  summary: 'What waits for a decision, longest first, or what was decided, latest first',
  query: z.object({
    ...paging(20),
    kind: z.optional(ReviewKind),
    status: z._default(Approval, 'PENDING'),
    /** Words that the name of the thing or of its owner holds. */
    q: z.optional(z.string().check(z.maxLength(200))),
  }),
  /**
   * `waiting` counts what waits of each kind and `oldest` says since when, both without the search; `notices` tell of
   * trouble with how the site is run.
   */
  reply: {
    ...listOf(ReviewItem),
    waiting: z.partialRecord(ReviewKind, z.int()),
    oldest: z.optional(z.partialRecord(ReviewKind, z.string())),
    notices: z.array(z.string()),
  },
});

export const ItemParams = z.object({ kind: ReviewKind, id: z.uuid() });
export const nothingToReview = failure('nothing_to_review', 404, 'This item is no longer available for review.');
export const readReview = endpoint({
  method: 'GET',
  path: '/admin/review/:kind/:id',
  access: 'approver',
  summary: 'The public and the pending version of one thing',
  params: ItemParams,
  reply: { data: ReviewDetail },
  failures: [nothingToReview],
});

export const REASON_NEEDED = 'Please give a reason for the rejection';
export const Decision = z
  .object({
    decision: z.enum(['approve', 'reject']),
    reason: z.optional(optionalText(1000)),
    version: z.string().check(z.minLength(1), z.maxLength(100)),
    /** With the approval of a product: its licence was looked up and is right. */
    licenceChecked: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'approve' || !!reason, { path: ['reason'], error: REASON_NEEDED }),
  );

export const changedSince = failure(
  'changed_since',
  409,
  'This has changed since you opened it. Please review it again.',
);
export const alreadyDecided = failure('already_decided', 409, 'This has already been decided.');
export const takenByAnother = failure(
  'taken_by_another',
  409,
  'A colleague has taken this item. It can be decided once it is given back.',
);
export const saleNotBelow = failure(
  'sale_not_below',
  409,
  'The sale price is no longer below the selling price of the product.',
);
export const decideReview = endpoint({
  method: 'POST',
  path: '/admin/review/:kind/:id',
  access: 'approver',
  summary: 'Approves or rejects the version seen; a rejection says why',
  creates: true,
  params: ItemParams,
  body: Decision,
  reply: { message: z.string() },
  failures: [nothingToReview, changedSince, alreadyDecided, takenByAnother, saleNotBelow, saleOverlaps, nameTaken],
});
