import { productNotFound } from '@plyhaat/contract/catalog/catalog';
import { accessDenied } from '@plyhaat/contract/core/errors';
import { ownProduct, ownReview, ownStore, type ReviewForm, reviewNotFound } from '@plyhaat/contract/reviews/reviews';
import { memberNotFound } from '@plyhaat/contract/sellers/profile';
import { lockRated, rateProduct } from '#modules/catalog/catalog.ts';
import { lockStore, rateSeller } from '#modules/sellers/sellers.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { productReviewed, sellerReviewed } from './reviews.events.ts';
import {
  deleteReview,
  findReview,
  holdReview,
  type NewReview,
  type Subject,
  saveReview,
  selectReview,
  summarize,
  upsertVote,
} from './reviews.sql.ts';

function checkSelf(who: Member, { addedby }: ReviewForm): void {
  if (addedby !== undefined && addedby !== who.id) throw new AppError(accessDenied);
}

const reviewOf = (who: Member, sellerId: string, { name, rating, message }: ReviewForm): NewReview => ({
  sellerId,
  authorId: who.id,
  name,
  rating,
  message,
});

/** Writes what the rows say beside what they are about. Whoever calls holds it, so that no other writer comes between. */
async function rate(db: Db, subject: Subject) {
  const summary = await summarize(db, subject);
  if ('productId' in subject) await rateProduct(db, subject.productId, summary);
  else await rateSeller(db, subject.sellerId, summary);
  await dropCached(db, ['reviews', 'productId' in subject ? 'products' : 'sellers']);
  return summary;
}

async function written(db: Db, id: string, who: Member) {
  const review = await selectReview(db, id, who.id);
  if (!review) throw new Error('a review that was just written is gone');
  return review;
}

type ProductForm = ReviewForm & { readonly productId: string; readonly userId?: string | undefined };

/** One review a member and product: a second one edits the first. */
export const writeProductReview = (db: Db, who: Member, form: ProductForm) =>
  db.transaction(async (db) => {
    checkSelf(who, form);
    const product = await lockRated(db, form.productId);
    if (!product) throw new AppError(productNotFound);
    if (form.userId !== undefined && form.userId !== product.sellerId) throw new AppError(memberNotFound);
    if (product.sellerId === who.id) throw new AppError(ownProduct);
    const subject = { productId: product.id };
    const { id, isNew } = await saveReview(db, subject, reviewOf(who, product.sellerId, form));
    const summary = await rate(db, subject);
    const { sellerId, slug, name } = product;
    if (isNew)
      await announce(db, productReviewed, { ...subject, sellerId, slug, name, authorId: who.id, rating: form.rating });
    return { data: await written(db, id, who), summary };
  });

export const writeSellerReview = (db: Db, who: Member, form: ReviewForm & { readonly userId: string }) =>
  db.transaction(async (db) => {
    checkSelf(who, form);
    if (form.userId === who.id) throw new AppError(ownStore);
    if (!(await lockStore(db, form.userId))) throw new AppError(memberNotFound);
    const subject = { sellerId: form.userId };
    const { id, isNew } = await saveReview(db, subject, reviewOf(who, form.userId, form));
    const summary = await rate(db, subject);
    if (isNew) await announce(db, sellerReviewed, { ...subject, authorId: who.id, rating: form.rating });
    return { data: await written(db, id, who), summary };
  });

export const vote = (db: Db, who: Member, id: string, helpful: boolean) =>
  db.transaction(async (db) => {
    const review = await holdReview(db, id);
    if (!review) throw new AppError(reviewNotFound);
    if (review.authorId === who.id) throw new AppError(ownReview);
    await upsertVote(db, id, who.id, helpful);
    await dropCached(db, ['reviews']);
    const counted = await written(db, id, who);
    return { helpful: counted.helpful, unhelpful: counted.unhelpful, vote: helpful };
  });

/** Takes a review away, as when staff find it wrong; the average follows. */
export async function removeReview(db: Db, id: string): Promise<void> {
  const review = await findReview(db, id);
  if (!review) return;
  const { productId, sellerId } = review;
  if (productId) await lockRated(db, productId);
  else await lockStore(db, sellerId);
  await deleteReview(db, id);
  await rate(db, productId ? { productId } : { sellerId });
}
