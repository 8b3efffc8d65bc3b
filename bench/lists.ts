import fs from 'node:fs/promises';
import path from 'node:path';
import type { Volumes } from '../server/seed/volumes.ts';
import { openDatabase } from '../server/src/platform/db/db.ts';
import { startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { benchHeavyWrites } from './heavy-writes.ts';
import { type Answer, answerOf, fireAnew, type Rate, startBareOf } from './load.ts';
import { neverAsked } from './never-asked.ts';
import { median } from './numbers.ts';
import { type Figure, failed, figure } from './report.ts';
import { type Extent, settle } from './works.ts';
import { benchWriters } from './writers.ts';

const ROUNDS = 3;
/** A round beside a bare server this much slower or faster than in the others is thrown away. */
const MOST_STRAY = 0.1;
const MOST_ROUNDS = 12;
const SAMPLES = 20;

type Round = { readonly own: Rate; readonly bare: Rate };

async function memoryOf(pid: number): Promise<number> {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Rounds of a question and the bare server beside it, until enough of them were measured on an even machine. */
async function evenRounds(measure: () => Promise<Round>): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let tries = 0; tries < MOST_ROUNDS; tries++) {
    rounds.push(await measure());
    const middle = median(rounds.map(({ bare }) => bare.perSecond));
    const even = rounds.filter(({ bare }) => Math.abs(bare.perSecond / middle - 1) <= MOST_STRAY);
    if (even.length >= ROUNDS) return even;
  }
  throw new Error(`the machine was too uneven: ${MOST_ROUNDS} rounds, fewer than ${ROUNDS} beside like bare servers`);
}

/** A reply of the usual length, so that the bare server returns as many bytes. */
async function usualAnswer(origin: string, next: () => string): Promise<Answer> {
  const answers: Answer[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) answers.push(await answerOf(origin + next()));
  return answers.toSorted((a, b) => a.body.length - b.body.length)[SAMPLES / 2] as Answer;
}

async function benchSize(volumes: Volumes, cleanup: Cleanup, { brief, only = '' }: Extent): Promise<Figure[]> {
  const size = volumes.products.toLocaleString('en-GB');
  const site = await startSite(volumes, cleanup);
  const app = await site.start();
  cleanup.add(app.stop);
  const { url } = JSON.parse(await fs.readFile(path.join(site.folder, 'data/database.json'), 'utf8'));
  const database = openDatabase(url, 2);
  await settle(database);
  const questions = await neverAsked(database);
  await database.close();
  const figures = [
    figure(`${size}: ready`, app.seconds, { unit: ' s', digits: 1 }),
    figure(`${size}: memory when ready`, await memoryOf(app.pid), { unit: ' MB' }),
  ];
  const seconds = brief ? 1 : 4;
  for (const [name, next] of questions) {
    if (!name.includes(only)) continue;
    const measured = async () => {
      const bare = await startBareOf(await usualAnswer(site.url, next), site.folder, cleanup);
      await fireAnew(site.url, next, seconds);
      const rounds = await evenRounds(async () => ({
        bare: await fireAnew(bare.url, () => '/', seconds),
        own: await fireAnew(site.url, next, seconds),
      }));
      await bare.stop();
      const middle = (of: (round: Round) => number) => median(rounds.map(of));
      const note = [
        `p50 ${middle(({ own }) => own.p50).toFixed(1)} ms`,
        `p99 ${middle(({ own }) => own.p99).toFixed(1)} ms`,
        `bare ${Math.round(middle(({ bare: { perSecond } }) => perSecond)).toLocaleString('en-GB')}/s of ${(bare.bytes / 1000).toFixed(1)} KB`,
        `${(await memoryOf(app.pid)).toFixed(0)} MB`,
      ].join(', ');
      const share = middle(({ own, bare }) => own.perSecond / bare.perSecond);
      return [
        figure(
          `${name}, ${size}`,
          middle(({ own }) => own.perSecond),
          { unit: '/s', note },
        ),
        figure(`${name}, ${size}: of bare`, share, { digits: 4 }),
      ];
    };
    figures.push(...(await measured().catch((error: unknown) => [failed(`${name}, ${size}`, error)])));
  }
  if ('writers'.includes(only)) figures.push(...(await benchWriters(url, size, seconds)));
  const [, next] = [...questions][0] as [string, () => string];
  if ('heavy writes'.includes(only))
    figures.push(
      ...(await benchHeavyWrites({ url: site.url, database: url, next, size, seconds }).catch((error: unknown) => [
        failed(`heavy writes, ${size}`, error),
      ])),
    );
  await app.stop();
  return figures;
}

/** Questions of the shop that nobody asked before, in marketplaces of several sizes, one after the other. */
export async function benchLists(
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  extent: Extent,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const products of extent.sizes) {
    say(`${products.toLocaleString('en-GB')} products`);
    figures.push(...(await benchSize({ ...volumes, products }, cleanup, extent)));
  }
  return figures;
}
