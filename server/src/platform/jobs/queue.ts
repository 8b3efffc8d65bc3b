import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

export type JobOptions = {
  /** One that waits with the same key is replaced. */
  readonly key?: string | undefined;
  readonly runAt?: Date | undefined;
  /** Jobs of one queue run one after another, however many workers there are, and hold up no other job. */
  readonly queue?: string | undefined;
  readonly mostTries?: number | undefined;
};

/** Marks a job that is being run while a newer one by its key takes its place. */
export const REPLACED = 'replaced';
export const IS_REPLACED = sql`coalesce(job.flags ? ${sql.raw(`'${REPLACED}'`)}, false)`;

/**
 * Makes room for a newer job by the same key. The library would leave the older one, its tries used up, to stand among
 * the dead letters: one that has died goes, one that is being run is marked, so that it never becomes one. The row is
 * locked first: nobody begins it in between.
 */
const makeRoom = (db: Db, key: string) =>
  db.execute(sql`
    with older as (select id, locked_at, is_available from graphile_worker._private_jobs where key = ${key} for update),
      gone as (delete from graphile_worker._private_jobs job using older
        where job.id = older.id and older.locked_at is null and not older.is_available)
    update graphile_worker._private_jobs job set flags = jsonb_build_object(${REPLACED}::text, true)
      from older where job.id = older.id and older.locked_at is not null`);

/**
 * Puts a job into the queue in the caller's transaction. Where a job with the same key waits until another writer's
 * commit and is begun at once, the library neither replaces it nor adds one, and says so by a row without an id: asked
 * again, it sees that the job has begun.
 */
export async function addJob(db: Db, task: string, payload: object, { key, runAt, queue, mostTries }: JobOptions = {}) {
  const add = sql`select id from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    queue_name => ${queue ?? null}, job_key => ${key ?? null}, run_at => ${runAt?.toISOString() ?? null}::timestamptz,
    max_attempts => ${mostTries ?? null}::int)`;
  const added = async () => {
    if (key !== undefined) await makeRoom(db, key);
    return (await db.execute<{ id: string | null }>(add)).rows[0]?.id;
  };
  while (!(await added()));
}
