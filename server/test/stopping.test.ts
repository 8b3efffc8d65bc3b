import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { enqueueFigures } from '#modules/admin/admin.ts';
import { openDatabase } from '#platform/db/db.ts';
import { selectDeadLetters } from '#platform/jobs/dead-letters.sql.ts';
import { seededAlready } from './database.ts';
import { cuttableDatabase } from './database-proxy.ts';
import { runProgram } from './program.ts';
import { takeJobs } from './queue-locks.ts';

// A real start: slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const database = await seededAlready();
const { db, close } = openDatabase(database.url, 2);
const cable = await cuttableDatabase(database.url);
const dataDir = mkdtempSync(path.join(tmpdir(), 'plyhaat-stopping-'));
afterAll(async () => {
  await close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The last words of whoever had to give up. */
const GAVE_UP = 'Not everything could be finished in time.';

test('a start frees the job of a killed process before it asks for it anew; without a database SIGTERM ends it in time', async () => {
  await enqueueFigures(db);
  await takeJobs(db, 'killed', sql`true`);
  const run = runProgram({ DATABASE_URL: cable.databaseUrl, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' });
  await expect.poll(run.output, { timeout: 120_000 }).toContain('is ready');
  const left = () => db.execute(sql`select 1 from graphile_worker.jobs where task_identifier = 'admin.countFigures'`);
  await expect.poll(async () => (await left()).rows).toEqual([]);
  expect((await selectDeadLetters(db, { task: undefined, page: 1, perPage: 10 })).data).toEqual([]);

  await cable.cut();
  expect(await run.end('SIGTERM')).toBe(0);
  expect(run.output()).toContain('Stopped.');
  expect(run.output()).not.toContain(GAVE_UP);
});
