import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';

/** How far the catalogue was read: the snapshot of the last reading, in one run of the database server. */
export type Position = { readonly snapshot: string; readonly started: string };

export const SERVER_STARTED = 'extract(epoch from pg_postmaster_start_time())::text';

/** What a snapshot did not see: what began after it, and what was open in it. Written so, an index finds both. */
export const unseen = (snapshot: string) =>
  `xid >= pg_snapshot_xmax(${snapshot}::pg_snapshot) or xid = any(array(select pg_snapshot_xip(${snapshot}::pg_snapshot)))`;

/** Changes that wait are counted up to here. */
export const MANY_CHANGES = 1000;
/** Stands for a position that cannot be followed from: everything has to be read anew. */
export const LOST = -1;

const snapshot = sql`${sql.placeholder('snapshot')}::pg_snapshot`;

/** How many changes wait behind a position, for a statement that reads something else as well. */
export const waitingChanges: SQL = sql`(case
  when ${sql.raw(SERVER_STARTED)} <> ${sql.placeholder('started')}
    or pg_snapshot_xmin(${snapshot}) < (select floor from catalogue_feed) then ${sql.raw(String(LOST))}
  else (select count(*)::integer from (
    select from catalogue_changes where xid >= pg_snapshot_xmax(${snapshot})
    union all
    select from catalogue_changes where xid = any(array(select pg_snapshot_xip(${snapshot})))
    limit ${sql.raw(String(MANY_CHANGES + 1))}) as waiting) end)`;

/** The same in a statement of its own, for whoever reads nothing else. */
export async function selectWaiting(db: Db, position: Position): Promise<number> {
  const build = () => sql`select ${waitingChanges} as waiting`;
  const [row] = await prepared<{ waiting: number }>(db, 'waiting changes', build, position);
  return row?.waiting ?? LOST;
}
