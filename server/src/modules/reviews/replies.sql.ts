import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { reviewReplies, reviews } from './reviews.tables.ts';

export type ReviewOf = 'product' | 'seller';

/** A public review with what a notification names of it; nobody takes it away until the transaction ends. */
export async function holdReviewOf(db: Db, of: ReviewOf, id: string) {
  const [review] = await db
    .select({
      id: reviews.id,
      sellerId: reviews.sellerId,
      authorId: reviews.authorId,
      slug: products.slug,
      productName: products.name,
    })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(
      and(
        eq(reviews.id, id),
        eq(reviews.approval, 'APPROVED'),
        of === 'product' ? isNotNull(reviews.productId) : isNull(reviews.productId),
      ),
    )
    .for('no key update', { of: reviews });
  return review;
}

export type HeldReview = NonNullable<Awaited<ReturnType<typeof holdReviewOf>>>;

/** Another one after every edit. */
const revision = sql<string>`extract(epoch from ${reviewReplies.updatedAt})::text`;

export async function findReply(db: Db, reviewId: string) {
  const [reply] = await db
    .select({ publishedAt: reviewReplies.publishedAt, approval: reviewReplies.approval, revision })
    .from(reviewReplies)
    .where(eq(reviewReplies.reviewId, reviewId));
  return reply;
}

/** The first reply, or the first one edited. One that waits goes on waiting. */
export async function saveReply(db: Db, reviewId: string, message: string, approval: 'PENDING' | 'APPROVED') {
  const publishedAt = approval === 'APPROVED' ? sql`now()` : null;
  const changed = approval === 'PENDING' ? approval : sql`${reviewReplies.approval}`;
  return only(
    await db
      .insert(reviewReplies)
      .values({ reviewId, message, approval, publishedAt })
      .onConflictDoUpdate({
        target: reviewReplies.reviewId,
        set: { message, approval: changed, updatedAt: sql`clock_timestamp()` },
      })
      .returning({ approval: reviewReplies.approval }),
  );
}

export const approveReply = (db: Db, reviewId: string) =>
  db
    .update(reviewReplies)
    .set({ approval: 'APPROVED', publishedAt: sql`coalesce(${reviewReplies.publishedAt}, now())` })
    .where(eq(reviewReplies.reviewId, reviewId));

export const deleteReply = (db: Db, reviewId: string) =>
  db.delete(reviewReplies).where(eq(reviewReplies.reviewId, reviewId));
