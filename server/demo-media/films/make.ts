import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ALL_PICTURES } from '../pictures/all-pictures.ts';
import { placeholderOf } from '../pictures/placeholder.ts';
import { FRAMES_A_SECOND, type Size, stillSize } from './camera.ts';
import { drawCaptions } from './captions.ts';
import { MELT, type Output, type Take, writeVideo } from './encoder.ts';
import { REELS } from './reels.ts';
import type { Shot, Video } from './video.ts';
import { VIDEOS } from './videos.ts';

/**
 * npm run films -- [part of a name] [--force] [--share=1/2]
 * Makes the demo videos that miss one of their sizes (or all that match, with --force) and writes their index.
 * Needs ffmpeg and a browser on this machine, and a minute or two for each video; the product needs neither.
 */
const OUTPUT = join(import.meta.dirname, '../../seed/pictures');

type Form = {
  readonly size: Size;
  readonly takeSeconds: number;
  /** Short sides and rates in kbit/s, smallest first; the last is the video itself. */
  readonly sizes: readonly (readonly [side: number, rate: number])[];
  /** Whether each still is looked at again, closer and on the way back. */
  readonly again: boolean;
};
const FORMS: Readonly<Record<Video['form'], Form>> = {
  reels: {
    size: { width: 720, height: 1280 },
    takeSeconds: 5.6,
    sizes: [
      [240, 26],
      [480, 58],
      [720, 140],
    ],
    again: true,
  },
  videos: { size: { width: 480, height: 270 }, takeSeconds: 2.6, sizes: [[270, 110]], again: false },
};

const ALL_VIDEOS: readonly Video[] = [...REELS, ...VIDEOS];

const words = process.argv.slice(2);
const filter = words.find((word) => !word.startsWith('--')) ?? '';
const force = words.includes('--force');
const [share = 1, shares = 1] = (words.find((word) => word.startsWith('--share='))?.slice(8) ?? '1/1')
  .split('/')
  .map(Number);

const fileOf = ({ form, name }: Video, ending: string): string => `${form}/${name}.${ending}`;

/** Where each size is stored: the largest under the video's own name. */
const outputsOf = (video: Video): Output[] =>
  FORMS[video.form].sizes.map(([side, rate], i, all) => ({
    file: join(OUTPUT, fileOf(video, i === all.length - 1 ? 'mp4' : `p${side}.mp4`)),
    side,
    rate,
  }));

async function drawStill({ picture, move, widen }: Shot, size: Size, file: string): Promise<void> {
  const found = ALL_PICTURES.find(({ file }) => file === `${picture}.webp`);
  if (!found?.reframe) throw new Error(`no scene is called ${picture}`);
  const { width, height } = stillSize(size, move);
  const { data } = await found.reframe(width, height, widen);
  await sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file);
}

/** Words over a take, where it has some. */
async function drawWords(shots: readonly Shot[], { size }: Form, folder: string): Promise<(string | undefined)[]> {
  const texts = shots.flatMap(({ caption }) => caption ?? []);
  const drawn = texts.length > 0 ? await drawCaptions(texts, size) : [];
  return shots.map(({ caption }, i) => {
    const words = drawn[texts.indexOf(caption ?? '')];
    if (!words) return undefined;
    const file = join(folder, `words${i}.png`);
    writeFileSync(file, words);
    return file;
  });
}

/** Every shot once, and where the form says so a closer look at each of them afterwards. */
async function takesOf({ form, shots }: Video, folder: string): Promise<Take[]> {
  const words = await drawWords(shots, FORMS[form], folder);
  const takes: Take[] = [];
  for (const [i, shot] of shots.entries()) {
    const still = join(folder, `still${i}.png`);
    await drawStill(shot, FORMS[form].size, still);
    const caption = words[i];
    takes.push({ still, move: shot.move, close: false, ...(caption !== undefined && { caption }) });
  }
  return FORMS[form].again ? [...takes, ...takes.map((take) => ({ ...take, close: true }))] : takes;
}

async function make(video: Video): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plyhaat-video-'));
  const started = performance.now();
  const { size, takeSeconds } = FORMS[video.form];
  const outputs = outputsOf(video);
  mkdirSync(dirname(outputs[0]?.file ?? ''), { recursive: true });
  try {
    const takes = await takesOf(video, folder);
    const poster = join(folder, 'poster.png');
    await writeVideo({ takes, size, takeSeconds, outputs, poster });
    await sharp(poster)
      .webp({ quality: 70, effort: 6, smartSubsample: true })
      .toFile(join(OUTPUT, fileOf(video, 'webp')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const bytes = outputs.map(({ file }) => statSync(file).size);
  console.info(
    `${fileOf(video, 'mp4')} ${bytes.join(' + ')} bytes, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
}

const isWhole = (video: Video): boolean => outputsOf(video).every(({ file }) => existsSync(file));

type Entry = { readonly file: string };
const indexFile = join(OUTPUT, 'films.json');
const before = new Map((JSON.parse(readFileSync(indexFile, 'utf8')) as Entry[]).map((entry) => [entry.file, entry]));

/** A video that was made before there were sizes keeps its line. */
async function entryOf(video: Video): Promise<object> {
  const file = fileOf(video, 'mp4');
  const old = before.get(file);
  if (old && (video.form === 'videos' || !isWhole(video))) return old;
  const { size, takeSeconds, again } = FORMS[video.form];
  const poster = readFileSync(join(OUTPUT, fileOf(video, 'webp')));
  const takes = video.shots.length * (again ? 2 : 1);
  const frames = Math.round((takes * (takeSeconds - MELT) + MELT) * FRAMES_A_SECOND);
  const sources = outputsOf(video).map(({ file, side }) => ({ height: side, bytes: statSync(file).size }));
  return {
    file,
    poster: fileOf(video, 'webp'),
    ...size,
    duration: frames / FRAMES_A_SECOND,
    bytes: statSync(join(OUTPUT, file)).size,
    posterBytes: poster.length,
    placeholder: await placeholderOf(poster),
    sources,
  };
}

const chosen = ALL_VIDEOS.filter(({ form, name }) => `${form}/${name}`.includes(filter))
  .filter((_, i) => i % shares === share - 1)
  .filter((video) => force || !isWhole(video));
for (const video of chosen) await make(video);

const made = ALL_VIDEOS.filter((video) => existsSync(join(OUTPUT, fileOf(video, 'mp4'))));
const entries = await Promise.all(made.map(entryOf));
writeFileSync(indexFile, `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
console.info(`${made.length} of ${ALL_VIDEOS.length} videos`);
