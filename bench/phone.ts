import type { Volumes } from '../server/seed/volumes.ts';
import { startSite } from './app.ts';
import { gzipBytes } from './browser.ts';
import type { Cleanup } from './cleanup.ts';
import { median } from './numbers.ts';
import { type Figure, failed, figure } from './report.ts';
import { serveScriptless } from './scriptless.ts';
import { type Load, SlowPhone, type Tap } from './slow-phone.ts';
import type { Extent } from './works.ts';

const KB = 1000;
const ANSWER_MS = 500;
const STEP_MS = 250;
const LATEST_MS = 16_000;

const MENU: Tap = { control: 'button[aria-label="Open menu"]', shows: 'nav[aria-label="Menu"]' };
const FILTERS: Tap = { control: '#main button[popovertarget="filters"]', shows: 'aside input[type=checkbox]' };
const signIn = (control: string): Tap => ({ control, shows: '[role=dialog] input[autocomplete=tel-national]' });
const CARD_CALL = signIn('#main article button[aria-label^="Call"]');
const BAR_CALL = signIn('#main section[aria-label="Contact"] button:last-child');

type Place = {
  readonly name: string;
  readonly path: string;
  readonly taps: Record<string, Tap>;
  readonly html?: number;
};

async function placesOf(url: string): Promise<Place[]> {
  const first = async (path: string) => {
    const { data } = (await (await fetch(`${url}${path}`)).json()) as { data: { slug: string }[] };
    return data[0]?.slug ?? '';
  };
  const product = await first('/api/product?perPage=1');
  const { data: plywood } = (await (await fetch(`${url}/api/category/getBySlug/plywood`)).json()) as {
    data: { _id: string };
  };
  const seller = await first('/api/users/getAllUsersForWebsite?perPage=1');
  return [
    { name: 'home', path: '/', taps: { menu: MENU, call: CARD_CALL }, html: 200 },
    { name: 'shop', path: '/shop', taps: { menu: MENU, filters: FILTERS, call: CARD_CALL }, html: 70 },
    {
      name: 'shop with a category',
      path: `/shop?categories=${plywood._id}`,
      taps: { menu: MENU, filters: FILTERS, call: CARD_CALL },
      html: 70,
    },
    { name: 'product', path: `/product/${product}`, taps: { menu: MENU, call: BAR_CALL } },
    { name: 'store', path: `/seller/${seller}`, taps: { menu: MENU, call: BAR_CALL } },
  ];
}

/** The first moment at which a tap is answered in time, by halving: later taps are answered if earlier ones are. */
async function aliveAt(phone: SlowPhone, url: string, tap: Tap, from: number): Promise<number> {
  const answers = async (at: number) => (await phone.tap(url, { ...tap, at }, ANSWER_MS)) <= ANSWER_MS;
  let early = from;
  if (await answers(early)) return early;
  let late = LATEST_MS;
  while (late - early > STEP_MS) {
    const middle = (early + late) / 2;
    if (await answers(middle)) late = middle;
    else early = middle;
  }
  return late;
}

const middle = (loads: readonly Load[], of: (load: Load) => number) => median(loads.map(of));

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
  const alive: Record<string, number> = {};
  for (const [name, tap] of Object.entries(place.taps)) alive[name] = await aliveAt(phone, url, tap, firstPaint + 100);
  const all = Math.max(...Object.values(alive));
  const scripts = loads[0]?.scripts ?? [];
  // Scripts that were still loading when taps were answered were not needed for that.
  const before = scripts.filter(({ endMs }) => endMs <= all);
  const begun = scripts.filter(({ startMs }) => startMs <= all);
  const hydrated = middle(loads, ({ hydratedMs }) => hydratedMs ?? Number.NaN);
  const toHydrate = scripts.filter(({ startMs }) => startMs <= hydrated);
  const html = Buffer.byteLength(await (await fetch(url)).text());
  const say = (what: string) => `${place.name}: ${what}`;
  const gzip = async (some: Load['scripts']) => (await gzipBytes(some.map(({ url }) => url))) / KB;
  return [
    figure(say('first paint'), firstPaint, { unit: ' ms' }),
    figure(say('largest paint'), largest, { unit: ' ms' }),
    figure(say('largest paint, of script-less'), largest / middle(scriptless, (load) => load.largestPaintMs), {
      digits: 2,
      atMost: 1.3,
    }),
    figure(say('alive'), all / KB, {
      unit: ' s',
      digits: 1,
      atMost: 7,
      note: Object.entries(alive)
        .map(([name, at]) => `${name} ${(at / KB).toFixed(1)}`)
        .join(', '),
    }),
    figure(say('scripts loaded before it, gzip'), await gzip(before), {
      ...{ unit: ' KB', digits: 1, atMost: 125 },
      note: `${(await gzip(begun)).toFixed(1)} KB with those begun`,
    }),
    figure(say('scripts loaded before it'), before.length, { atMost: 10, note: `${begun.length} with those begun` }),
    figure(say('every control answers by itself'), hydrated / KB, {
      unit: ' s',
      digits: 1,
      note: `${toHydrate.length} scripts, ${(await gzip(toHydrate)).toFixed(1)} KB gzip`,
    }),
    figure(say('HTML'), html / KB, { unit: ' KB', ...(place.html !== undefined && { atMost: place.html }) }),
  ];
}

/** When five pages are painted and when their taps are answered, on a slow phone and a slow line. */
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
