import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const LOCKS = { migrate: 7_291_164, prepare: 7_291_163 };
const LOOK_EVERY_MS = 100;

/**
 * Several processes may start at once: one does it, the others wait. They ask again and again: a statement that waited
 * for the lock would hold a snapshot all the while, and an index that is built concurrently waits for every snapshot.
 */
export async function exclusively<T>(
  { pool }: { readonly pool: pg.Pool },
  lock: keyof typeof LOCKS,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    // Neither a wait for another process nor a rewrite of a large table has an end that could be named.
    await client.query('set statement_timeout = 0');
    while (!(await taken(client, lock))) await sleep(LOOK_EVERY_MS);
    return await work(client);
  } finally {
    // Ending the session frees the lock.
    client.release(true);
  }
}

async function taken(client: pg.PoolClient, lock: keyof typeof LOCKS): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCKS[lock]]);
  return rows[0].taken;
}
