import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { blogBookmarks, blogLikes } from './comments.tables.ts';
import { blogPosts } from './content.tables.ts';

const MARKS = { like: blogLikes, bookmark: blogBookmarks } as const;
export type Mark = keyof typeof MARKS;

/** Sets a member's mark, or takes it away where it is set. Two at once wait for one another. */
export async function toggleMark(db: Db, mark: Mark, memberId: string, blogId: string): Promise<boolean> {
  const table = MARKS[mark];
  const made = await db.insert(table).values({ memberId, blogId }).onConflictDoNothing().returning();
  if (made.length > 0) return true;
  await db.delete(table).where(and(eq(table.memberId, memberId), eq(table.blogId, blogId)));
  return false;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
const has = (mark: Mark, memberId: string) =>
  sql<boolean>`exists (select from ${MARKS[mark]} as own where own.member_id = ${memberId} and own.blog_id = ${blogPosts.id})`;

/** Of a published post: its figures, and what a member did with it. */
export async function selectStatus(db: Db, blogId: string, memberId: string = NOBODY) {
  const [status] = await db
    .select({
      isLiked: has('like', memberId),
      isBookmarked: has('bookmark', memberId),
      likeCount: blogPosts.likeCount,
      commentCount: blogPosts.commentCount,
    })
    .from(blogPosts)
    .where(and(eq(blogPosts.id, blogId), eq(blogPosts.isPublished, true)));
  return status;
}
