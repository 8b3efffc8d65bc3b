import fs from 'node:fs/promises';
import path from 'node:path';
import type { Volumes } from '../server/seed/volumes.ts';
import { openDatabase } from '../server/src/platform/db/db.ts';
import { anewFigures, memoryOf } from './anew.ts';
import { startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { answerOf } from './load.ts';
import { neverAsked } from './never-asked.ts';
import { addressesOf } from './pages.ts';
import { placesOf } from './places.ts';
import { type Figure, failed, figure } from './report.ts';
import { type Extent, settle } from './works.ts';

const SECONDS = 1;
const FIRST_VISITS = 10;

/** Asked again and again: what is kept is sent as it lies. */
const KEPT: Readonly<Record<string, string>> = {
  'home, kept': '/',
  'shop, kept': '/shop',
  'list of products, kept': '/api/product',
  'list of sellers, kept': '/api/users/getAllUsersForWebsite',
  'categories, kept': '/api/category/getCategory',
};

/** Pages by kind, questions of the shop and of its search that nobody asked before, and what is kept. */
async function rowsOf(folder: string, origin: string): Promise<[name: string, next: () => string][]> {
  const { url } = JSON.parse(await fs.readFile(path.join(folder, 'data/database.json'), 'utf8'));
  const database = openDatabase(url, 2);
  await settle(database);
  const questions = await neverAsked(database);
  await database.close();
  const pages = (await placesOf(origin)).map(({ name, path: address, others = [] }): [string, () => string] => [
    name,
    addressesOf([address, ...others]),
  ]);
  return [
    ...pages,
    ...questions,
    ...Object.entries(KEPT).map(([name, address]): [string, () => string] => [name, () => address]),
  ];
}

/** How long the first page takes once it says that it is ready, and the tenth, each of another address. */
async function firstFigures(origin: string): Promise<Figure[]> {
  const times: number[] = [];
  for (let visit = 0; visit < FIRST_VISITS; visit++) {
    const began = performance.now();
    await answerOf(`${origin}/shop?q=first+${visit}`);
    times.push(performance.now() - began);
  }
  return [
    figure('first page', times[0] ?? Number.NaN, { unit: ' ms' }),
    figure('tenth page', times.at(-1) ?? Number.NaN, { unit: ' ms' }),
  ];
}

/** A little of everything that is served, in a few minutes: what fell since the kept table is told. */
export async function benchShort(
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  { only = '' }: Extent,
): Promise<Figure[]> {
  say('laying the marketplace');
  const site = await startSite(volumes, cleanup);
  const app = await site.start();
  cleanup.add(app.stop);
  const figures = [
    figure('ready with nothing to do', app.seconds, { unit: ' s', digits: 1 }),
    ...(await firstFigures(site.url)),
  ];
  const rows = await rowsOf(site.folder, site.url);
  for (const [name, next] of rows.filter(([name]) => name.includes(only))) {
    say(name);
    const measured = anewFigures(name, next, { ...site, pid: app.pid }, SECONDS, cleanup);
    figures.push(...(await measured.catch((error: unknown) => [failed(`${name}: of bare`, error)])));
  }
  return [...figures, figure('memory after the load', await memoryOf(app.pid), { unit: ' MB' })];
}
