import type pg from 'pg';

const LOOK_EVERY_MS = 10_000;
/** Any number of our own that no other lock of the database uses. */
const LOCKS = 7411;

/** A worker younger than this may not have said yet that it lives. */
const FREE = `
  with held as (
    select locked_by as worker from graphile_worker._private_jobs where locked_at < now() - interval '5 seconds'
    union
    select locked_by from graphile_worker._private_job_queues where locked_at < now() - interval '5 seconds')
  select graphile_worker.force_unlock_workers(array_agg(worker)) from held
  where pg_try_advisory_xact_lock(${LOCKS}, hashtext(worker))`;

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
    await pool.query(FREE);
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
