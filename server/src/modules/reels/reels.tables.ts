import type { Approval } from '@plyhaat/contract/core/approval';
import { REEL_CATEGORY } from '@plyhaat/contract/reels/reels';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment, updatedAt } from '#platform/db/columns.ts';

const member = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });
const counted = (name: string) => integer(name).notNull().default(0);

/** Short upright videos of sellers. Length and still picture are the video's own, in media_files. */
export const reels = pgTable(
  'reels',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    category: text().notNull().default(REEL_CATEGORY),
    hashtags: text().array().notNull().default(sql`'{}'`),
    video: text().notNull(),
    captions: text(),
    /** Products of the owner, in the order of their chips. One that is gone or off sale is not shown. */
    productIds: uuid('product_ids').array().notNull().default(sql`'{}'`),
    /** The owner's switch, without review. */
    isActive: boolean('is_active').notNull().default(true),
    /** APPROVED is what the public sees; `review` says how far the newest save is, `waiting` what it changes, by column. */
    approval: text().$type<Approval>().notNull().default('PENDING'),
    review: text().$type<Approval>().notNull().default('PENDING'),
    version: uuid().notNull().defaultRandom(),
    waiting: jsonb().$type<Record<string, unknown>>(),
    rejectReason: text('reject_reason'),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    approvedAt: moment('approved_at'),
    viewCount: counted('view_count'),
    likeCount: counted('like_count'),
    commentCount: counted('comment_count'),
    shareCount: counted('share_count'),
    /** Approved and active, its video ready, its seller in the lists. Kept by a trigger (reels_shown.sql). */
    shown: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // The category is in it for the feed's scores, which then read no row of the table.
    index('reels_feed').on(t.createdAt, t.id, t.category).where(sql`${t.shown}`),
    index('reels_waiting').on(t.submittedAt, t.id).where(sql`${t.review} = 'PENDING'`),
    index('reels_decided').on(t.review, t.decidedAt),
    index('reels_by_owner').on(t.ownerId, t.createdAt, t.id),
    index('reels_by_video').on(t.video),
  ],
);

/** How many reels are shown, in one row that triggers maintain (count_reels): counting them takes longer than the page. */
export const reelTotals = pgTable('reel_totals', {
  only: boolean().primaryKey().default(true),
  shown: integer().notNull().default(0),
});

/** Plays, how far they went, and shares: one row a visitor, reel and hour of an Indian day, so that nobody counts twice. */
export const reelVisits = pgTable(
  'reel_visits',
  {
    reelId: uuid('reel_id')
      .notNull()
      .references(() => reels.id, { onDelete: 'cascade' }),
    kind: text().$type<'view' | 'watched' | 'tap' | 'share'>().notNull(),
    hour: moment('hour').notNull(),
    /** A member's id, or a hash that means nothing on another day. */
    visitor: text().notNull(),
    /** The moment itself: a feed that was opened before it still calls the reel unseen. */
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.reelId, t.kind, t.hour, t.visitor] }),
    index('reel_visits_seen').on(t.visitor, t.reelId, t.at).where(sql`${t.kind} = 'view'`),
  ],
);

const mark = () => ({
  memberId: member(),
  reelId: uuid('reel_id')
    .notNull()
    .references(() => reels.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});
export const reelLikes = pgTable('reel_likes', mark(), (t) => [
  primaryKey({ columns: [t.memberId, t.reelId] }),
  index('reel_likes_of_reel').on(t.reelId),
]);
export const reelBookmarks = pgTable('reel_bookmarks', mark(), (t) => [
  primaryKey({ columns: [t.memberId, t.reelId] }),
  index('reel_bookmarks_of_reel').on(t.reelId),
]);
