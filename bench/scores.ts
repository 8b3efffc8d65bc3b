import type { Volumes } from '../server/seed/volumes.ts';
import { startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { scoresOf } from './lighthouse.ts';
import { placesOf } from './places.ts';
import { type Figure, failed, figure } from './report.ts';
import { serveScriptless } from './scriptless.ts';
import type { Extent } from './works.ts';

const RUNS = 5;
const MOST_BELOW = 5;

/** Lighthouse's score of a phone for each page that people begin with, beside the same page without script. */
export async function benchScores(
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  { brief, only = '' }: Extent,
): Promise<Figure[]> {
  const server = await startSite(volumes, cleanup);
  const app = await server.start();
  cleanup.add(app.stop);
  const copy = await serveScriptless(server.url, cleanup);
  const figures: Figure[] = [];
  for (const { name, path } of (await placesOf(server.url)).filter((place) => place.name.includes(only))) {
    say(name);
    figures.push(
      await scoresOf(`${server.url}${path}`, `${copy}${path}`, server.folder, brief ? 1 : RUNS).then(
        ({ page, scriptless }) =>
          figure(`${name}: points below script-less`, scriptless - page, {
            atMost: MOST_BELOW,
            note: `${page} beside ${scriptless}`,
          }),
        (error: unknown) => failed(name, error),
      ),
    );
  }
  return figures;
}
