import type { Approval } from '@plyhaat/contract/core/approval';
import { REEL_CATEGORY } from '@plyhaat/contract/reels/reels';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment, updatedAt } from '#platform/db/columns.ts';

const counted = (name: string) => integer(name).notNull().default(0);

/** Short upright films of sellers. Length and still picture are the film's own, in media_files. */
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
    isActive: boolean('is_active').notNull().default(true),
    approval: text().$type<Approval>().notNull().default('PENDING'),
    rejectReason: text('reject_reason'),
    approvedAt: moment('approved_at'),
    viewCount: counted('view_count'),
    likeCount: counted('like_count'),
    commentCount: counted('comment_count'),
    shareCount: counted('share_count'),
    /** Approved and active, its film ready, its seller in the lists. Kept by a trigger (reels_shown.sql). */
    shown: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('reels_latest').on(t.createdAt, t.id).where(sql`${t.shown}`),
    index('reels_by_owner').on(t.ownerId, t.createdAt, t.id),
    index('reels_by_video').on(t.video),
  ],
);

/** Plays and shares: one row a visitor, reel and hour of an Indian day, so that nobody counts twice. */
export const reelVisits = pgTable(
  'reel_visits',
  {
    reelId: uuid('reel_id')
      .notNull()
      .references(() => reels.id, { onDelete: 'cascade' }),
    kind: text().$type<'view' | 'share'>().notNull(),
    hour: moment('hour').notNull(),
    /** A member's id, or a hash that means nothing on another day. */
    visitor: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.reelId, t.kind, t.hour, t.visitor] })],
);
