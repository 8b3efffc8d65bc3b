import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { optionalText } from '../core/fields.ts';
import { listOfAtMost } from '../core/lists.ts';
import {
  Assignment,
  alreadyDecided,
  ItemParams,
  nothingToReview,
  REASON_NEEDED,
  ReviewKind,
  takenByAnother,
} from './admin.ts';

/** How long a thing stays with whoever took it. Taking it again starts anew (ADMIN-5). */
export const TAKEN_MINUTES = 30;

export const takeReview = endpoint({
  method: 'PUT',
  path: '/admin/review/:kind/:id/assignment',
  access: 'approver',
  summary: 'Takes a waiting thing: nobody else decides on it for 30 minutes',
  params: ItemParams,
  reply: { data: Assignment },
  failures: [nothingToReview, alreadyDecided, takenByAnother],
});

export const notTaken = failure('not_taken', 409, 'Nobody has taken this item.');
export const giveBackReview = endpoint({
  method: 'DELETE',
  path: '/admin/review/:kind/:id/assignment',
  access: 'approver',
  summary: 'Gives back what one took; an ADMIN or SUBADMIN also frees what a colleague took',
  params: ItemParams,
  reply: { message: z.string() },
  failures: [notTaken],
});

/** What is decided by the dozen. A report is about somebody else than its owner, and each is read by itself. */
const BulkKind = z.enum(ReviewKind.options.filter((kind) => kind !== 'report'));
export const MOST_AT_ONCE = 50;
const Version = z.string().check(z.minLength(1), z.maxLength(100));
export const BulkDecision = z
  .object({
    /** Whose things they all are. */
    ownerId: z.uuid(),
    decision: z.enum(['approve', 'reject']),
    reason: z.optional(optionalText(1000)),
    items: listOfAtMost(z.object({ kind: BulkKind, _id: z.uuid(), version: Version }), MOST_AT_ONCE).check(
      z.minLength(1),
    ),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'approve' || !!reason, { path: ['reason'], error: REASON_NEEDED }),
  );

export const ANOTHER_SELLER = 'another_seller';
/** What became of one of them: `error` names why it was left as it is. */
export const BulkResult = z.object({
  kind: BulkKind,
  _id: z.string(),
  error: z.nullable(z.string()),
  message: z.string(),
});
export type BulkResult = z.infer<typeof BulkResult>;
export const decideMany = endpoint({
  method: 'POST',
  path: '/admin/review',
  access: 'approver',
  summary: 'Decides on several things of one seller, each by itself: what cannot be decided is named and left',
  body: BulkDecision,
  reply: { data: listOfAtMost(BulkResult, MOST_AT_ONCE), decided: z.int() },
});

/** Decisions of a period, and how long half of them took at most. */
export const ReviewPeriod = z.object({
  decided: z.int(),
  approved: z.int(),
  medianSeconds: z.nullable(z.int()),
});
export type ReviewPeriod = z.infer<typeof ReviewPeriod>;
/** `kind` is null for all kinds together. */
export const ReviewFigures = z.object({ kind: z.nullable(ReviewKind), week: ReviewPeriod, month: ReviewPeriod });
export type ReviewFigures = z.infer<typeof ReviewFigures>;
export const readReviewFigures = endpoint({
  method: 'GET',
  path: '/admin/review-figures',
  access: 'approver',
  summary: 'Decided items and the median time to a decision over 7 and 30 days, by kind',
  reply: { data: listOfAtMost(ReviewFigures, 20) },
});
