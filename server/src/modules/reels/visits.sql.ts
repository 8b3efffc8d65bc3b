import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { indianDayOf } from '#platform/indian-day.ts';
import { reels, reelVisits } from './reels.tables.ts';

export type VisitKind = (typeof reelVisits.$inferSelect)['kind'];

/** What each kind of visit answers; how far a play went has no figure of its own on the reel. */
const COUNT = {
  view: reels.viewCount,
  watched: reels.viewCount,
  tap: reels.viewCount,
  share: reels.shareCount,
} as const;

/** Whose reel it is and how often it was seen or shared, if the public can see it. */
export async function findShown(db: Db, kind: VisitKind, reelId: string) {
  const [found] = await db
    .select({ ownerId: reels.ownerId, count: COUNT[kind] })
    .from(reels)
    .where(and(eq(reels.id, reelId), reels.shown));
  return found;
}

const THIS_HOUR = sql`date_trunc('hour', now(), 'Asia/Kolkata')`;

export const hasVisit = async (db: Db, kind: VisitKind, reelId: string, visitor: string): Promise<boolean> =>
  (await db.$count(
    reelVisits,
    and(
      eq(reelVisits.reelId, reelId),
      eq(reelVisits.kind, kind),
      eq(reelVisits.visitor, visitor),
      eq(reelVisits.hour, THIS_HOUR),
    ),
  )) > 0;

/** The day of the first visit of its kind within an hour of the database's clock; nothing for a later one. */
export async function insertVisit(
  db: Db,
  kind: VisitKind,
  reelId: string,
  visitor: string,
): Promise<string | undefined> {
  const visit = { reelId, kind, visitor, hour: THIS_HOUR };
  const made = db.insert(reelVisits).values(visit).onConflictDoNothing();
  return (await made.returning({ day: indianDayOf(reelVisits.hour) }))[0]?.day;
}

export async function addToCount(db: Db, kind: 'view' | 'share', reelId: string): Promise<number> {
  const set = kind === 'view' ? { viewCount: sql`${COUNT.view} + 1` } : { shareCount: sql`${COUNT.share} + 1` };
  return only(await db.update(reels).set(set).where(eq(reels.id, reelId)).returning({ count: COUNT[kind] })).count;
}

/** Charts go back ninety days; the counts themselves stay. */
export const forgetOldVisits = (db: Db) =>
  db.delete(reelVisits).where(lt(reelVisits.hour, sql`now() - interval '100 days'`));

/** Deletes the visits of an erased member; the totals stay. */
export const forgetVisitor = (db: Db, visitor: string) => db.delete(reelVisits).where(eq(reelVisits.visitor, visitor));
