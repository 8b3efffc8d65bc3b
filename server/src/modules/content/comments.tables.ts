import type { Approval } from '@plyhaat/contract/core/approval';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';
import { blogPosts, videos } from './content.tables.ts';

const member = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });
const post = () =>
  uuid('blog_id')
    .notNull()
    .references(() => blogPosts.id, { onDelete: 'cascade' });

/** What readers wrote under a post, seen by others once staff have approved it. An answer has a parent that has none. */
export const blogComments = pgTable(
  'blog_comments',
  {
    id: id(),
    blogId: post(),
    parentId: uuid('parent_id').references((): AnyPgColumn => blogComments.id, { onDelete: 'cascade' }),
    authorId: member('author_id'),
    text: text().notNull(),
    state: text().$type<Approval>().notNull().default('PENDING'),
    version: uuid().notNull().defaultRandom(),
    rejectReason: text('reject_reason'),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('blog_comments_of_post')
      .on(t.blogId, t.createdAt, t.id)
      .where(sql`${t.state} = 'APPROVED' and ${t.parentId} is null`),
    index('blog_comments_answers').on(t.parentId, t.createdAt, t.id),
    index('blog_comments_waiting').on(t.createdAt, t.id).where(sql`${t.state} = 'PENDING'`),
    index('blog_comments_decided').on(t.state, t.decidedAt),
    index('blog_comments_by_author').on(t.authorId, t.blogId),
  ],
);

const mark = () => ({ memberId: member('member_id'), blogId: post(), createdAt: createdAt() });
export const blogLikes = pgTable('blog_likes', mark(), (t) => [
  primaryKey({ columns: [t.memberId, t.blogId] }),
  index('blog_likes_of_post').on(t.blogId),
]);
export const blogBookmarks = pgTable('blog_bookmarks', mark(), (t) => [
  primaryKey({ columns: [t.memberId, t.blogId] }),
  index('blog_bookmarks_of_post').on(t.blogId),
]);

/** Plays of a video: one row a viewer, video and hour, so that nobody counts twice. */
export const videoViews = pgTable(
  'video_views',
  {
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    hour: moment('hour').notNull(),
    /** A member's id, or a hash that means nothing on another day. */
    viewer: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.videoId, t.hour, t.viewer] }), index('video_views_by_viewer').on(t.viewer)],
);
