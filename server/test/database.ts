import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '#platform/db/db.ts';
import { installationMarks } from '#platform/db/platform.tables.ts';
import { databaseUrl } from './database.setup.ts';

async function command(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('server') });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function databaseLike(template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${inject('template')}_${randomBytes(5).toString('hex')}`;
  await command(`create database ${name} template ${template}`);
  return {
    url: databaseUrl(inject('server'), name),
    drop: () => command(`drop database if exists ${name} with (force)`),
  };
}

/** A database of one's own: migrated, with the reference data laid, otherwise empty. */
export const freshDatabase = () => databaseLike(inject('template'));

/** One that no migration has seen. */
export const emptyDatabase = () => databaseLike('template0');

/** One with the mark of a demo that is laid already: a program that starts on it seeds nothing. */
export async function seededAlready(): Promise<{ url: string; drop: () => Promise<void> }> {
  const database = await freshDatabase();
  const { db, close } = openDatabase(database.url, 1);
  await db.insert(installationMarks).values({ name: 'demo', value: 'for a test' });
  await close();
  return database;
}
