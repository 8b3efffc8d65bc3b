import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { notifications } from './notifications.tables.ts';

const RETENTION_DAYS = 180;
const BATCH = 5000;

const deleteBatch = async (db: Db): Promise<number> =>
  (
    await db
      .delete(notifications)
      .where(
        sql`${notifications.id} in (select id from ${notifications} old
          where old.created_at < now() - make_interval(days => ${RETENTION_DAYS}) limit ${BATCH})`,
      )
      .returning({ id: notifications.id })
  ).length;

/** Deletes what is older than 180 days, in batches, so that no lock is held long. */
export async function forgetOld(db: Db): Promise<void> {
  while ((await deleteBatch(db)) === BATCH);
}
