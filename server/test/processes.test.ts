import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planId } from '#modules/billing/reference.sql.ts';
import { openSession } from '#modules/identity/identity.ts';
import { openDatabase } from '#platform/db/db.ts';
import { readSettings } from '../src/settings.ts';
import { type someMember, someSeller } from './builders.ts';
import { seededAlready } from './database.ts';
import { type Run, readyAt, runProgram } from './program.ts';
import { someSubscriber } from './subscribed.ts';

const LIMIT = 140;
const database = await seededAlready();
const dataDir = mkdtempSync(path.join(tmpdir(), 'plyhaat-two-'));
const processes: { port: number; run: Run }[] = [];
const { db, close } = openDatabase(database.url, 3);

beforeAll(async () => {
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const runs = [1, 2].map(() => runProgram({ ...env, ROLE: 'web', RATE_LIMIT_PER_MINUTE: String(LIMIT) }));
  for (const run of runs) processes.push({ port: await readyAt(run), run });
});
afterAll(async () => {
  for (const { run } of processes) await run.end('SIGTERM');
  await close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The status of one call to one of the two, from an address of its own. */
function call(at: number, from: string, method: string, url: string, body?: object, authorization?: string) {
  return new Promise<number>((resolve, reject) => {
    const port = processes[at % 2]?.port;
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(authorization && { authorization }) };
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
    uploads: await untilRefused(50, (at) =>
      call(at, '127.0.0.12', 'POST', '/media', { use: 'profile', file: 'data:image/png;base64,AAAA' }),
    ),
    writes: await untilRefused(LIMIT, (at) => call(at, '127.0.0.13', 'POST', '/users/sentOtp', { phone: 'none' })),
  };
  expect(passed).toEqual({ codes: 10, uploads: 30, writes: LIMIT / 2 });
});

const tokenOf = async (who: Awaited<ReturnType<typeof someMember>>) =>
  `Bearer ${await openSession(db, readSettings({ DATA_DIR: dataDir }), who, { device: 'a test', address: '127.0.0.1' })}`;

test('numbers told in a day, and purchases, are counted by both processes together', async () => {
  const [caller, buyer] = [await someSubscriber(db), await someSeller(db, { role: 'DEALER' })];
  const [callerToken, buyerToken] = [await tokenOf(caller), await tokenOf(buyer)];
  const sellers = await Promise.all(Array.from({ length: 61 }, () => someSeller(db)));
  const plan = { _id: planId({ family: 'Dealer', tier: 'start' }), paymentType: 'phonepay', SourceName: 'WEB' };
  const passed = {
    numbers: await untilRefused(60, (at) =>
      call(at, '127.0.0.15', 'POST', '/leads', { userId: sellers[at]?.id, channel: 'call' }, callerToken),
    ),
    // Money is guarded as a write: half of what a member may call in a minute.
    purchases: await untilRefused(LIMIT, (at) =>
      call(at, '127.0.0.16', 'POST', '/usersubscription/buySubscription', plan, buyerToken),
    ),
  };
  expect(passed).toEqual({ numbers: 60, purchases: LIMIT / 2 });
});

test('the general limit a minute is counted by each process for itself', async () => {
  const ask = (at: number, page: number) => call(at, '127.0.0.14', 'GET', `/product?page=${page}`);
  expect(await untilRefused(LIMIT, (page) => ask(0, page + 1))).toBe(LIMIT);
  expect(await ask(1, 1)).toBe(200);
});
