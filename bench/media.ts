import fs from 'node:fs/promises';
import path from 'node:path';
import type { Volumes } from '../server/seed/volumes.ts';
import { type RunningSite, startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { measureLoad, type Rate, startBare } from './load.ts';
import { photographFigures } from './photographs.ts';
import { runProgram } from './processes.ts';
import { type Figure, failed, figure } from './report.ts';
import { uploadFigures } from './uploads.ts';

const KB = 1000;
const MB = 1_048_576;
const WANTED_BYTES = 40_000;

const conversionFigures = async (app: RunningSite): Promise<Figure[]> =>
  JSON.parse(await runProgram([path.join(import.meta.dirname, 'conversions.ts'), app.folder], {}));

/** The demo picture whose size is nearest to what a card weighs. */
async function cardPicture(): Promise<string> {
  const index = path.resolve(import.meta.dirname, '../server/seed/pictures/index.json');
  const pictures = JSON.parse(await fs.readFile(index, 'utf8')) as { file: string; bytes: number }[];
  const [nearest] = pictures.toSorted((a, b) => Math.abs(a.bytes - WANTED_BYTES) - Math.abs(b.bytes - WANTED_BYTES));
  return `/api/uploads/demo/${nearest?.file}`;
}

async function servingFigures(app: RunningSite, cleanup: Cleanup): Promise<Figure[]> {
  const address = `${app.url}${await cardPicture()}`;
  const bare = await startBare(address, app.folder, cleanup);
  const [bareRate, rate] = (await measureLoad([bare.url, address])) as [Rate, Rate];
  const note = `p99 ${rate.p99.toFixed(0)} ms, ${(bare.bytes / KB).toFixed(1)} KB`;
  return [
    figure('bare server, a picture', bareRate.perSecond, { unit: '/s', note: `p99 ${bareRate.p99.toFixed(0)} ms` }),
    figure('a picture', rate.perSecond, { unit: '/s', note }),
    figure('a picture, of bare', rate.perSecond / bareRate.perSecond, { digits: 3, atLeast: 0.5 }),
  ];
}

async function memoryFigures(app: RunningSite): Promise<Figure[]> {
  const metrics = await (await fetch(`${app.url}/api/metrics`)).text();
  const resident = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  return [figure('memory of the app after the load', resident / MB, { unit: ' MB' })];
}

/** The cost of uploading pictures and the speed of serving them. */
export async function benchMedia(volumes: Volumes, cleanup: Cleanup, say: (step: string) => void): Promise<Figure[]> {
  say('laying a marketplace');
  const app = await startSite(volumes, cleanup);
  cleanup.add((await app.start()).stop);
  const part = (name: string, measure: (app: RunningSite, cleanup: Cleanup) => Promise<Figure[]>) => {
    say(name);
    return measure(app, cleanup).catch((error: unknown) => [failed(name, error)]);
  };
  return [
    ...(await part('photographs', photographFigures)),
    ...(await part('uploads', uploadFigures)),
    ...(await part('load: the bare server and the app in turn', servingFigures)),
    ...(await part('conversions', conversionFigures)),
    ...(await part('memory', memoryFigures)),
  ];
}
