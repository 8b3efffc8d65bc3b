import fs from 'node:fs';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import type { Volumes } from '../server/seed/volumes.ts';
import { startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { type Figure, figure } from './report.ts';

const EVERY_MS = 10_000;
const CONNECTIONS = 8;
/** Long enough for cache keys to use memory, short enough for the server to accept. */
const JUNK = 'x'.repeat(6000);

/** Distinct addresses without end: unknown names, known names with new values, long and short, pages and answers. */
const ADDRESSES: readonly ((n: number) => string)[] = [
  (n) => `/api/product?n=${n}&${JUNK}`,
  (n) => `/api/product?minPrice=${n % 100_000}&page=${1 + (n % 7)}`,
  (n) => `/api/product?search=word${n}`,
  (n) => `/api/category/getCategory?visit=${n}${JUNK}`,
  (n) => `/shop?visit=${n}&${JUNK}`,
  (n) => `/shop?search=word${n}`,
  (n) => `/sellers?search=name${n}`,
  (n) => `/product/none-${n}`,
];

function visit(agent: http.Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode ?? 0));
    });
    request.once('error', reject);
  });
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A shorter run, for trying, has no second minute that is not its last. */
const growthFigures = (second: readonly number[], last: readonly number[]): Figure[] => [
  figure('memory in the second minute, mean', mean(second), { unit: ' MB' }),
  figure('memory in the last minute, mean', mean(last), { unit: ' MB' }),
  figure('growth from the second minute to the last', mean(last) - mean(second), { unit: ' MB', atMost: 50 }),
];

/** Memory under distinct addresses: what the process holds must settle, however long they go on. */
export async function benchSoak(
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  minutes: number,
): Promise<Figure[]> {
  const site = await startSite(volumes, cleanup);
  const running = await site.start();
  cleanup.add(running.stop);
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  cleanup.add(async () => agent.destroy());
  const end = performance.now() + minutes * MINUTE_MS;
  const going = () => performance.now() < end;
  const refused = new Map<number, number>();
  let visits = 0;
  const visitor = async () => {
    while (going()) {
      const n = visits++;
      const status = await visit(agent, site.url + ADDRESSES[n % ADDRESSES.length]?.(n));
      if (status >= 500) refused.set(status, (refused.get(status) ?? 0) + 1);
    }
  };
  const samples: { minute: number; megabytes: number }[] = [];
  const watcher = async () => {
    for (let at = 0; going(); at++) {
      const megabytes = residentMegabytes(running.pid);
      samples.push({ minute: (at * EVERY_MS) / MINUTE_MS, megabytes });
      say(`${visits} visits, ${megabytes.toFixed(0)} MB`);
      await sleep(EVERY_MS);
    }
  };
  await Promise.all([watcher(), ...Array.from({ length: CONNECTIONS }, visitor)]);
  const within = (from: number) =>
    samples.filter(({ minute }) => minute >= from && minute < from + 1).map(({ megabytes }) => megabytes);
  return [
    figure('distinct addresses visited', visits),
    figure(
      'answers of 500 or more',
      [...refused.values()].reduce((sum, times) => sum + times, 0),
      {
        note: [...refused].map(([status, times]) => `${status}: ${times}`).join(', ') || 'none',
      },
    ),
    figure('memory at most', Math.max(...samples.map(({ megabytes }) => megabytes)), { unit: ' MB' }),
    ...(minutes >= 3 ? growthFigures(within(1), within(minutes - 1)) : []),
  ];
}
