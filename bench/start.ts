import fs from 'node:fs';
import path from 'node:path';
import type { Volumes } from '../server/seed/volumes.ts';
import { startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { type Figure, figure } from './report.ts';
import type { Extent } from './works.ts';

const ASKED_SECONDS = 3;
const TIMES = 5;
const VISITORS = 8;
const VISITS_EACH = 12;
const PLACES = [
  '/',
  '/shop',
  '/sellers',
  '/requirements',
  '/api/product',
  '/api/category/getCategory',
  '/reels',
  '/blog',
];

/** How many of the first calls after it said that it is ready were not answered as they should. */
async function firstCalls(url: string): Promise<number> {
  const visitor = async (at: number): Promise<number> => {
    let refused = 0;
    for (let visit = 0; visit < VISITS_EACH; visit++) {
      const reply = await fetch(url + PLACES[(at + visit) % PLACES.length]);
      await reply.arrayBuffer();
      if (reply.status !== 200) refused++;
    }
    return refused;
  };
  const counts = await Promise.all(Array.from({ length: VISITORS }, (_, at) => visitor(at)));
  return counts.reduce((sum, count) => sum + count, 0);
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The marketplace as `npm start` starts it, killed in the middle of its work and started again. */
export async function benchStart(
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  { brief }: Extent,
): Promise<Figure[]> {
  say('Laying a marketplace');
  const site = await startSite(volumes, cleanup);
  const owner = path.join(site.folder, 'data/database.json');
  let running = await site.startByCommand();
  cleanup.add(() => running.stop());
  const seconds: number[] = [];
  let refused = await firstCalls(site.url);
  for (let time = 0; time < (brief ? 2 : TIMES); time++) {
    process.kill(JSON.parse(fs.readFileSync(owner, 'utf8')).pid, 'SIGKILL');
    await running.gone;
    running = await site.startByCommand();
    say(`Ready after ${running.seconds.toFixed(2)} s`);
    seconds.push(running.seconds);
    refused += await firstCalls(site.url);
  }
  return [
    figure('ready after kill -9, the middle one', middle(seconds), { unit: ' s', digits: 2, below: ASKED_SECONDS }),
    figure('ready after kill -9, the slowest', Math.max(...seconds), { unit: ' s', digits: 2 }),
    figure('first calls after ready that were refused', refused, {
      atMost: 0,
      note: `of ${VISITORS * VISITS_EACH * (seconds.length + 1)}`,
    }),
  ];
}
