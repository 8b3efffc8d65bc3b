import { asc, eq } from 'drizzle-orm';
import { reviewReplies, reviews, reviewVotes } from '#modules/reviews/reviews.tables.ts';
import type { Db } from '#platform/db/db.ts';

/** What a member wrote of others, what it replied as a seller, and how it voted. */
export const selectReviewsOf = async (db: Db, memberId: string) => ({
  reviews: await db.select().from(reviews).where(eq(reviews.authorId, memberId)).orderBy(asc(reviews.createdAt)),
  reviewReplies: (
    await db
      .select({ reply: reviewReplies })
      .from(reviewReplies)
      .innerJoin(reviews, eq(reviews.id, reviewReplies.reviewId))
      .where(eq(reviews.sellerId, memberId))
      .orderBy(asc(reviewReplies.createdAt))
  ).map(({ reply }) => reply),
  reviewVotes: await db
    .select({ reviewId: reviewVotes.reviewId, helpful: reviewVotes.helpful, createdAt: reviewVotes.createdAt })
    .from(reviewVotes)
    .where(eq(reviewVotes.memberId, memberId))
    .orderBy(asc(reviewVotes.createdAt)),
});
