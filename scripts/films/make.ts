import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ALL_PICTURES } from '../pictures/all-pictures.ts';
import { placeholderOf } from '../pictures/placeholder.ts';
import { frameOf, type Size, stillSize } from './camera.ts';
import { type Caption, drawCaptions, overlay } from './captions.ts';
import { FRAMES_A_SECOND, writeFilm } from './encoder.ts';
import type { Film, Shot } from './film.ts';
import { REELS } from './reels.ts';
import { VIDEOS } from './videos.ts';

/**
 * npm run films -- [part of a name] [--force] [--share=1/2]
 * Makes the demo films that are missing (or all that match, with --force) and writes their index. Needs ffmpeg and a
 * browser on this machine; the product needs neither.
 */
const OUTPUT = join(import.meta.dirname, '../../server/seed/pictures');
const FORMS = {
  reels: { size: { width: 360, height: 640 }, most: 150_000 },
  videos: { size: { width: 480, height: 270 }, most: 130_000 },
} as const;
const SHOT_FRAMES = 52;
/** Frames in which one shot melts into the next, and in which words come and go. */
const MELT = 8;

const FILMS: readonly Film[] = [...REELS, ...VIDEOS];

const words = process.argv.slice(2);
const filter = words.find((word) => !word.startsWith('--')) ?? '';
const force = words.includes('--force');
const [share = 1, shares = 1] = (words.find((word) => word.startsWith('--share='))?.slice(8) ?? '1/1')
  .split('/')
  .map(Number);

const fileOf = ({ form, name }: Film, ending: string): string => `${form}/${name}.${ending}`;

function drawStill({ picture, move, widen }: Shot, size: Size) {
  const found = ALL_PICTURES.find(({ file }) => file === `${picture}.webp`);
  if (!found?.reframe) throw new Error(`no scene is called ${picture}`);
  const { width, height } = stillSize(size, move);
  return found.reframe(width, height, widen);
}

type Take = { readonly shot: Shot; readonly still: Awaited<ReturnType<typeof drawStill>>; readonly caption: Caption };

/** How much of a shot is seen in its own frame `at`: it comes and goes softly. */
const strengthAt = (at: number): number => Math.max(0, Math.min(1, at / MELT, (SHOT_FRAMES - at) / MELT));

function shotFrame({ shot, still, caption }: Take, size: Size, at: number): Float32Array {
  const frame = frameOf(still, size, shot.move, at / SHOT_FRAMES);
  overlay(frame, caption, strengthAt(at - MELT / 2));
  return frame;
}

function* framesOf(takes: readonly Take[], size: Size): Generator<Uint8Array> {
  const beat = SHOT_FRAMES - MELT;
  for (let at = 0; at < beat * takes.length + MELT; at++) {
    const number = Math.min(Math.floor(at / beat), takes.length - 1);
    const [take, before] = [takes[number], takes[number - 1]];
    if (!take) return;
    const own = at - number * beat;
    const frame = shotFrame(take, size, own);
    if (before && own < MELT) {
      const old = shotFrame(before, size, own + beat);
      for (let i = 0; i < frame.length; i++)
        frame[i] = (old[i] ?? 0) + ((frame[i] ?? 0) - (old[i] ?? 0)) * (own / MELT);
    }
    yield new Uint8Array(new Uint8ClampedArray(frame).buffer);
  }
}

async function make(film: Film, captions: ReadonlyMap<Shot, Caption>): Promise<void> {
  const path = join(OUTPUT, fileOf(film, 'mp4'));
  const started = performance.now();
  const { size, most } = FORMS[film.form];
  const takes: Take[] = [];
  for (const shot of film.shots)
    takes.push({ shot, still: await drawStill(shot, size), caption: captions.get(shot) ?? new Uint8Array() });
  const frames = [...framesOf(takes, size)];
  mkdirSync(dirname(path), { recursive: true });
  const [first] = frames;
  if (first)
    await sharp(first, { raw: { ...size, channels: 3 } })
      .webp({ quality: 76, effort: 6, smartSubsample: true })
      .toFile(join(OUTPUT, fileOf(film, 'webp')));
  const bytes = await writeFilm(frames, size, path, most);
  console.info(`${fileOf(film, 'mp4')} ${bytes} bytes, ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function entryOf(film: Film): Promise<object> {
  const poster = readFileSync(join(OUTPUT, fileOf(film, 'webp')));
  const beats = film.shots.length * (SHOT_FRAMES - MELT) + MELT;
  return {
    file: fileOf(film, 'mp4'),
    poster: fileOf(film, 'webp'),
    ...FORMS[film.form].size,
    duration: Math.round((beats / FRAMES_A_SECOND) * 100) / 100,
    bytes: readFileSync(join(OUTPUT, fileOf(film, 'mp4'))).length,
    posterBytes: poster.length,
    placeholder: await placeholderOf(poster),
  };
}

const isMissing = (film: Film): boolean => force || !existsSync(join(OUTPUT, fileOf(film, 'mp4')));
const chosen = FILMS.filter(({ form, name }) => `${form}/${name}`.includes(filter))
  .filter((_, i) => i % shares === share - 1)
  .filter(isMissing);
if (chosen.length > 0) {
  const shots = chosen.flatMap((film) => film.shots.map((shot) => ({ shot, text: shot.caption, ...FORMS[film.form] })));
  const drawn = await drawCaptions(shots);
  const captions = new Map(shots.flatMap(({ shot }, i) => (drawn[i] ? [[shot, drawn[i]] as const] : [])));
  for (const film of chosen) await make(film, captions);
}

const made = FILMS.filter((film) => existsSync(join(OUTPUT, fileOf(film, 'mp4'))));
const entries = await Promise.all(made.map(entryOf));
writeFileSync(join(OUTPUT, 'films.json'), `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
console.info(`${made.length} of ${FILMS.length} films`);
