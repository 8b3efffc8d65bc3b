import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { ReadingPool } from '../cache/reads.ts';
import { applyFunctions } from './functions.ts';

/** A connection or a transaction: query functions take this first and cannot tell which. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export type Database = { readonly db: Db; readonly pool: pg.Pool; readonly close: () => Promise<void> };

export function openDatabase(url: string, poolSize = 10): Database {
  const pool = new ReadingPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: 'plyhaat',
    statement_timeout: 30_000,
    // What a marketplace reads is in memory or on a disk without moving parts: an index costs little more than a scan.
    options: '-c random_page_cost=1.1',
  });
  // A connection that drops must not take the process with it; the pool opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations');
const MIGRATIONS = { migrationsFolder, migrationsSchema: 'drizzle', migrationsTable: '__drizzle_migrations' };
const LOCKS = { migrate: 7_291_164, prepare: 7_291_163 };

/** Several processes may start at once: one does it, the others wait. */
export async function exclusively<T>(
  { pool }: Pick<Database, 'pool'>,
  lock: keyof typeof LOCKS,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    // Neither a wait for another process nor a rewrite of a large table has an end that could be named.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCKS[lock]]);
    return await work(client);
  } finally {
    // Ending the session frees the lock.
    client.release(true);
  }
}

/** Dead letters among many jobs. The queue's library makes its table after our migrations, which therefore cannot. */
const INDEX_DEAD_LETTERS = `
  create index if not exists jobs_dead on graphile_worker._private_jobs (id) where attempts >= max_attempts`;

export class UnknownSchema extends Error {
  constructor() {
    super('This database was made by a version that these migrations do not know. Remove the demo data: npm run reset');
  }
}

type Journal = { readonly entries: readonly { readonly when: number }[] };

/** Of a version before the first release, or of a newer one: its tables are not those that the migrations start from. */
async function refuseUnknownSchema(client: pg.ClientBase): Promise<void> {
  const { rows: made } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as found`);
  if (!made[0].found) return;
  const { entries }: Journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  const { rows: unknown } = await client.query(
    'select 1 from drizzle.__drizzle_migrations where created_at <> all($1::bigint[]) limit 1',
    [entries.map(({ when }) => when)],
  );
  if (unknown.length > 0) throw new UnknownSchema();
}

/** Brings the schema up to date. */
export const migrateDatabase = (database: Pick<Database, 'pool'>): Promise<void> =>
  exclusively(database, 'migrate', async (client) => {
    await refuseUnknownSchema(client);
    await migrate(drizzle(client), MIGRATIONS);
    await applyFunctions(client);
    await runMigrations({ pgPool: database.pool });
    await client.query(INDEX_DEAD_LETTERS);
  });

export const isReachable = async (db: Db): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
