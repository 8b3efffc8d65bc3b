import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ALL_PICTURES } from './all-pictures.ts';
import { byteAt } from './core/noise.ts';
import type { Picture } from './picture.ts';
import { placeholderOf } from './placeholder.ts';

/**
 * npm run pictures -- [part of a name] [--force] [--share=1/2]
 * Draws the demo pictures that are missing (or all that match, with --force) and writes their index.
 */
const OUTPUT = join(import.meta.dirname, '../../seed/pictures');

const words = process.argv.slice(2);
const filter = words.find((word) => !word.startsWith('--')) ?? '';
const force = words.includes('--force');
const [share = 1, shares = 1] = (words.find((word) => word.startsWith('--share='))?.slice(8) ?? '1/1')
  .split('/')
  .map(Number);

async function encode(picture: Picture): Promise<Buffer> {
  const { width, height, data } = await picture.draw();
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  // Category squares are multiplied over a tint, so that their ground must be pure white.
  const ground = Math.min(byteAt(data, 0), byteAt(data, 1), byteAt(data, 2));
  const lifted = picture.group === 'categories' ? image.linear(258 / ground, 0) : image;
  return lifted.webp({ quality: picture.quality, effort: 6, smartSubsample: true }).toBuffer();
}

async function draw(picture: Picture): Promise<void> {
  const path = join(OUTPUT, picture.file);
  if (existsSync(path) && !force) return;
  const started = performance.now();
  const bytes = await encode(picture);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`${picture.file} ${bytes.length} bytes, ${seconds} s`);
}

async function entryOf({ file, group, subject, shows }: Picture): Promise<object> {
  const bytes = readFileSync(join(OUTPUT, file));
  const { width, height } = await sharp(bytes).metadata();
  const placeholder = await placeholderOf(bytes);
  const entry = { file, width, height, bytes: bytes.length, placeholder, group, subject };
  return Object.keys(shows).length > 0 ? { ...entry, shows } : entry;
}

/** The first of every series comes first, so that a run cut short leaves no category without a picture. */
const turnOf = ({ file }: Picture): number => Number(/(\d+)\.webp$/.exec(file)?.[1] ?? 0);

const chosen = ALL_PICTURES.filter(({ file }) => file.includes(filter)).toSorted((a, b) => turnOf(a) - turnOf(b));
for (const [i, picture] of chosen.entries()) {
  if (i % shares === share - 1) await draw(picture);
}

const drawn = ALL_PICTURES.filter(({ file }) => existsSync(join(OUTPUT, file))).toSorted((a, b) =>
  a.file < b.file ? -1 : 1,
);
const entries = await Promise.all(drawn.map(entryOf));
writeFileSync(join(OUTPUT, 'index.json'), `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
const total = drawn.reduce((sum, { file }) => sum + statSync(join(OUTPUT, file)).size, 0);
console.info(`${drawn.length} of ${ALL_PICTURES.length} pictures, ${(total / 1e6).toFixed(2)} MB`);
