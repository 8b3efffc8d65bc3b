import type { Approval } from '@plyhaat/contract/core/approval';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { products } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment, updatedAt } from '#platform/db/columns.ts';

/** Of a product, or, where none is named, of the seller itself. A review outlives its author, who then has no name. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id'),
    name: text().notNull(),
    rating: smallint().notNull(),
    message: text().notNull(),
    /** PENDING: its author alone sees it until staff decide. */
    approval: text().$type<Exclude<Approval, 'REJECTED'>>().notNull().default('APPROVED'),
    /** When everybody first saw it. */
    publishedAt: moment('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('reviews_once_a_product').on(t.productId, t.authorId).where(sql`${t.productId} is not null`),
    uniqueIndex('reviews_once_a_seller').on(t.sellerId, t.authorId).where(sql`${t.productId} is null`),
    index('reviews_of_product').on(t.productId, t.createdAt.desc()).where(sql`${t.productId} is not null`),
    index('reviews_of_seller').on(t.sellerId, t.createdAt.desc()).where(sql`${t.productId} is null`),
    index('reviews_by_author').on(t.authorId),
  ],
);

/** The seller's reply to a review, one at most. */
export const reviewReplies = pgTable('review_replies', {
  reviewId: uuid('review_id')
    .primaryKey()
    .references(() => reviews.id, { onDelete: 'cascade' }),
  message: text().notNull(),
  /** PENDING: the seller alone sees it until staff decide. */
  approval: text().$type<Exclude<Approval, 'REJECTED'>>().notNull().default('APPROVED'),
  /** When everybody first saw it. */
  publishedAt: moment('published_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Votes are counted on reading; no total is stored that could differ. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    helpful: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.memberId] }), index('review_votes_by_member').on(t.memberId)],
);
