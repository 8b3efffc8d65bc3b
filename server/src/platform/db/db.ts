import { sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { ReadingPool } from '../cache/reads.ts';

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

export const isReachable = async (db: Db): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
