import fs from 'node:fs/promises';
import type { Cleanup } from './cleanup.ts';
import { type Answer, answerOf, fireAnew, type Rate, startBareOf } from './load.ts';
import { median } from './numbers.ts';
import { type Figure, figure } from './report.ts';

const ROUNDS = 3;
/** A round beside a bare server this much slower or faster than in the others is thrown away. */
const MOST_STRAY = 0.1;
const MOST_ROUNDS = 12;
const SAMPLES = 20;

type Round = { readonly own: Rate; readonly bare: Rate };

/** In megabytes. */
export async function memoryOf(pid: number): Promise<number> {
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

type Site = { readonly url: string; readonly folder: string; readonly pid: number };

/** How many addresses a second, each asked for the first time, and their share of what a bare server answers. */
export async function anewFigures(
  name: string,
  next: () => string,
  { url, folder, pid }: Site,
  seconds: number,
  cleanup: Cleanup,
): Promise<Figure[]> {
  const bare = await startBareOf(await usualAnswer(url, next), folder, cleanup);
  await fireAnew(url, next, seconds);
  const rounds = await evenRounds(async () => ({
    bare: await fireAnew(bare.url, () => '/', seconds),
    own: await fireAnew(url, next, seconds),
  }));
  await bare.stop();
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  const note = [
    `p50 ${middle(({ own }) => own.p50).toFixed(1)} ms`,
    `p99 ${middle(({ own }) => own.p99).toFixed(1)} ms`,
    `bare ${Math.round(middle(({ bare: { perSecond } }) => perSecond)).toLocaleString('en-GB')}/s of ${(bare.bytes / 1000).toFixed(1)} KB`,
    `${(await memoryOf(pid)).toFixed(0)} MB`,
  ].join(', ');
  const rate = middle(({ own }) => own.perSecond);
  const share = middle(({ own, bare: { perSecond } }) => own.perSecond / perSecond);
  return [figure(name, rate, { unit: '/s', note }), figure(`${name}: of bare`, share, { digits: 4 })];
}
