import type { Volumes } from '../server/seed/volumes.ts';
import { type RunningSite, startSite } from './app.ts';
import { measureFirstLoad } from './browser.ts';
import type { Cleanup } from './cleanup.ts';
import { compareWithScriptless } from './lighthouse.ts';
import { measureLoad, measureTargets, type Rate, startBare } from './load.ts';
import { type Figure, failed, figure } from './report.ts';
import { serveScriptless } from './scriptless.ts';

type Measure = (server: RunningSite, cleanup: Cleanup) => Promise<Figure[]>;

const KB = 1000;
const MB = 1_000_000;
const CATEGORIES = '/api/category/getCategory';

const rateFigure = (name: string, { perSecond, p99 }: Rate, bytes?: number) =>
  figure(name, perSecond, {
    unit: '/s',
    note: `p99 ${p99.toFixed(0)} ms${bytes === undefined ? '' : `, ${(bytes / KB).toFixed(1)} KB`}`,
  });

const ratioFigure = (name: string, rate: Rate, bare: Rate, atLeast?: number) =>
  figure(name, rate.perSecond / bare.perSecond, { digits: 3, ...(atLeast !== undefined && { atLeast }) });

async function loadFigures(server: RunningSite, cleanup: Cleanup): Promise<Figure[]> {
  const home = await startBare(`${server.url}/`, server.folder, cleanup);
  const list = await startBare(`${server.url}${CATEGORIES}`, server.folder, cleanup);
  const uncached = await server.startUncached();
  cleanup.add(uncached.stop);
  const anew = [`${uncached.url}/`];
  const pages = [{ urls: [home.url] }, { urls: [`${server.url}/`] }, { urls: anew }, { urls: anew, connections: 1 }];
  const [bareHome, warm, cold, alone] = (await measureTargets(pages)) as [Rate, Rate, Rate, Rate];
  const [bareList, categories] = (await measureLoad([list.url, `${server.url}${CATEGORIES}`])) as [Rate, Rate];
  return [
    rateFigure('bare server, home page', bareHome, home.bytes),
    rateFigure('home page, kept', warm),
    ratioFigure('home page, kept, of bare', warm, bareHome, 0.4),
    figure('home page of twelve sections, rendered anew each time', cold.perSecond, {
      unit: '/s',
      note: `p99 ${cold.p99.toFixed(0)} ms`,
      atLeast: 150,
    }),
    ratioFigure('home page, rendered anew, of bare', cold, bareHome),
    rateFigure('home page, rendered anew for one visitor at a time', alone),
    rateFigure('bare server, categories', bareList, list.bytes),
    rateFigure('GET getCategory', categories),
    ratioFigure('GET getCategory, of bare', categories, bareList, 0.4),
    await memoryFigure(server),
  ];
}

async function memoryFigure(server: RunningSite): Promise<Figure> {
  const metrics = await (await fetch(`${server.url}/api/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  return figure('memory after the load', bytes / MB, { unit: ' MB', atMost: 200 });
}

async function browserFigures(server: RunningSite, cleanup: Cleanup): Promise<Figure[]> {
  const first = await measureFirstLoad(`${server.url}/`, cleanup);
  const fonts = first.blockingFonts;
  return [
    figure('first-load JavaScript, gzip', first.scriptBytes / KB, { unit: ' KB', digits: 1, atMost: 140 }),
    figure('first-load CSS, gzip', first.styleBytes / KB, { unit: ' KB', digits: 1, atMost: 20 }),
    figure('cumulative layout shift', first.layoutShift, { digits: 3, below: 0.02 }),
    figure('fonts that hide text while they load', fonts.length, { atMost: 0, note: fonts.join(', ') }),
  ];
}

async function lighthouseFigures(server: RunningSite, cleanup: Cleanup): Promise<Figure[]> {
  const copy = await serveScriptless(server.url, cleanup);
  const { page, scriptless, manners, runs } = await compareWithScriptless(`${server.url}/`, `${copy}/`, server.folder);
  const scores = Object.entries(manners).map(([name, { score, failing }]) =>
    figure(`Lighthouse ${name}`, score, { atLeast: 100, note: failing.join(', ') }),
  );
  return [
    ...scores,
    figure('largest contentful paint', page.paintMs, { unit: ' ms', note: `median of ${runs}` }),
    figure('largest contentful paint, of script-less', page.paintMs / scriptless.paintMs, { digits: 2, atMost: 1.3 }),
    figure('total blocking time', page.blockingMs, { unit: ' ms', atMost: 200 }),
    figure('blocking time above script-less', page.blockingMs - scriptless.blockingMs, { unit: ' ms', atMost: 150 }),
  ];
}

/** The first page people see, and the list every page of the shop begins with. */
export async function benchHome(volumes: Volumes, cleanup: Cleanup, say: (step: string) => void): Promise<Figure[]> {
  say(`laying a marketplace of ${volumes.products} products`);
  const server = await startSite(volumes, cleanup);
  const earlier = await server.start();
  await earlier.stop();
  const app = await server.start();
  cleanup.add(app.stop);
  const part = (name: string, measure: Measure): Promise<Figure[]> => {
    say(name);
    return measure(server, cleanup).catch((error: unknown) => [failed(name, error)]);
  };
  return [
    figure('demo data loaded in', server.loadSeconds, { unit: ' s', digits: 1, below: 60 }),
    figure('ready after a start with nothing to do', app.seconds, { unit: ' s', digits: 1, atMost: 1 }),
    ...(await part('load: the bare server and the app in turn', loadFigures)),
    ...(await part('first load in a browser', browserFigures)),
    ...(await part('Lighthouse: the page and its script-less copy in turn', lighthouseFigures)),
  ];
}
