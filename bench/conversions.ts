import { copyOf, encodePicture } from '../server/src/modules/media/images/images.ts';
import { median } from './numbers.ts';
import { photograph } from './photograph.ts';
import { type Figure, figure } from './report.ts';

// A process of its own, so that its peak memory is that of conversions and of nothing else.
const KB = 1000;
const ROUNDS = 3;
const [folder = ''] = process.argv.slice(2);

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

const conversion = (name: string, ms: number, bytes: number, atMost?: number) =>
  figure(name, ms, { unit: ' ms', note: `${(bytes / KB).toFixed(0)} KB`, ...(atMost !== undefined && { atMost }) });

async function conversions(): Promise<Figure[]> {
  const [fromOurApp, fromOthers] = [await photograph(folder, 2560, 1920), await photograph(folder, 4000, 3000)];
  const encoded = async (file: string, type: 'draft' | 'webp') => {
    const { result, ms } = await timed(() => encodePicture(file, type));
    return { bytes: result.bytes, ms };
  };
  const [sent, whole] = [await encoded(fromOurApp, 'draft'), await encoded(fromOurApp, 'webp')];
  const [large, wholeLarge] = [await encoded(fromOthers, 'draft'), await encoded(fromOthers, 'webp')];
  const picture = whole.bytes;
  const figures = [
    conversion('2560 × 1920 JPEG, as our app sends it → 1280 WebP, at once', sent.ms, sent.bytes.length, 300),
    conversion('4000 × 3000 JPEG, as others may → 1280 WebP, at once', large.ms, large.bytes.length, 300),
    conversion('2560 × 1920 JPEG → WebP, by job', whole.ms, whole.bytes.length),
    conversion('4000 × 3000 JPEG → 2560 WebP, by job', wholeLarge.ms, wholeLarge.bytes.length),
  ];
  for (const width of [160, 320, 640, 1280])
    for (const type of ['webp', 'avif'] as const) {
      const { result, ms } = await timed(() => copyOf(picture, { width, type }));
      figures.push(conversion(`${width} ${type}`, ms, result.length));
    }
  const preview = await timed(() => copyOf(picture, 'preview'));
  const peak = process.resourceUsage().maxRSS / 1024;
  return [
    ...figures,
    conversion('JPEG for link previews', preview.ms, preview.result.length),
    figure('peak memory of a process that converts', peak, { unit: ' MB' }),
  ];
}

process.stdout.write(JSON.stringify(await conversions()));
