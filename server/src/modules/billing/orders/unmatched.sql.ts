import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { unmatchedPayments } from '../orders.tables.ts';

export type UnmatchedRow = typeof unmatchedPayments.$inferSelect;
type Found = Omit<typeof unmatchedPayments.$inferInsert, 'id'>;

/** Stored once, however often the provider speaks of it; undefined where it was stored before. */
export const keepUnmatched = async (db: Db, found: Found): Promise<UnmatchedRow | undefined> =>
  (await db.insert(unmatchedPayments).values(found).onConflictDoNothing().returning())[0];

export const findUnmatched = async (db: Db, id: string): Promise<UnmatchedRow | undefined> =>
  (await db.select().from(unmatchedPayments).where(eq(unmatchedPayments.id, id)))[0];

/** Locked until the transaction ends. */
export const lockUnmatched = async (db: Db, id: string): Promise<UnmatchedRow | undefined> =>
  (await db.select().from(unmatchedPayments).where(eq(unmatchedPayments.id, id)).for('update'))[0];

export const changeUnmatched = async (db: Db, id: string, change: Partial<UnmatchedRow>): Promise<UnmatchedRow> =>
  only(await db.update(unmatchedPayments).set(change).where(eq(unmatchedPayments.id, id)).returning());
