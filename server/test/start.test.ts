import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runningOn } from '#platform/db/postmaster.ts';
import { freshDatabase, seededAlready } from './database.ts';
import { NOBODY, type Run, readyAt, runProgram } from './program.ts';
import { scratchFolder } from './scratch.ts';

// Real starts with a real database: slow on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });

let dataDir: string;
const started: Run[] = [];
const run = (env: Record<string, string>): Run => {
  const one = runProgram({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env });
  started.push(one);
  return one;
};

beforeEach(() => {
  dataDir = mkdtempSync(path.join(scratchFolder(), 'plyhaat-start-'));
});
afterEach(async () => {
  for (const one of started.splice(0)) await one.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const total = async (port: number) =>
  (await (await fetch(`http://127.0.0.1:${port}/api/product?perPage=1`)).json()).total as number;

/** One session with the database that a running app keeps for itself. */
async function inItsDatabase<Row>(text: string): Promise<Row[]> {
  const { url } = JSON.parse(await readFile(path.join(dataDir, 'database.json'), 'utf8'));
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows as Row[];
}

test('the first start seeds the marketplace and names its address and sign-ins; kill -9 loses no committed write; the next start just works, and Ctrl-C stops it cleanly', async () => {
  const first = run({});
  const port = await readyAt(first);
  expect(await total(port)).toBeGreaterThan(500);
  expect(first.output()).toContain(`Plyhaat is ready at http://localhost:${port}`);
  expect(first.output()).toContain('90000 00005  Administrator');

  await inItsDatabase("insert into house_marks (name, value) values ('kept', 'yes')");
  const server = runningOn(path.join(dataDir, 'postgres'));
  first.child.kill('SIGKILL');
  await first.exit;

  const second = run({});
  await readyAt(second);
  expect(second.output()).not.toContain('Seeding');
  expect(runningOn(path.join(dataDir, 'postgres'))).toEqual(server);
  expect(await inItsDatabase("select value from house_marks where name = 'kept'")).toEqual([{ value: 'yes' }]);

  // A busy machine may take longer for what a start asks for than stopping waits for it.
  const waiting = () =>
    inItsDatabase(`select task_identifier from graphile_worker.jobs
      where locked_at is not null or (run_at <= now() and attempts < max_attempts)`);
  await expect.poll(waiting).toEqual([]);
  second.child.kill('SIGINT');
  second.child.kill('SIGINT');
  expect(await second.exit, second.output()).toBe(0);
  expect(second.output()).toContain('Stopped.');
  expect(runningOn(path.join(dataDir, 'postgres'))).toBeUndefined();
});

test('two processes that start at once on one empty database seed it once', async () => {
  const database = await freshDatabase();
  const both = [run({ DATABASE_URL: database.url }), run({ DATABASE_URL: database.url })];
  const [one = 0, other = 0] = await Promise.all(both.map(readyAt));
  expect(both.filter(({ output }) => output().includes('Seeding'))).toHaveLength(1);
  expect(await total(one)).toBe(await total(other));
  for (const { end } of both) await end('SIGTERM');
  await database.drop();
});

test('a taken port is one clear sentence', async () => {
  const other = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const database = await seededAlready();
  const { exit, output } = run({ PORT: String(port), DATABASE_URL: database.url });
  expect(await exit).toBe(1);
  expect(output()).toContain(`Port ${port} is taken: stop the other program, or choose another with PORT=3001.`);
  expect(output()).not.toMatch(/^\s+at /m);
  await database.drop();
  other.close();
});

test('an unreachable database is one clear sentence', async () => {
  const { exit, output } = run({ DATABASE_URL: `postgres://nobody:secret@${NOBODY}/none` });
  expect(await exit).toBe(1);
  expect(output().trim()).toBe(
    `The database at ${NOBODY} cannot be reached: check DATABASE_URL and that the server runs.`,
  );
});

test('production names every fault of its settings and does not start', async () => {
  const { exit, output } = run({ APP_ENV: 'production', JWT_SECRET: 'short', OTP_DEV_CODE: '123456' });
  expect(await exit).toBe(1);
  for (const name of [
    'DATABASE_URL',
    'PUBLIC_URL',
    'JWT_SECRET',
    'OTP_PEPPER',
    'FACTOR_KEY',
    'SMS_PROVIDER',
    'MAIL_PROVIDER',
    'JUSPAY_MERCHANT_ID',
    'COMPANY_GSTIN',
    'OTP_DEV_CODE',
  ])
    expect(output()).toContain(name);
  expect(output()).not.toMatch(/^\s+at /m);
});
