import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { siteVisits } from './sellers.tables.ts';

type Visit = typeof siteVisits.$inferInsert;

export const hasSiteVisit = async (db: Db, { day, visitor }: Visit): Promise<boolean> =>
  (await db.$count(siteVisits, and(eq(siteVisits.day, day), eq(siteVisits.visitor, visitor)))) > 0;

/** True for the first one of a visitor on a day. */
export const insertSiteVisit = async (db: Db, visit: Visit): Promise<boolean> =>
  (await db.insert(siteVisits).values(visit).onConflictDoNothing().returning({ day: siteVisits.day })).length > 0;

export const deleteSiteVisitsBefore = (db: Db, day: string) => db.delete(siteVisits).where(lt(siteVisits.day, day));
