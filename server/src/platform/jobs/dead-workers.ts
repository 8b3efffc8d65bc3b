import type pg from 'pg';
import { REPLACED_JOB } from './queue.ts';

const LOOK_EVERY_MS = 10_000;
/** Any number of our own that no other lock of the database uses. */
const LOCKS = 7411;

/**
 * A worker younger than this may not have taken its lock yet. Who holds a queue holds a job of it: the library takes and
 * gives back both in one statement, and frees both here.
 */
const FREE = `
  with held as (
    select distinct locked_by as worker from graphile_worker.jobs where locked_at < now() - interval '5 seconds')
  select graphile_worker.force_unlock_workers(array_agg(worker)) from held
  where pg_try_advisory_xact_lock(${LOCKS}, hashtext(worker))`;

/** What a newer job replaced need not be done again, whether its worker died or it failed. */
const FORGET_REPLACED = `
  select graphile_worker.complete_jobs(array(select job.id from graphile_worker.jobs job
    where job.attempts >= job.max_attempts and job.locked_at is null and ${REPLACED_JOB}))`;

/** Gives back what dead workers held. */
export async function freeJobs(pool: pg.Pool): Promise<void> {
  await pool.query(FREE);
  await pool.query(FORGET_REPLACED);
}

/**
 * A process killed in the middle of a job leaves it locked, and the queue's own patience is four hours. So every worker
 * holds a lock of its session while it lives, and whoever can take another's lock knows that it is dead: its jobs are
 * free again within seconds.
 */
export function keepAlive(pool: pg.Pool, worker: string, onTrouble: (error: unknown) => void): () => Promise<void> {
  let session: pg.PoolClient | undefined;
  let stopped = false;

  async function hold(): Promise<void> {
    const client = await pool.connect();
    client.once('error', () => {
      session = undefined;
      client.release(true);
    });
    await client.query(`select pg_advisory_lock(${LOCKS}, hashtext($1))`, [worker]);
    session = client;
  }
  async function look(): Promise<void> {
    if (!session) await hold();
    await freeJobs(pool);
  }
  let looking: Promise<void> = Promise.resolve();
  const again = () => {
    if (!stopped) looking = look().catch(onTrouble);
  };
  again();
  const timer = setInterval(again, LOOK_EVERY_MS);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await looking;
    session?.removeAllListeners('error');
    session?.release(true);
  };
}
