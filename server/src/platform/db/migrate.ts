import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from './db.ts';
import { exclusively } from './exclusively.ts';
import { applyFunctions } from './functions.ts';
import { functionsMark, LEDGER, type Migration, readMigrations, readSchema, UnknownSchema } from './migrations.ts';

export type Migrating = {
  readonly migrations?: readonly Migration[];
  /** Told of each file that was applied and of each wait for a lock. */
  readonly say?: (text: string) => void;
  /** Whether a schema of a later version is left as it is. Else it is refused. */
  readonly besideNewer?: boolean;
};

/** Dead letters among many jobs. The queue's library makes its table after our migrations, which therefore cannot. */
const INDEX_DEAD_LETTERS = `
  create index if not exists jobs_dead on graphile_worker._private_jobs (id) where attempts >= max_attempts`;

const MAKE_LEDGER = `
  create schema if not exists drizzle;
  create table if not exists ${LEDGER} (id serial primary key, hash text not null, created_at bigint)`;

/** Brings the schema up to date: migrations, functions, the tables of the queue. Returns how many files it applied. */
export const migrateDatabase = (
  { pool }: Pick<Database, 'pool'>,
  { migrations = readMigrations(), say = () => {}, besideNewer = false }: Migrating = {},
): Promise<number> =>
  exclusively({ pool }, 'migrate', async (client) => {
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(MAKE_LEDGER);
    const { kind, pending } = await readSchema(client, [...migrations]);
    if (kind === 'newer' && besideNewer) {
      say('The schema of this database is newer than this version: it is left as it is.');
      return 0;
    }
    if (kind !== 'ours') throw new UnknownSchema();
    for (const migration of pending) await applyFile(client, migration, say);
    await patiently('functions', say, () => applyFunctions(client));
    await client.query('insert into house_marks (name, value) values ($1, now()) on conflict do nothing', [
      functionsMark(),
    ]);
    await runMigrations({ pgPool: pool });
    await client.query(INDEX_DEAD_LETTERS);
    return pending.length;
  });

/**
 * Whoever waits for a lock on a table makes all who come later wait behind it. So it gives up soon, lets them through
 * and tries again.
 */
const LOCK_TIMEOUT_MS = 400;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5000;
const MOST_TRIES = 30;
/** A lock that was not had in time, a deadlock, a serialization failure. */
const IN_THE_WAY = ['55P03', '40P01', '40001'];

const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code ?? (cause ? codeOf(cause) : '');
};

async function patiently(name: string, say: (text: string) => void, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!IN_THE_WAY.includes(codeOf(error)) || tries === MOST_TRIES) throw error;
      say(`${name}: others hold what it needs; trying again (${tries} of ${MOST_TRIES})`);
      await sleep(Math.min(FIRST_PAUSE_MS * tries, LONGEST_PAUSE_MS));
    }
  }
}

async function applyFile(client: pg.ClientBase, migration: Migration, say: (text: string) => void): Promise<void> {
  const began = performance.now();
  const { name, inTransaction } = migration;
  await (inTransaction
    ? patiently(name, say, () => inOneTransaction(client, migration))
    : oneByOne(client, migration, say));
  say(`${name} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

const note = async (client: pg.ClientBase, { hash, when }: Migration): Promise<void> =>
  void (await client.query(`insert into ${LEDGER} (hash, created_at) values ($1, $2)`, [hash, when]));

async function inOneTransaction(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    for (const statement of migration.statements) await client.query(statement);
    await note(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const CONCURRENT_INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i;

/** Whatever ends it, each of its statements may be run again: what is done stays, and stays done. */
async function oneByOne(client: pg.ClientBase, migration: Migration, say: (text: string) => void): Promise<void> {
  for (const statement of migration.statements) {
    const [, index] = CONCURRENT_INDEX.exec(statement) ?? [];
    await patiently(migration.name, say, async () => {
      if (index) await forgetHalfBuilt(client, index);
      // It waits for transactions to end, and nobody has to wait behind it.
      if (index) await client.query('set lock_timeout = 0');
      if (index && (await exists(client, index))) return;
      await client.query(statement);
    });
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  }
  await note(client, migration);
}

const exists = async (client: pg.ClientBase, index: string): Promise<boolean> =>
  (await client.query('select 1 from pg_class where relname = $1', [index])).rows.length > 0;

/** An index whose building was broken off stays, is kept up to date and never used. */
async function forgetHalfBuilt(client: pg.ClientBase, index: string): Promise<void> {
  const { rows } = await client.query(
    'select 1 from pg_index join pg_class on pg_class.oid = indexrelid where relname = $1 and not indisvalid',
    [index],
  );
  if (rows.length > 0) await client.query(`drop index concurrently "${index}"`);
}
