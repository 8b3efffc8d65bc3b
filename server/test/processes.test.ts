import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededAlready } from './database.ts';
import { freePort, type Run, ready, runProgram } from './program.ts';

const LIMIT = 100;
const database = await seededAlready();
const dataDir = mkdtempSync(path.join(tmpdir(), 'plyhaat-two-'));
const processes: { port: number; run: Run }[] = [];

beforeAll(async () => {
  for (let at = 0; at < 2; at++) {
    const port = await freePort();
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' };
    const run = runProgram({ ...env, ROLE: 'web', RATE_LIMIT_PER_MINUTE: String(LIMIT) });
    processes.push({ port, run });
    await ready(port, run);
  }
}, 180_000);
afterAll(async () => {
  for (const { run } of processes) await run.end('SIGTERM');
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** The status of one call to one of the two, from an address of its own. */
function call(at: number, from: string, method: string, url: string, body?: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const port = processes[at % 2]?.port;
    const headers = body ? { 'content-type': 'application/json' } : {};
    const request = http.request(
      { host: '127.0.0.1', port, localAddress: from, method, path: `/api${url}`, headers, agent: false },
      (reply) => {
        reply.resume();
        reply.on('end', () => resolve(reply.statusCode ?? 0));
      },
    );
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  });
}

/** How many go through before the first is refused for being one too many; the two answer in turn. */
async function untilRefused(most: number, one: (at: number) => Promise<number>): Promise<number> {
  for (let at = 0; at <= most; at++) if ((await one(at)) === 429) return at;
  return Number.POSITIVE_INFINITY;
}

test('codes, uploads and writes are counted by both processes together', async () => {
  const phone = (at: number) => `98765${String(10_000 + at)}`;
  const passed = {
    codes: await untilRefused(50, (at) => call(at, '127.0.0.11', 'POST', '/users/sentOtp', { phone: phone(at) })),
    uploads: await untilRefused(50, (at) => call(at, '127.0.0.12', 'POST', '/media', { use: 'profile', file: 'x' })),
    writes: await untilRefused(LIMIT, (at) => call(at, '127.0.0.13', 'POST', '/users/sentOtp', { phone: 'none' })),
  };
  expect(passed).toEqual({ codes: 10, uploads: 30, writes: LIMIT / 2 });
}, 120_000);

test('the general limit a minute is counted by each process for itself', async () => {
  const ask = (at: number, page: number) => call(at, '127.0.0.14', 'GET', `/product?page=${page}`);
  expect(await untilRefused(LIMIT, (page) => ask(0, page + 1))).toBe(LIMIT);
  expect(await ask(1, 1)).toBe(200);
}, 120_000);
