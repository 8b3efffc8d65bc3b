import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '#platform/db/db.ts';
import { installationMarks } from '#platform/db/platform.tables.ts';
import { databaseUrl, demoTemplate } from './database.setup.ts';

async function atServer<Result>(work: (server: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: inject('server') });
  await client.connect();
  return work(client).finally(() => client.end());
}

const command = (text: string): Promise<void> =>
  atServer(async (server) => {
    await server.query(text);
  });

async function databaseLike(template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${inject('template')}_${randomBytes(5).toString('hex')}`;
  // Files are copied as they are: a copy page by page goes through the log, which costs several times as much.
  await command(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(inject('server'), name),
    drop: () => command(`drop database if exists ${name} with (force)`),
  };
}

/** A database of one's own: migrated, with the reference data laid, otherwise empty. */
export const freshDatabase = () => databaseLike(inject('template'));

const DEMO_LOCK = 7_291_170;

/** Lays the demo marketplace: the first test file that asks for it does, the others wait and find it. */
const layDemo = (name: string): Promise<void> =>
  atServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    // Under its name only when it is whole.
    await server.query(`create database ${name}_half template ${inject('template')}`);
    const { seedDemo } = await import('#seed/seed.ts');
    const { db, close } = openDatabase(databaseUrl(inject('server'), `${name}_half`), 2);
    await seedDemo(db).finally(close);
    await server.query(`alter database ${name}_half rename to ${name}`);
  });

/** One with the demo marketplace as of this run. Seeding takes seconds, a copy does not. */
export async function demoDatabase() {
  const name = demoTemplate(inject('template'));
  await layDemo(name);
  return databaseLike(name);
}

/** One with the mark of a demo that is laid already: a program that starts on it seeds nothing. */
export async function seededAlready(): Promise<{ url: string; drop: () => Promise<void> }> {
  const database = await freshDatabase();
  const { db, close } = openDatabase(database.url, 1);
  await db.insert(installationMarks).values({ name: 'demo', value: 'for a test' });
  await close();
  return database;
}
