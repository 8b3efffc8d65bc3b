import type { Db } from '#platform/db/db.ts';
import { unmatchedPayments } from '../orders.tables.ts';

type Found = Omit<typeof unmatchedPayments.$inferInsert, 'id' | 'state'>;

/** Stored once, however often the provider speaks of it. */
export const keepUnmatched = (db: Db, found: Found) => db.insert(unmatchedPayments).values(found).onConflictDoNothing();
