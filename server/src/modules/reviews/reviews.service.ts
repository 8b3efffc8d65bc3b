import { changedSince } from '@plyhaat/contract/admin/admin';
import { productNotFound } from '@plyhaat/contract/catalog/catalog';
import { contactMarks } from '@plyhaat/contract/core/contact-in-text';
import { accessDenied, inputInvalid } from '@plyhaat/contract/core/errors';
import { hasRealName } from '@plyhaat/contract/core/member-name';
import {
  ownProduct,
  ownReview,
  ownStore,
  REVIEW_NEEDS,
  type ReviewForm,
  reviewNotFound,
} from '@plyhaat/contract/reviews/reviews';
import { memberNotFound } from '@plyhaat/contract/sellers/profile';
import { lockRated, rateProduct } from '#modules/catalog/catalog.ts';
import { changeMember, findMember } from '#modules/identity/identity.ts';
import { lockStore, rateSeller } from '#modules/sellers/sellers.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { refuseNumbers } from '#platform/http/no-numbers.ts';
import { announce } from '#platform/jobs/events.ts';
import { slugify } from '#platform/slug.ts';
import { productReviewed, reviewHeld, sellerReviewed } from './reviews.events.ts';
import { reviewCounter } from './reviews.limits.ts';
import {
  approveReview,
  deleteReview,
  findReview,
  hasLead,
  holdReview,
  type NewReview,
  type Subject,
  saveReview,
  selectReview,
  summarize,
  upsertVote,
} from './reviews.sql.ts';

async function admit(db: Db, who: Member, { addedby }: ReviewForm): Promise<void> {
  if (addedby !== undefined && addedby !== who.id) throw new AppError(accessDenied);
  await takeOrRefuse(inDatabase(db), [reviewCounter(who.id)]);
}

/** The account's name. Where it has none yet, the typed one becomes it. */
async function nameOf(db: Db, who: Member, typed: string | null | undefined): Promise<string> {
  const member = await findMember(db, who.id);
  if (member && hasRealName(member.name)) return member.name;
  if (!typed || !hasRealName(typed)) throw new AppError(inputInvalid, { fields: { name: REVIEW_NEEDS.name } });
  refuseNumbers({ name: typed });
  await changeMember(db, who.id, { name: typed });
  return typed;
}

/** Names that suggest our own staff are refused. */
const OUR_NAME = /pl[yi]+h[a4]+t/;
const isOurName = (name: string) => OUR_NAME.test(slugify(name).replaceAll('-', ''));

/** Why staff read a review before others do; nothing where it is published at once. */
async function doubtsAbout(db: Db, { authorId, sellerId, name, message }: NewReview): Promise<string[]> {
  return [
    ...contactMarks(`${name}\n${message}`),
    ...(isOurName(name) ? ['The name looks like ours.'] : []),
    ...((await hasLead(db, authorId, sellerId)) ? [] : ['The author never contacted this seller.']),
  ];
}

async function write(db: Db, who: Member, subject: Subject, sellerId: string, form: ReviewForm) {
  const { rating, message } = form;
  const review = { sellerId, authorId: who.id, name: await nameOf(db, who, form.name), rating, message };
  const doubts = await doubtsAbout(db, review);
  const { id, approval, isNew } = await saveReview(db, subject, review, doubts.length > 0 ? 'PENDING' : 'APPROVED');
  const why = doubts.join(' ') || 'Changed while it waited for review.';
  if (approval === 'PENDING') await announce(db, reviewHeld, { reviewId: id, why });
  const summary = await rate(db, subject);
  return { id, summary, isPublished: isNew && approval === 'APPROVED' };
}

/** Stores the average beside the product or seller. The caller has locked it. */
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

type RatedProduct = NonNullable<Awaited<ReturnType<typeof lockRated>>>;
type Written = { readonly authorId: string; readonly rating: number };

const announceProduct = (db: Db, { id, sellerId, slug, name }: RatedProduct, written: Written) =>
  announce(db, productReviewed, { productId: id, sellerId, slug, name, ...written });

type ProductForm = ReviewForm & { readonly productId: string; readonly userId?: string | undefined };

/** One review a member and product: a second one edits the first. */
export const writeProductReview = (db: Db, who: Member, form: ProductForm) =>
  db.transaction(async (db) => {
    await admit(db, who, form);
    const product = await lockRated(db, form.productId);
    if (!product) throw new AppError(productNotFound);
    if (form.userId !== undefined && form.userId !== product.sellerId) throw new AppError(memberNotFound);
    if (product.sellerId === who.id) throw new AppError(ownProduct);
    const { id, summary, isPublished } = await write(db, who, { productId: product.id }, product.sellerId, form);
    if (isPublished) await announceProduct(db, product, { authorId: who.id, rating: form.rating });
    return { data: await written(db, id, who), summary };
  });

export const writeSellerReview = (db: Db, who: Member, form: ReviewForm & { readonly userId: string }) =>
  db.transaction(async (db) => {
    await admit(db, who, form);
    if (form.userId === who.id) throw new AppError(ownStore);
    if (!(await lockStore(db, form.userId))) throw new AppError(memberNotFound);
    const subject = { sellerId: form.userId };
    const { id, summary, isPublished } = await write(db, who, subject, form.userId, form);
    if (isPublished) await announce(db, sellerReviewed, { ...subject, authorId: who.id, rating: form.rating });
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

/** Holds what a review is about, and then the review: writers come in the same order. */
async function lockWithSubject(db: Db, id: string) {
  const found = await findReview(db, id);
  if (!found) return undefined;
  const { productId, sellerId } = found;
  const product = productId ? await lockRated(db, productId) : undefined;
  if (!productId) await lockStore(db, sellerId);
  const review = await findReview(db, id);
  const subject = productId ? { productId } : { sellerId };
  return review && { review, product, subject };
}

/** Takes a review away, as when staff find it wrong; the average follows. */
export async function removeReview(db: Db, id: string): Promise<void> {
  const locked = await lockWithSubject(db, id);
  if (!locked) return;
  await deleteReview(db, id);
  await rate(db, locked.subject);
}

/** Staff found nothing wrong with a review that waits: everybody sees it, as it was when they read it. */
export async function publishReview(db: Db, id: string, revision: string): Promise<void> {
  const locked = await lockWithSubject(db, id);
  if (!locked) return;
  const { review, product, subject } = locked;
  if (review.revision !== revision) throw new AppError(changedSince);
  await approveReview(db, id);
  await rate(db, subject);
  const { authorId, rating, sellerId, publishedAt } = review;
  if (publishedAt || !authorId) return;
  if (product) await announceProduct(db, product, { authorId, rating });
  if (!review.productId) await announce(db, sellerReviewed, { sellerId, authorId, rating });
}
