import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Volumes } from '../server/seed/volumes.ts';
import { copyOf, encodePicture } from '../server/src/modules/media/images.ts';
import type { Cleanup } from './cleanup.ts';
import { buildHouse, type House } from './house.ts';
import { measureLoad, type Rate, startBare } from './load.ts';
import { median } from './numbers.ts';
import { type Figure, failed, figure } from './report.ts';

const KB = 1000;
const MB = 1_048_576;
const ROUNDS = 3;
const WANTED_BYTES = 40_000;

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const times: number[] = [];
  let result: T | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    result = await work();
    times.push(performance.now() - began);
  }
  return { result: result as T, ms: median(times) };
}

/** A photograph of twelve megapixels made from one of the demo's own, so that its detail is real. */
async function photograph(house: House): Promise<string> {
  const pictures = path.resolve(import.meta.dirname, '../server/seed/pictures/plywood');
  const [name = ''] = (await fs.readdir(pictures)).filter((file) => file.endsWith('.webp'));
  const file = path.join(house.folder, 'photograph.jpg');
  await sharp(path.join(pictures, name)).resize(4000, 3000, { fit: 'cover' }).jpeg({ quality: 92 }).toFile(file);
  return file;
}

const conversion = (name: string, ms: number, bytes: number, atMost?: number) =>
  figure(name, ms, { unit: ' ms', note: `${(bytes / KB).toFixed(0)} KB`, ...(atMost !== undefined && { atMost }) });

async function conversionFigures(house: House): Promise<Figure[]> {
  const file = await photograph(house);
  const sent = (await fs.stat(file)).size;
  const master = await timed(() => encodePicture(file, 'webp'));
  const picture = master.result.bytes;
  const figures = [
    conversion(`12 MP JPEG of ${(sent / KB).toFixed(0)} KB → 2560 WebP`, master.ms, picture.length, 300),
  ];
  for (const width of [160, 320, 640, 1280])
    for (const type of ['webp', 'avif'] as const) {
      const { result, ms } = await timed(() => copyOf(picture, { width, type }));
      figures.push(conversion(`${width} ${type}`, ms, result.length));
    }
  const preview = await timed(() => copyOf(picture, 'preview'));
  return [...figures, conversion('JPEG for link previews', preview.ms, preview.result.length)];
}

/** The demo picture whose size is nearest to what a card weighs. */
async function cardPicture(): Promise<string> {
  const index = path.resolve(import.meta.dirname, '../server/seed/pictures/index.json');
  const pictures = JSON.parse(await fs.readFile(index, 'utf8')) as { file: string; bytes: number }[];
  const [nearest] = pictures.toSorted((a, b) => Math.abs(a.bytes - WANTED_BYTES) - Math.abs(b.bytes - WANTED_BYTES));
  return `/api/uploads/demo/${nearest?.file}`;
}

async function servingFigures(house: House, cleanup: Cleanup): Promise<Figure[]> {
  const address = `${house.url}${await cardPicture()}`;
  const bare = await startBare(address, house.folder, cleanup);
  const [bareRate, rate] = (await measureLoad([bare.url, address])) as [Rate, Rate];
  const note = `p99 ${rate.p99} ms, ${(bare.bytes / KB).toFixed(1)} KB`;
  return [
    figure('bare server, a picture', bareRate.perSecond, { unit: '/s', note: `p99 ${bareRate.p99} ms` }),
    figure('a picture', rate.perSecond, { unit: '/s', note }),
    figure('a picture, of bare', rate.perSecond / bareRate.perSecond, { digits: 3, atLeast: 0.5 }),
  ];
}

async function memoryFigures(house: House): Promise<Figure[]> {
  const metrics = await (await fetch(`${house.url}/api/metrics`)).text();
  const resident = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  const { maxRSS } = process.resourceUsage();
  return [
    figure('memory of the app after the load', resident / MB, { unit: ' MB' }),
    figure('peak memory of the process that converted', maxRSS / 1024, { unit: ' MB' }),
  ];
}

/** What a picture costs on its way in, and how fast it leaves. */
export async function benchMedia(volumes: Volumes, cleanup: Cleanup, say: (step: string) => void): Promise<Figure[]> {
  say('laying a marketplace');
  const house = await buildHouse(volumes, cleanup);
  cleanup.add((await house.start()).stop);
  const part = (name: string, measure: (house: House, cleanup: Cleanup) => Promise<Figure[]>) => {
    say(name);
    return measure(house, cleanup).catch((error: unknown) => [failed(name, error)]);
  };
  return [
    ...(await part('load: the bare server and the app in turn', servingFigures)),
    ...(await part('conversions', conversionFigures)),
    ...(await part('memory', memoryFigures)),
  ];
}
