import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Real starts with a real database: slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const program = path.join(import.meta.dirname, 'api-only.ts');
let dataDir: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'plyhaat-start-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) await ended(child, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

type Run = { child: ChildProcess; said: () => string; exit: Promise<number | null> };

function run(env: Record<string, string>): Run {
  let text = '';
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
  });
  started.push(child);
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  return { child, said: () => text, exit: new Promise((resolve) => child.once('close', resolve)) };
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill(signal);
  });
}

async function freePort(): Promise<number> {
  const server = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function ready(port: number, { exit, said }: Run): Promise<void> {
  let gone = false;
  void exit.then(() => {
    gone = true;
  });
  while (!gone) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`it stopped before it was ready: ${said()}`);
}

const total = async (port: number) =>
  (await (await fetch(`http://127.0.0.1:${port}/api/product?perPage=1`)).json()).total as number;

test('the first start seeds the marketplace and names its address and sign-ins; Ctrl-C stops it cleanly', async () => {
  const port = await freePort();
  const first = run({ PORT: String(port) });
  await ready(port, first);
  expect(await total(port)).toBeGreaterThan(500);
  expect(first.said()).toContain(`Plyhaat is ready at http://localhost:${port}`);
  expect(first.said()).toContain('90000 00005  Administrator');

  first.child.kill('SIGINT');
  first.child.kill('SIGINT');
  expect(await first.exit).toBe(0);
  expect(first.said()).toContain('Stopped.');
});

test('kill -9 loses no committed write, and the next start just works', async () => {
  const port = await freePort();
  const first = run({ PORT: String(port) });
  await ready(port, first);
  const { url } = JSON.parse(
    await (await import('node:fs/promises')).readFile(path.join(dataDir, 'database.json'), 'utf8'),
  );
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  await client.query("insert into house_marks (name, value) values ('kept', 'yes')");
  first.child.kill('SIGKILL');
  await first.exit;
  await client.end().catch(() => {});

  const second = run({ PORT: String(port) });
  await ready(port, second);
  expect(second.said()).not.toContain('Seeding');
  const again = JSON.parse(
    await (await import('node:fs/promises')).readFile(path.join(dataDir, 'database.json'), 'utf8'),
  );
  const reader = new pg.Client(again.url);
  await reader.connect();
  expect((await reader.query("select value from house_marks where name = 'kept'")).rows).toEqual([{ value: 'yes' }]);
  await reader.end();
});

test('a taken port is one clear sentence', async () => {
  const other = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const { exit, said } = run({ PORT: String(port) });
  expect(await exit).toBe(1);
  expect(said()).toContain(`Port ${port} is taken: stop the other program, or choose one with PORT=3001 npm start.`);
  expect(said()).not.toMatch(/^\s+at /m);
  other.close();
});

test('an unreachable database is one clear sentence', async () => {
  const port = await freePort();
  const { exit, said } = run({ DATABASE_URL: `postgres://nobody:secret@127.0.0.1:${port}/none`, PORT: '0' });
  expect(await exit).toBe(1);
  expect(said().trim()).toBe(
    `The database at 127.0.0.1:${port} cannot be reached: check DATABASE_URL and that the server runs.`,
  );
});

test('production names every fault of its settings and does not start', async () => {
  const { exit, said } = run({ APP_ENV: 'production', JWT_SECRET: 'short', OTP_DEV_CODE: '123456' });
  expect(await exit).toBe(1);
  for (const name of [
    'DATABASE_URL',
    'PUBLIC_URL',
    'JWT_SECRET',
    'OTP_PEPPER',
    'SMS_PROVIDER',
    'MAIL_PROVIDER',
    'OTP_DEV_CODE',
  ])
    expect(said()).toContain(name);
  expect(said()).not.toMatch(/^\s+at /m);
});
