import type { Volumes } from '../server/seed/volumes.ts';
import { anewFigures, memoryOf } from './anew.ts';
import { startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { placesOf, sentBytes } from './places.ts';
import { type Figure, failed, figure } from './report.ts';
import type { Extent } from './works.ts';

const KB = 1000;

/** Every address a page of its own: what the search box of the header holds stands in all of them. */
export function addressesOf(paths: readonly string[]): () => string {
  let count = 0;
  return () => {
    count += 1;
    const path = paths[count % paths.length] ?? '/';
    return `${path}${path.includes('?') ? '&' : '?'}q=board+${count}`;
  };
}

/** Pages that nobody asked for before, their bytes as sent, and the memory they take. */
export async function benchPages(
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  { brief, only = '' }: Extent,
): Promise<Figure[]> {
  say('laying the marketplace');
  const site = await startSite(volumes, cleanup);
  const app = await site.start();
  cleanup.add(app.stop);
  const figures: Figure[] = [];
  for (const { name, path, others = [], html } of (await placesOf(site.url)).filter(({ name }) =>
    name.includes(only),
  )) {
    say(name);
    const sent = (await sentBytes(site.url + path)) / KB;
    figures.push(figure(`${name}: HTML as sent`, sent, { unit: ' KB', digits: 1, ...(html && { atMost: html }) }));
    const measured = anewFigures(
      name,
      addressesOf([path, ...others]),
      { ...site, pid: app.pid },
      brief ? 1 : 4,
      cleanup,
    );
    figures.push(...(await measured.catch((error: unknown) => [failed(name, error)])));
  }
  return [...figures, figure('memory after the load', await memoryOf(app.pid), { unit: ' MB' })];
}
