import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rowsOf } from '../db/sql.ts';
import { IS_REPLACED } from './queue.ts';

const JOBS = sql`graphile_worker.jobs`;
/** Failed every try and is not being tried now. A job that a newer one replaced does not count. */
const IS_DEAD = sql`job.attempts >= job.max_attempts and job.locked_at is null and not ${IS_REPLACED}`;

type Row = { _id: string; task: string; attempts: number; lastError: string | null; createdAt: string };
type Page = { readonly task: string | undefined; readonly page: number; readonly perPage: number };

const ofTask = (task: string | undefined): SQL => (task === undefined ? sql`` : sql`and job.task_identifier = ${task}`);

/** Newest first. The queue holds what waits and what is dead, nothing that is done. */
export async function selectDeadLetters(db: Db, { task, page, perPage }: Page) {
  const where = sql`from ${JOBS} job where ${IS_DEAD} ${ofTask(task)}`;
  const data = await rowsOf<Row>(
    db,
    sql`select job.id::text as "_id", job.task_identifier as task, job.attempts, job.last_error as "lastError",
      to_char(job.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt" ${where}
      order by job.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
  );
  const [counted] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${where}`);
  return { data, total: counted?.total ?? 0 };
}

type Found = { readonly id: string; readonly task: string };

const LOCK = 7_291_171;

/** The dead ones, for one transaction at a time: who clicks a second time waits here, and finds them dead no longer. */
async function lockDead(db: Db, which: SQL, most: number): Promise<Found[]> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  return rowsOf<Found>(
    db,
    sql`select job.id::text as id, job.task_identifier as task from ${JOBS} job
      where ${IS_DEAD} and ${which} order by job.id limit ${most}`,
  );
}

const idsOf = (found: readonly Found[]) => sql`${sql.param(found.map(({ id }) => id))}::bigint[]`;

/** More than that are retried by another call. */
const AT_ONCE = 10_000;

export const lockDeadLetter = async (db: Db, id: string): Promise<Found | undefined> =>
  (await lockDead(db, sql`job.id = ${id}::bigint`, 1))[0];

export const lockDeadLetters = (db: Db, task: string) => lockDead(db, sql`job.task_identifier = ${task}`, AT_ONCE);

export const requeue = (db: Db, found: readonly Found[]) =>
  db.execute(sql`select graphile_worker.reschedule_jobs(${idsOf(found)}, run_at => now(), attempts => 0)`);

export const removeJobs = (db: Db, found: readonly Found[]) =>
  db.execute(sql`select graphile_worker.complete_jobs(${idsOf(found)})`);
