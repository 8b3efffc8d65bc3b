import { perOne } from '@plyhaat/contract/catalog/unit-name';
import type { Approval } from '@plyhaat/contract/core/approval';
import { formatRupees } from '@plyhaat/contract/core/money';
import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import type { ReportKind } from '@plyhaat/contract/reports/reports';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { brands, products } from '#modules/catalog/catalog.tables.ts';
import { blogComments } from '#modules/content/comments.tables.ts';
import { blogPosts } from '#modules/content/content.tables.ts';
import { opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { reviewReplies, reviews } from '#modules/reviews/reviews.tables.ts';
import type { Db } from '#platform/db/db.ts';

/** What a report is about; parts are missing where it was deleted. */
export type ReportSubject = {
  readonly title: string;
  readonly words: string;
  /** Of a product, as people read it. */
  readonly price?: string;
  readonly link: string | null;
  readonly picture: { path: string; width: number; height: number; placeholder: string | null; avif: boolean } | null;
  /** Nobody but its author and staff sees it. */
  readonly isHidden?: boolean;
  /** Whose it is: its seller or writer. */
  readonly author: Author | null;
  /** Set while a rule holds it back; changes with every edit. */
  readonly heldRevision?: string | undefined;
};
type Author = { readonly _id: string; readonly slug: string; readonly name: string };

const writer = { _id: members.id, slug: members.slug, name: members.name };
const revisionOf = (updatedAt: AnyPgColumn) => sql<string>`extract(epoch from ${updatedAt})::text`;
const heldRevision = (approval: Approval, revision: string) => (approval === 'PENDING' ? revision : undefined);

async function selectProductSubject(db: Db, id: string): Promise<ReportSubject | undefined> {
  const [found] = await db
    .select({
      title: products.name,
      words: products.longDescription,
      slug: products.slug,
      asked: products.askedPrice,
      priceUnit: products.priceUnit,
      unit: products.unitShown,
      author: writer,
      picture: pictureOf(mediaFiles),
    })
    .from(products)
    .innerJoin(members, eq(members.id, products.sellerId))
    .leftJoin(mediaFiles, eq(mediaFiles.path, products.mainImage))
    .where(and(eq(products.id, id), products.shown));
  if (!found) return undefined;
  const { slug, asked, priceUnit, unit, ...subject } = found;
  const price = `${formatRupees(asked)} ${perOne({ pricetype: priceUnit, unitName: unit })}`;
  return { ...subject, price, link: `/product/${slug}` };
}

const sellers = alias(members, 'sellers');

async function selectReviewSubject(db: Db, id: string): Promise<ReportSubject | undefined> {
  const [found] = await db
    .select({
      review: reviews,
      product: products.name,
      productSlug: products.slug,
      seller: sellers.slug,
      author: writer,
      revision: revisionOf(reviews.updatedAt),
    })
    .from(reviews)
    .innerJoin(sellers, eq(sellers.id, reviews.sellerId))
    .leftJoin(members, eq(members.id, reviews.authorId))
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, id));
  if (!found) return undefined;
  const { review, product, productSlug, seller, author, revision } = found;
  return {
    title: `${review.rating} of 5 stars by ${review.name}${product ? ` for ${product}` : ''}`,
    words: review.message,
    link: productSlug ? `/product/${productSlug}` : `/seller/${seller}`,
    picture: null,
    isHidden: review.approval !== 'APPROVED',
    author,
    heldRevision: heldRevision(review.approval, revision),
  };
}

/** By the id of the review; its author is the seller. */
async function selectReplySubject(db: Db, id: string): Promise<ReportSubject | undefined> {
  const [found] = await db
    .select({
      reply: reviewReplies,
      reviewer: reviews.name,
      productSlug: products.slug,
      author: writer,
      revision: revisionOf(reviewReplies.updatedAt),
    })
    .from(reviewReplies)
    .innerJoin(reviews, eq(reviews.id, reviewReplies.reviewId))
    .innerJoin(members, eq(members.id, reviews.sellerId))
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviewReplies.reviewId, id));
  if (!found) return undefined;
  const { reply, reviewer, productSlug, author, revision } = found;
  return {
    title: `Reply by ${author.name} to ${reviewer}`,
    words: reply.message,
    link: productSlug ? `/product/${productSlug}` : `/seller/${author.slug}`,
    picture: null,
    isHidden: reply.approval !== 'APPROVED',
    author,
    heldRevision: heldRevision(reply.approval, revision),
  };
}

async function selectRequirementSubject(db: Db, id: string): Promise<ReportSubject | undefined> {
  const [found] = await db
    .select({
      requirement: requirements,
      author: writer,
      revision: revisionOf(requirements.updatedAt),
    })
    .from(requirements)
    .innerJoin(members, eq(members.id, requirements.buyerId))
    .where(eq(requirements.id, id));
  if (!found) return undefined;
  const { requirement, author, revision } = found;
  const { title, description, quantity, approval, status } = requirement;
  return {
    title,
    words: `${description}\n${quantity}`,
    link: approval === 'APPROVED' ? `/requirement/${id}` : null,
    picture: null,
    isHidden: approval !== 'APPROVED' || status === 'Pending',
    author,
    heldRevision: heldRevision(approval, revision),
  };
}

async function selectOpportunitySubject(db: Db, id: string): Promise<ReportSubject | undefined> {
  const [found] = await db
    .select({ opportunity: opportunities, author: writer, picture: pictureOf(mediaFiles) })
    .from(opportunities)
    .innerJoin(members, eq(members.id, opportunities.ownerId))
    .leftJoin(mediaFiles, eq(mediaFiles.path, opportunities.image))
    .where(eq(opportunities.id, id));
  if (!found) return undefined;
  const { opportunity, author, picture } = found;
  return {
    title: `${opportunity.brand}: ${opportunity.type}`,
    words: opportunity.description,
    link: `/apply-dealership/${id}`,
    picture,
    isHidden: opportunity.approval !== 'APPROVED',
    author,
  };
}

async function selectBrandSubject(db: Db, id: string): Promise<ReportSubject | undefined> {
  const [found] = await db
    .select({
      brand: brands,
      author: writer,
      shown: sql<boolean>`exists (select from ${products} as product where product.brand_id = brands.id and product.shown)`,
    })
    .from(brands)
    .leftJoin(members, eq(members.id, brands.createdById))
    .where(eq(brands.id, id));
  if (!found) return undefined;
  const { brand, author, shown } = found;
  const isHidden = !shown;
  return {
    title: brand.name,
    words: '',
    link: isHidden ? null : `/brand/${brand.slug}`,
    picture: null,
    isHidden,
    author,
    // A brand is never edited.
    heldRevision: heldRevision(brand.approval, brand.id),
  };
}

async function selectSellerSubject(db: Db, id: string): Promise<ReportSubject | undefined> {
  const [found] = await db
    .select({
      title: sql<string>`coalesce(${companies.name}, ${members.name})`,
      words: sql<string>`coalesce(${companies.about}, '')`,
      slug: members.slug,
      author: writer,
      picture: pictureOf(mediaFiles),
    })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(mediaFiles, eq(mediaFiles.path, members.profileImage))
    .where(and(eq(members.id, id), inArray(members.role, [...BUSINESS_ROLES]), isNotNull(members.provenAt)));
  return found && { ...found, link: `/seller/${found.slug}` };
}

async function selectCommentSubject(db: Db, id: string): Promise<ReportSubject | undefined> {
  const [found] = await db
    .select({ words: blogComments.text, author: writer, post: blogPosts.name, slug: blogPosts.slug })
    .from(blogComments)
    .innerJoin(members, eq(members.id, blogComments.authorId))
    .innerJoin(blogPosts, eq(blogPosts.id, blogComments.blogId))
    .where(and(eq(blogComments.id, id), eq(blogComments.state, 'APPROVED'), eq(blogPosts.isPublished, true)));
  if (!found) return undefined;
  const { words, author, post, slug } = found;
  return {
    title: `Comment by ${author.name} on ${post}`,
    words,
    link: `/blog/${slug}#comments`,
    picture: null,
    author,
  };
}

const nothingYet = async () => undefined;

const FINDERS: Readonly<Record<ReportKind, (db: Db, id: string) => Promise<ReportSubject | undefined>>> = {
  product: selectProductSubject,
  review: selectReviewSubject,
  reply: selectReplySubject,
  seller: selectSellerSubject,
  reel: nothingYet,
  comment: selectCommentSubject,
  requirement: selectRequirementSubject,
  opportunity: selectOpportunitySubject,
  brand: selectBrandSubject,
};

export const selectSubject = (db: Db, kind: ReportKind, id: string) => FINDERS[kind](db, id);
