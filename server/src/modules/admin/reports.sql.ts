import type { ReportKind } from '@plyhaat/contract/admin/reports';
import type { Approval } from '@plyhaat/contract/core/approval';
import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { blogComments } from '#modules/content/comments.tables.ts';
import { blogPosts } from '#modules/content/content.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import { reviews } from '#modules/reviews/reviews.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { isoTime } from '#platform/db/sql.ts';
import type { QueuePage } from '#platform/review/reviewable.ts';
import { reports } from './admin.tables.ts';

type NewReport = Pick<typeof reports.$inferInsert, 'kind' | 'thingId' | 'reason' | 'message'> & {
  readonly reporterId: string;
};

/** Reporting the same thing again changes what was said of it. */
export const upsertReport = (db: Db, report: NewReport) =>
  db
    .insert(reports)
    .values({ ...report, version: newId() })
    .onConflictDoUpdate({
      target: [reports.reporterId, reports.kind, reports.thingId],
      targetWhere: sql`${reports.state} = 'PENDING'`,
      set: { reason: report.reason, message: report.message ?? null, version: newId() },
    });

const reported = (db: Db) =>
  db
    .select({
      id: reports.id,
      version: reports.version,
      kind: reports.kind,
      thingId: reports.thingId,
      status: reports.state,
      why: reports.reason,
      message: reports.message,
      reporterId: members.id,
      reporterSlug: members.slug,
      reporterName: members.name,
      submittedAt: isoTime(reports.createdAt),
      decision: reports.decisionReason,
    })
    .from(reports)
    .leftJoin(members, eq(members.id, reports.reporterId));

export type Reported = Awaited<ReturnType<typeof reported>>[number];

export function selectReports(db: Db, { status, limit, offset }: QueuePage) {
  const order =
    status === 'PENDING' ? [asc(reports.createdAt), asc(reports.id)] : [desc(reports.decidedAt), desc(reports.id)];
  return reported(db)
    .where(eq(reports.state, status))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

export const countReports = (db: Db, status: Approval) => db.$count(reports, eq(reports.state, status));

export async function selectReport(db: Db, id: string): Promise<Reported | undefined> {
  const [row] = await reported(db).where(eq(reports.id, id));
  return row;
}

export const lockReport = (db: Db, id: string) =>
  db.select({ id: reports.id }).from(reports).where(eq(reports.id, id)).for('no key update');

export const decideReport = (db: Db, id: string, state: Approval, decisionReason: string | null) =>
  db.update(reports).set({ state, decisionReason, decidedAt: sql`now()` }).where(eq(reports.id, id));

/** What a report is about, as far as it is there. */
export type ReportedThing = {
  readonly title: string;
  readonly words: string;
  readonly link: string;
  readonly picture: { path: string; width: number; height: number; placeholder: string | null; avif: boolean } | null;
};

async function selectProductThing(db: Db, id: string): Promise<ReportedThing | undefined> {
  const [found] = await db
    .select({
      title: products.name,
      words: products.longDescription,
      slug: products.slug,
      picture: pictureOf(mediaFiles),
    })
    .from(products)
    .leftJoin(mediaFiles, eq(mediaFiles.path, products.mainImage))
    .where(and(eq(products.id, id), products.shown));
  return found && { ...found, link: `/product/${found.slug}` };
}

async function selectReviewThing(db: Db, id: string): Promise<ReportedThing | undefined> {
  const [found] = await db
    .select({ review: reviews, product: products.name, slug: products.slug, seller: members.slug })
    .from(reviews)
    .innerJoin(members, eq(members.id, reviews.sellerId))
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, id));
  if (!found) return undefined;
  const { review, product, slug, seller } = found;
  return {
    title: `${review.rating} of 5 stars by ${review.name}${product ? ` for ${product}` : ''}`,
    words: review.message,
    link: slug ? `/product/${slug}` : `/seller/${seller}`,
    picture: null,
  };
}

async function selectSellerThing(db: Db, id: string): Promise<ReportedThing | undefined> {
  const [found] = await db
    .select({
      title: sql<string>`coalesce(${companies.name}, ${members.name})`,
      words: sql<string>`coalesce(${companies.about}, '')`,
      slug: members.slug,
      picture: pictureOf(mediaFiles),
    })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(mediaFiles, eq(mediaFiles.path, members.profileImage))
    .where(and(eq(members.id, id), inArray(members.role, [...BUSINESS_ROLES]), isNotNull(members.provenAt)));
  return found && { ...found, link: `/seller/${found.slug}` };
}

async function selectCommentThing(db: Db, id: string): Promise<ReportedThing | undefined> {
  const [found] = await db
    .select({ words: blogComments.text, author: members.name, post: blogPosts.name, slug: blogPosts.slug })
    .from(blogComments)
    .innerJoin(members, eq(members.id, blogComments.authorId))
    .innerJoin(blogPosts, eq(blogPosts.id, blogComments.blogId))
    .where(and(eq(blogComments.id, id), eq(blogComments.state, 'APPROVED'), eq(blogPosts.isPublished, true)));
  if (!found) return undefined;
  const { words, author, post, slug } = found;
  return { title: `Comment by ${author} on ${post}`, words, link: `/blog/${slug}#comments`, picture: null };
}

const nothingYet = async () => undefined;

const FINDERS: Readonly<Record<ReportKind, (db: Db, id: string) => Promise<ReportedThing | undefined>>> = {
  product: selectProductThing,
  review: selectReviewThing,
  seller: selectSellerThing,
  reel: nothingYet,
  comment: selectCommentThing,
};

export const selectThing = (db: Db, kind: ReportKind, id: string) => FINDERS[kind](db, id);
