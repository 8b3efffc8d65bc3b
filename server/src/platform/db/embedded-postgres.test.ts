import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { loadReference } from '../../reference.ts';
import { openDatabase } from './db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import { runningOn } from './postmaster.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'plyhaat-embedded-'));
const dir = path.join(folder, 'postgres');
const messages: string[] = [];
const start = () => startEmbeddedPostgres(dir, { say: (text) => messages.push(text) });
let server: EmbeddedPostgres = await start();
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const pid = () => runningOn(dir)?.pid ?? 0;
/** Long enough that the killed server is looked for before its end is noticed: it is a zombie then. */
const holdTheThread = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);

test('a database that is killed alone is started again where it was: 503 meanwhile, then everything as before', async () => {
  const database = openDatabase(server.url, 2);
  await migrateDatabase(database);
  await loadReference(database.db);
  await database.close();
  const { get, close } = await testApp({ beside: { databaseUrl: server.url } });
  const status = async () => (await get('/health/ready')).statusCode;
  expect(await status()).toBe(200);

  const seen = new Set<number>();
  const noted = async () => {
    const now = await status();
    seen.add(now);
    return now;
  };
  process.kill(pid(), 'SIGKILL');
  holdTheThread();
  await expect.poll(noted).toBe(503);
  await expect.poll(noted).toBe(200);
  expect(seen).toEqual(new Set([503, 200]));
  expect((await get('/category/getCategory')).statusCode).toBe(200);
  expect(messages).toEqual(['The database server ended: it is started again.', 'The database server is back.']);
  await close();
});

test('a database that is told to stop is not started again, and one that is gone needs no telling', async () => {
  await server.stop();
  expect(pid()).toBe(0);
  await server.stop();
  server = await start();
  expect(pid()).toBeGreaterThan(0);
  messages.length = 0;
  process.kill(pid(), 'SIGKILL');
  await server.stop();
  expect(pid()).toBe(0);
});
