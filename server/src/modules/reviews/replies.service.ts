import { changedSince } from '@plyhaat/contract/admin/admin';
import { contactMarks } from '@plyhaat/contract/core/contact-in-text';
import { notYourReview } from '@plyhaat/contract/reviews/replies';
import { reviewNotFound } from '@plyhaat/contract/reviews/reviews';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import {
  approveReply,
  deleteReply,
  findReply,
  type HeldReview,
  holdReviewOf,
  type ReviewOf,
  saveReply,
} from './replies.sql.ts';
import { replyHeld, reviewReplied } from './reviews.events.ts';
import { replyCounter } from './reviews.limits.ts';
import { selectReview } from './reviews.sql.ts';

async function admit(db: Db, who: Member, of: ReviewOf, id: string): Promise<HeldReview> {
  const review = await holdReviewOf(db, of, id);
  if (!review) throw new AppError(reviewNotFound);
  if (review.sellerId !== who.id) throw new AppError(notYourReview);
  return review;
}

async function shown(db: Db, id: string, who: Member) {
  await dropCached(db, ['reviews']);
  const review = await selectReview(db, id, who.id);
  if (!review) throw new Error('a review that is held is gone');
  return review;
}

/** The author hears of it once, however often it is changed. */
async function announceFirst(db: Db, { id, sellerId, authorId, slug, productName }: HeldReview): Promise<void> {
  if (authorId) await announce(db, reviewReplied, { reviewId: id, sellerId, authorId, slug, productName });
}

/** One reply a review: a second one changes the first. */
export const reply = (db: Db, who: Member, of: ReviewOf, id: string, message: string) =>
  db.transaction(async (db) => {
    const review = await admit(db, who, of, id);
    await takeOrRefuse(inDatabase(db), [replyCounter(id)]);
    const before = await findReply(db, id);
    const marks = contactMarks(message);
    const { approval } = await saveReply(db, id, message, marks.length > 0 ? 'PENDING' : 'APPROVED');
    const why = marks.join(' ') || 'Changed while it waited for review.';
    if (approval === 'PENDING') await announce(db, replyHeld, { reviewId: id, why });
    else if (!before) await announceFirst(db, review);
    return shown(db, id, who);
  });

export const takeBack = (db: Db, who: Member, of: ReviewOf, id: string) =>
  db.transaction(async (db) => {
    await admit(db, who, of, id);
    await deleteReply(db, id);
    return shown(db, id, who);
  });

/** As when staff find it wrong. */
export async function removeReply(db: Db, reviewId: string): Promise<void> {
  await deleteReply(db, reviewId);
  await dropCached(db, ['reviews']);
}

/** Staff found nothing wrong with a reply that waits: everybody sees it, as it was when they read it. */
export async function publishReply(db: Db, reviewId: string, revision: string): Promise<void> {
  const review = (await holdReviewOf(db, 'product', reviewId)) ?? (await holdReviewOf(db, 'seller', reviewId));
  const waiting = await findReply(db, reviewId);
  if (!review || !waiting) return;
  if (waiting.revision !== revision) throw new AppError(changedSince);
  await approveReply(db, reviewId);
  await dropCached(db, ['reviews']);
  if (!waiting.publishedAt) await announceFirst(db, review);
}
