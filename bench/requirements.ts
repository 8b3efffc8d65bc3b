import fs from 'node:fs/promises';
import path from 'node:path';
import type { Volumes } from '../server/seed/volumes.ts';
import { categoryId } from '../server/src/modules/catalog/reference/reference.sql.ts';
import { cityId, stateId } from '../server/src/modules/places/reference.sql.ts';
import { findMatches } from '../server/src/modules/requirements/matching/matching.service.ts';
import { Catalogue } from '../server/src/modules/search/search.ts';
import { openDatabase } from '../server/src/platform/db/db.ts';
import { newId } from '../server/src/platform/db/id.ts';
import { LABELLED_REQUIREMENTS } from '../server/test/queries/requirements.ts';
import { startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { timesOf } from './paced-load.ts';
import { type Figure, figure } from './report.ts';
import { type Extent, settle } from './works.ts';

const SELLERS = 20_000;
const PRODUCTS_OF_A_SELLER = 50;
const ROUNDS = 3;
const BELOW_MS = 300;

/** Every labelled requirement, as it would be posted. */
const asked = LABELLED_REQUIREMENTS.map(({ city, category, title, description, quantity, budget }) => ({
  id: newId(),
  buyerId: newId(),
  title,
  description,
  quantity,
  budget,
  stateId: stateId(city.slice(city.lastIndexOf('-') + 1).toUpperCase()),
  cityId: cityId(city),
  categoryId: category && categoryId(category),
}));

/** Matching one requirement in marketplaces of several sizes: its time does not grow with the catalogue. */
export async function benchRequirements(
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  { sizes, brief }: Extent,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const medians: number[] = [];
  for (const products of brief ? sizes.slice(0, 1) : sizes) {
    const sellers = Math.min(SELLERS, Math.max(volumes.sellers, Math.round(products / PRODUCTS_OF_A_SELLER)));
    say(`${sellers} sellers and ${products} products`);
    const site = await startSite({ ...volumes, sellers, products }, cleanup);
    cleanup.add((await site.start()).stop);
    const { url } = JSON.parse(await fs.readFile(path.join(site.folder, 'data/database.json'), 'utf8'));
    const database = openDatabase(url, 2);
    cleanup.add(() => database.close());
    await settle(database);
    const catalogue = new Catalogue({ connectionString: url });
    cleanup.add(() => catalogue.close());
    const held = await catalogue.held();
    for (const requirement of asked) await findMatches(database.db, held, requirement);
    const times: number[] = [];
    for (let round = 0; round < (brief ? 1 : ROUNDS); round++)
      for (const requirement of asked) {
        const began = performance.now();
        await findMatches(database.db, held, requirement);
        times.push(performance.now() - began);
      }
    const { p50, p95, p99 } = timesOf(times);
    medians.push(p50);
    figures.push(
      figure(`matching one requirement, ${sellers} sellers and ${products} products, p95`, p95, {
        unit: ' ms',
        digits: 1,
        below: BELOW_MS,
        note: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${times.length}`,
      }),
    );
  }
  const [first = 1, last = 1] = [medians[0], medians.at(-1)];
  if (medians.length > 1)
    figures.push(
      figure('median, from the smallest to the largest', last / first, { unit: ' times', digits: 1, atMost: 4 }),
    );
  return figures;
}
