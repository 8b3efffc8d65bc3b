import type { Review, ReviewSummary } from '@plyhaat/contract/reviews/reviews';
import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime, only } from '#platform/db/sql.ts';
import { reviewReplies, reviews, reviewVotes } from './reviews.tables.ts';

/** What is reviewed: a product, or a seller as such. */
export type Subject = { readonly productId: string } | { readonly sellerId: string };
export type Listing = {
  readonly page: number;
  readonly perPage: number;
  readonly sortBy: 'newest' | 'helpful' | 'highest' | 'lowest';
};

const about = (subject: Subject): SQL | undefined =>
  'productId' in subject
    ? eq(reviews.productId, subject.productId)
    : and(eq(reviews.sellerId, subject.sellerId), isNull(reviews.productId));

const isPublic = eq(reviews.approval, 'APPROVED');

const votes = (helpful: boolean) =>
  sql<number>`(select count(*)::int from ${reviewVotes} v where v.review_id = ${reviews.id} and v.helpful = ${helpful})`;

const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** As everybody reads it, and the seller itself also while it waits. */
const replyFor = (readerId: string) => sql<Review['reply']>`(
  select json_build_object('name', coalesce(c.name, m.name), 'message', r.message, 'waiting', r.approval = 'PENDING',
    'createdAt', ${moment('r.created_at')}, 'updatedAt', ${moment('r.updated_at')})
  from ${reviewReplies} r join ${members} m on m.id = ${reviews.sellerId} left join ${companies} c on c.member_id = m.id
 where r.review_id = ${reviews.id} and (r.approval = 'APPROVED' or ${reviews.sellerId} = ${readerId}))`;

const NOBODY = '00000000-0000-0000-0000-000000000000';

const shown = (db: Db, readerId: string = NOBODY) =>
  db
    .select({
      _id: reviews.id,
      name: reviews.name,
      rating: reviews.rating,
      message: reviews.message,
      createdAt: isoTime(reviews.createdAt),
      updatedAt: isoTime(reviews.updatedAt),
      productId: reviews.productId,
      userId: reviews.sellerId,
      authorId: members.id,
      profileImage: members.profileImage,
      picture: pictureOf(mediaFiles),
      helpful: votes(true),
      unhelpful: votes(false),
      waiting: sql<boolean>`${reviews.approval} = 'PENDING'`,
      reply: replyFor(readerId),
      mine: sql<boolean>`coalesce(${reviews.authorId} = ${readerId}, false)`,
      vote: sql<
        boolean | null
      >`(select v.helpful from ${reviewVotes} v where v.review_id = ${reviews.id} and v.member_id = ${readerId})`,
    })
    .from(reviews)
    .leftJoin(members, eq(members.id, reviews.authorId))
    .leftJoin(mediaFiles, eq(mediaFiles.path, members.profileImage));

type Row = Awaited<ReturnType<typeof shown>>[number];
const toReview = ({ authorId, profileImage, picture, ...row }: Row) => ({
  ...row,
  addedby: authorId ? { _id: authorId, profileImage: profileImage ?? '', picture } : null,
});

const ORDER: Readonly<Record<Listing['sortBy'], readonly SQL[]>> = {
  newest: [],
  helpful: [desc(votes(true)), asc(votes(false))],
  highest: [desc(reviews.rating)],
  lowest: [asc(reviews.rating)],
};

export async function selectReviews(db: Db, subject: Subject, { page, perPage, sortBy }: Listing, readerId?: string) {
  const rows = await shown(db, readerId)
    .where(and(about(subject), isPublic))
    .orderBy(...ORDER[sortBy], desc(reviews.createdAt), desc(reviews.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const summary = await summarize(db, subject);
  const own = readerId ? await selectOwn(db, subject, readerId) : null;
  return { data: rows.map(toReview), total: summary.reviewCount, summary, mine: own };
}

const selectOwn = async (db: Db, subject: Subject, authorId: string) => {
  const [own] = await shown(db, authorId).where(and(about(subject), eq(reviews.authorId, authorId)));
  return own ? toReview(own) : null;
};

export async function selectReview(db: Db, id: string, readerId?: string) {
  const [row] = await shown(db, readerId).where(eq(reviews.id, id));
  return row && toReview(row);
}

const STARS = [1, 2, 3, 4, 5];

/** What the public rows say, to two places. */
export async function summarize(db: Db, subject: Subject): Promise<ReviewSummary> {
  const counts = await db
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(about(subject), isPublic))
    .groupBy(reviews.rating);
  const stars = STARS.map((star) => counts.find(({ rating }) => rating === star)?.count ?? 0);
  const reviewCount = stars.reduce((sum, count) => sum + count, 0);
  const points = stars.reduce((sum, count, i) => sum + count * (i + 1), 0);
  return { rating: reviewCount === 0 ? 0 : Math.round((points * 100) / reviewCount) / 100, reviewCount, stars };
}

export type NewReview = Pick<typeof reviews.$inferInsert, 'sellerId' | 'name' | 'rating' | 'message'> & {
  readonly authorId: string;
};

/** Whether a member ever contacted a seller. */
export const hasLead = async (db: Db, buyerId: string, sellerId: string): Promise<boolean> =>
  (await db.$count(leads, and(eq(leads.buyerId, buyerId), eq(leads.sellerId, sellerId)))) > 0;

/** The first review, or the first one edited. Whoever calls holds what is reviewed. One that waits goes on waiting. */
export async function saveReview(db: Db, subject: Subject, review: NewReview, approval: 'PENDING' | 'APPROVED') {
  const { name, rating, message, authorId } = review;
  const edited = await db
    .update(reviews)
    .set({
      name,
      rating,
      message,
      approval: approval === 'PENDING' ? approval : sql`${reviews.approval}`,
      updatedAt: sql`now()`,
    })
    .where(and(about(subject), eq(reviews.authorId, authorId)))
    .returning({ id: reviews.id, approval: reviews.approval });
  if (edited[0]) return { ...edited[0], isNew: false };
  const productId = 'productId' in subject ? subject.productId : null;
  const made = await db
    .insert(reviews)
    .values({ ...review, productId, approval, publishedAt: approval === 'APPROVED' ? sql`now()` : null })
    .returning({ id: reviews.id });
  return { id: only(made).id, approval, isNew: true };
}

export const approveReview = (db: Db, id: string) =>
  db
    .update(reviews)
    .set({ approval: 'APPROVED', publishedAt: sql`coalesce(${reviews.publishedAt}, now())` })
    .where(eq(reviews.id, id));

/** Another one after every edit. */
const revision = sql<string>`extract(epoch from ${reviews.updatedAt})::text`;

export async function findReview(db: Db, id: string) {
  const [review] = await db
    .select({ ...getTableColumns(reviews), revision })
    .from(reviews)
    .where(eq(reviews.id, id));
  return review;
}
/** A public review that nobody takes away until the transaction ends. */
export async function holdReview(db: Db, id: string) {
  const [review] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), isPublic))
    .for('key share');
  return review;
}
export const deleteReview = (db: Db, id: string) => db.delete(reviews).where(eq(reviews.id, id));

export const upsertVote = (db: Db, reviewId: string, memberId: string, helpful: boolean) =>
  db
    .insert(reviewVotes)
    .values({ reviewId, memberId, helpful })
    .onConflictDoUpdate({ target: [reviewVotes.reviewId, reviewVotes.memberId], set: { helpful } });

export const forgetAuthor = (db: Db, memberId: string, name: string) =>
  db.update(reviews).set({ authorId: null, name }).where(eq(reviews.authorId, memberId));
