import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/db/db.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres.ts';
import { migrateDatabase } from '../src/platform/db/migrate.ts';
import { runningOn } from '../src/platform/db/postmaster.ts';
import { loadReference } from '../src/reference.ts';
import { scratchFolder } from './scratch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server the tests may use, and the ready database each test file copies. */
    server: string;
    template: string;
  }
}

export const databaseUrl = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

/** The database with the demo marketplace in it, which the first test file that needs it makes. */
export const demoTemplate = (template: string): string => `${template}_demo`;

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const named = process.env.TEST_DATABASE_URL;
  if (named) return { url: named, stop: async () => {} };
  const folder = await mkdtemp(path.join(scratchFolder(), 'plyhaat-test-'));
  const data = path.join(folder, 'postgres');
  const postgres = await startEmbeddedPostgres(data, { throwaway: true });
  // A run that is broken off leaves nothing behind, least of all in memory.
  process.once('exit', () => {
    const left = runningOn(data);
    if (left) process.kill(left.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
}

async function makeTemplate(server: string, template: string): Promise<void> {
  const database = openDatabase(databaseUrl(server, template));
  await migrateDatabase(database);
  await loadReference(database.db);
  await database.close();
}

/** One PostgreSQL for the whole run, with one migrated database that every test file copies in a moment. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startServer();
  const template = `plyhaat_test_${randomBytes(6).toString('hex')}`;
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`create database ${template}`);
  await makeTemplate(url, template);
  project.provide('server', url);
  project.provide('template', template);
  return async () => {
    for (const name of [template, demoTemplate(template)])
      await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
    await stop();
  };
}
