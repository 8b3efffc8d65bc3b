import type { Volumes } from '../server/seed/volumes.ts';
import { startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { median } from './numbers.ts';
import { type Place, placesOf } from './places.ts';
import { type Figure, failed, figure } from './report.ts';
import { serveScriptless } from './scriptless.ts';
import { type Load, SlowPhone } from './slow-phone.ts';
import type { Extent } from './works.ts';

const KB = 1000;
/** A tap comes a moment after there is something to tap. */
const AFTER_PAINT_MS = 100;
const LONGEST_ANSWER_MS = 8000;

const middle = (loads: readonly Load[], of: (load: Load) => number) => median(loads.map(of));
const bytesOf = (files: Load['scripts']) => files.reduce((sum, { sent }) => sum + sent, 0) / KB;

async function pageFigures(phone: SlowPhone, origin: string, bare: string, place: Place, runs: number) {
  const url = `${origin}${place.path}`;
  const loads: Load[] = [];
  const scriptless: Load[] = [];
  for (let run = 0; run < runs; run++) {
    scriptless.push(await phone.load(`${bare}${place.path}`));
    loads.push(await phone.load(url));
  }
  const firstPaint = middle(loads, ({ firstPaintMs }) => firstPaintMs);
  const largest = middle(loads, ({ largestPaintMs }) => largestPaintMs);
  const hydrated = middle(loads, ({ hydratedMs }) => hydratedMs ?? Number.NaN);
  const at = firstPaint + AFTER_PAINT_MS;
  const answered: [name: string, ms: number][] = [];
  for (const [name, tap] of Object.entries(place.taps))
    answered.push([name, at + (await phone.tap(url, { ...tap, at }, LONGEST_ANSWER_MS))]);
  const [first] = loads as [Load];
  const before = loads.map(({ scripts, hydratedMs }) => scripts.filter(({ startMs }) => startMs <= (hydratedMs ?? 0)));
  const say = (what: string) => `${place.name}: ${what}`;
  return [
    figure(say('first paint'), firstPaint, { unit: ' ms' }),
    figure(say('largest paint'), largest, { unit: ' ms' }),
    figure(say('largest paint, of script-less'), largest / middle(scriptless, (load) => load.largestPaintMs), {
      digits: 2,
      atMost: 1.3,
    }),
    figure(say('first answer to a tap'), Math.max(...answered.map(([, ms]) => ms)) / KB, {
      ...{ unit: ' s', digits: 1, atMost: 4 },
      note: answered.map(([name, ms]) => `${name} ${(ms / KB).toFixed(1)}`).join(', '),
    }),
    figure(say('every control alive'), hydrated / KB, { unit: ' s', digits: 1, atMost: 8 }),
    figure(say('scripts until then, as sent'), median(before.map(bytesOf)), {
      ...{ unit: ' KB', digits: 1 },
      note: `${median(before.map((files) => files.length))} files`,
    }),
    figure(say('CSS as sent'), bytesOf(first.styles), { unit: ' KB', digits: 1 }),
    figure(say('HTML as sent'), first.htmlBytes / KB, {
      ...{ unit: ' KB', digits: 1 },
      ...(place.html !== undefined && { atMost: place.html }),
    }),
  ];
}

/** When pages are painted and when their taps are answered, on a slow phone and a slow line. */
export async function benchPhone(
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  { brief, only = '' }: Extent,
): Promise<Figure[]> {
  say(`laying a marketplace of ${volumes.products} products`);
  const server = await startSite(volumes, cleanup);
  const app = await server.start();
  cleanup.add(app.stop);
  const bare = await serveScriptless(server.url, cleanup);
  const phone = await SlowPhone.start(cleanup);
  const figures: Figure[] = [];
  for (const place of (await placesOf(server.url)).filter(({ name }) => name.includes(only))) {
    say(place.name);
    const measured = pageFigures(phone, server.url, bare, place, brief ? 1 : 3);
    figures.push(...(await measured.catch((error: unknown) => [failed(place.name, error)])));
  }
  return figures;
}
