import fs from 'node:fs/promises';
import path from 'node:path';
import type { Volumes } from '../server/seed/volumes.ts';
import { openDatabase } from '../server/src/platform/db/db.ts';
import { anewFigures, memoryOf } from './anew.ts';
import { startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { benchHeavyWrites } from './heavy-writes.ts';
import { neverAsked } from './never-asked.ts';
import { type Figure, failed, figure } from './report.ts';
import { type Extent, settle } from './works.ts';
import { benchWriters } from './writers.ts';

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
  for (const [question, next] of questions) {
    if (!question.includes(only)) continue;
    const name = `${question}, ${size}`;
    const measured = anewFigures(name, next, { ...site, pid: app.pid }, seconds, cleanup);
    figures.push(...(await measured.catch((error: unknown) => [failed(name, error)])));
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
