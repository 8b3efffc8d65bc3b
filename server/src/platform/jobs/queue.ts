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

/** Stands at every job that was asked for by a key. */
const KEYED = 'keyed';

/**
 * A newer job by the same key took this one's place while it was being run or after it had died: the library takes the
 * key from it and uses up its tries, after which it would stand among the dead letters.
 */
export const REPLACED_JOB = `(job.key is null and coalesce(job.flags ? '${KEYED}', false))`;
export const IS_REPLACED = sql.raw(REPLACED_JOB);

/**
 * Puts a job into the queue in the caller's transaction. Where a job with the same key waits until another writer's
 * commit and is begun at once, the library neither replaces it nor adds one, and says so by a row without an id: asked
 * again, it sees that the job has begun.
 */
export async function addJob(db: Db, task: string, payload: object, { key, runAt, queue, mostTries }: JobOptions = {}) {
  const flags = sql`${sql.param(key === undefined ? null : [KEYED])}::text[]`;
  const add = sql`select id from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    queue_name => ${queue ?? null}, job_key => ${key ?? null}, run_at => ${runAt?.toISOString() ?? null}::timestamptz,
    max_attempts => ${mostTries ?? null}::int, flags => ${flags})`;
  const added = async () => (await db.execute<{ id: string | null }>(add)).rows[0]?.id;
  while (!(await added()));
}
