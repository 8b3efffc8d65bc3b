import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { reelBookmarks, reelLikes, reels } from './reels.tables.ts';

const MARKS = { like: reelLikes, bookmark: reelBookmarks } as const;
export type Mark = keyof typeof MARKS;

/** Sets a member's mark, or takes it away where it is set. Two at once wait for one another. */
export async function toggleMark(db: Db, mark: Mark, memberId: string, reelId: string): Promise<boolean> {
  const table = MARKS[mark];
  const made = await db.insert(table).values({ memberId, reelId }).onConflictDoNothing().returning();
  if (made.length > 0) return true;
  await db.delete(table).where(and(eq(table.memberId, memberId), eq(table.reelId, reelId)));
  return false;
}

const has = (mark: Mark, memberId: string, reelId: string) => {
  const table = MARKS[mark];
  return sql<boolean>`exists (select from ${table} where member_id = ${memberId} and reel_id = ${reelId})`;
};

export async function selectMarks(db: Db, memberId: string, reelId: string) {
  const query = sql`select ${has('like', memberId, reelId)} as "isLiked", ${has('bookmark', memberId, reelId)} as "isBookmarked"`;
  const { rows } = await db.execute<{ isLiked: boolean; isBookmarked: boolean }>(query);
  return rows[0] ?? { isLiked: false, isBookmarked: false };
}

export const selectLikes = async (db: Db, reelId: string): Promise<number> =>
  (await db.select({ likes: reels.likeCount }).from(reels).where(eq(reels.id, reelId)))[0]?.likes ?? 0;

export const isShown = async (db: Db, reelId: string): Promise<boolean> =>
  (await db.$count(reels, and(eq(reels.id, reelId), reels.shown))) > 0;
