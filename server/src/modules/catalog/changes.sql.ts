import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { catalogueChanges, catalogueFeed } from './changes.tables.ts';

/**
 * Deletes changes of transactions that had ended at the last trimming, which whoever follows has read since; the floor
 * says so in the same transaction. A second call within the hour does nothing.
 */
export const trimChanges = (db: Db) =>
  db.execute(sql`
    with trimmed as (
      update ${catalogueFeed}
         set floor = noted, noted = pg_snapshot_xmin(pg_current_snapshot()), noted_at = now()
       where noted_at is null or noted_at <= now() - interval '50 minutes'
      returning floor)
    delete from ${catalogueChanges} as change using trimmed where change.xid < trimmed.floor`);
