import { sql } from 'drizzle-orm';
import { blogPosts, videos } from './content.tables.ts';
import { moment } from './list.sql.ts';

/** The pages of published posts and videos; a video's id is also the last part of its address. */
export const postAddresses = sql`select post.id, post.slug, ${moment('post.updated_at')} as "changedAt"
  from ${blogPosts} as post where post.is_published`;
export const videoAddresses = sql`select video.id, video.id::text as slug, ${moment('video.updated_at')} as "changedAt"
  from ${videos} as video where video.is_published`;
