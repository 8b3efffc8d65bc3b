import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';

/** The lock of `count_products`: whoever changes categories or brands takes it first, as every save of a product does. */
export const lockCounts = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(7291166)`);
