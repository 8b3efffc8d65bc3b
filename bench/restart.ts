import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../server/src/platform/db/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres.ts';
import { readEvents } from '../server/test/event-reader.ts';
import { freePort } from './app.ts';
import { contactSteadily, gatherPairs } from './callers.ts';
import type { Cleanup } from './cleanup.ts';
import { startFront } from './front.ts';
import { timeOf, timesOf } from './paced-load.ts';
import { type Running, startProgram } from './processes.ts';
import { type Figure, figure } from './report.ts';

const REQUESTS_A_SECOND = 200;
const CONTACTS_A_SECOND = 3;
const CONTACTS = 1000;
const DRAIN_SECONDS = 5;
const CALM_MS = 5000;
const program = path.resolve(import.meta.dirname, '../scripts/start.ts');

/** Nine of ten are kept answers, as visitors ask for them; the tenth is a question that nobody asked before. */
const KEPT = ['/', '/shop', '/about-us', '/api/product', '/api/product?page=2', '/api/state', '/categories'];
const addressOf = (n: number): string =>
  n % 10 === 0 ? `/api/product?search=ply+${n}` : (KEPT[n % KEPT.length] ?? '/');

function visitSteadily(url: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });
  const [times, failures, under]: [number[], string[], Promise<unknown>[]] = [[], [], []];
  let stopped = false;
  const visit = (n: number) =>
    timeOf(agent, `${url}${addressOf(n)}`).then(
      (ms) => times.push(ms),
      (error: unknown) => failures.push(String(error)),
    );
  const running = (async () => {
    const began = performance.now();
    while (!stopped) {
      const due = ((performance.now() - began) / 1000) * REQUESTS_A_SECOND;
      while (under.length < due) under.push(visit(under.length));
      await sleep(2);
    }
    await Promise.all(under);
    agent.destroy();
  })();
  const stop = () => {
    stopped = true;
    return running;
  };
  return { times, failures, stop };
}

/** A member who keeps a stream open, as the web app does: it opens the next a second after one ends. */
function listenSteadily(url: string, token: string) {
  let [opened, refused, stopped] = [0, 0, false];
  let leave = () => {};
  const readToItsEnd = async () => {
    const stream = await readEvents(`${url}/api/notifications/stream`, { authorization: token });
    if (stream.reply.ok) opened++;
    else refused++;
    leave = stream.leave;
    if (stopped) stream.leave();
    while (stream.reply.ok) await stream.nextBlock();
  };
  const running = (async () => {
    for (; !stopped; await sleep(1000)) await readToItsEnd().catch(() => {});
  })();
  const stop = () => {
    stopped = true;
    leave();
    return running;
  };
  return { counts: () => ({ opened, refused }), stop };
}

type Shop = { readonly env: Record<string, string>; readonly databaseUrl: string; readonly folder: string };

async function openShop(cleanup: Cleanup): Promise<Shop> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plyhaat-restart-'));
  fs.chmodSync(folder, 0o755);
  cleanup.add(() => fs.rmSync(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  cleanup.add(postgres.stop);
  const env = {
    APP_ENV: 'demo',
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.url,
    DATA_DIR: path.join(folder, 'data'),
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '0',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    // Others may keep this machine busy: how late a process may be is another subject.
    OVERLOAD_DELAY_MS: '0',
    LOG_LEVEL: 'error',
  };
  return { env, databaseUrl: postgres.url, folder };
}

/** Which sellers were told of their contact how often. */
async function toldTimes(databaseUrl: string, sellers: readonly string[]): Promise<Map<string, number>> {
  const database = openDatabase(databaseUrl, 2);
  const waiting = async () =>
    (await database.pool.query(`select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`))
      .rows;
  while ((await waiting()).length > 0) await sleep(250);
  const { rows } = await database.pool.query<{ seller: string; times: number }>(
    `select member_id as seller, count(*)::int as times from notifications where member_id = any($1) group by 1`,
    [sellers],
  );
  await database.close();
  return new Map(rows.map(({ seller, times }) => [seller, times]));
}

/** Two web processes and a worker behind nginx are replaced one after the other while people visit and write. */
export async function drillRestart(cleanup: Cleanup, say: (step: string) => void): Promise<Figure[]> {
  const { env, databaseUrl, folder } = await openShop(cleanup);
  const roles = ['web', 'web', 'worker'] as const;
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const running: Running[] = [];
  cleanup.add(async () => void (await Promise.all(running.map(({ stop }) => stop()))));
  const start = async (at: number) => {
    const own = { PORT: String(ports[at]), ROLE: roles[at] ?? 'web' };
    running[at] = await startProgram([program], /is ready at/, { ...env, ...own });
  };
  say('starting two web processes and a worker');
  for (const at of roles.keys()) await start(at);
  const { url: front, complaints } = await startFront(folder, [ports[0], ports[1]], cleanup);
  const database = openDatabase(databaseUrl, 3);
  const pairs = await gatherPairs(database, env, CONTACTS);
  await database.close();
  for (let n = 0; n < 3 * KEPT.length; n++) await (await fetch(`${front}${addressOf(n)}`)).text();

  const visits = visitSteadily(front);
  const contacts = contactSteadily(front, pairs, CONTACTS_A_SECOND);
  const stream = listenSteadily(front, pairs[0]?.token ?? '');
  await sleep(CALM_MS);
  const began = performance.now();
  for (const [at, role] of roles.entries()) {
    say(`replacing ${role} ${at + 1}`);
    await running[at]?.stop();
    await start(at);
    await sleep(CALM_MS);
  }
  const seconds = (performance.now() - began) / 1000;
  await Promise.all([visits.stop(), contacts.stop(), stream.stop()]);
  const told = await toldTimes(databaseUrl, [...contacts.accepted]);
  const times = timesOf(visits.times);
  const failures = [...visits.failures, ...contacts.failures];
  for (const [failure, alike] of Map.groupBy(failures, (text) => text)) say(`${alike.length} times: ${failure}`);
  if (failures.length > 0) say(complaints().slice(-4000));
  const count = (wanted: (times: number) => boolean) =>
    [...contacts.accepted].filter((seller) => wanted(told.get(seller) ?? 0)).length;
  return [
    figure('three processes replaced, one after the other', seconds, { unit: ' s', digits: 1 }),
    figure('requests that were answered', times.count, { note: `${REQUESTS_A_SECOND} asked a second` }),
    figure('requests that failed', visits.failures.length, { atMost: 0 }),
    figure('answers, p50', times.p50, { unit: ' ms', digits: 1 }),
    figure('answers, p99', times.p99, { unit: ' ms', digits: 1 }),
    figure('contacts that were acknowledged', contacts.accepted.size),
    figure('contacts that failed', contacts.failures.length, { atMost: 0 }),
    figure(
      'sellers who were not told of theirs',
      count((n) => n === 0),
      { atMost: 0 },
    ),
    figure(
      'sellers who were told twice',
      count((n) => n > 1),
      { atMost: 0 },
    ),
    figure('times a stream was opened again', stream.counts().opened - 1),
    figure('times it was refused', stream.counts().refused, { atMost: 0 }),
  ];
}
