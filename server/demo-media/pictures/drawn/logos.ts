import { pick } from '../core/noise.ts';
import { fromSvg } from '../core/texture.ts';
import { type Picture, twoDigits } from '../picture.ts';
import { MARKS } from './marks.ts';

const SIZE = 160;
const COUNT = 64;

/** Ground, mark, accent: warm, strong, legible at forty pixels. */
const PALETTES: readonly (readonly [string, string, string])[] = [
  ['#17463a', '#f3e6c8', '#e2a54a'],
  ['#7c2f1d', '#fbeedd', '#e9b25c'],
  ['#1f3653', '#f4e6d2', '#d98e5f'],
  ['#5b3a5e', '#f6e2d0', '#e4b36a'],
  ['#3c332e', '#f1dfb8', '#e0b368'],
  ['#b9791b', '#fff6e0', '#5a2d12'],
  ['#3e5c22', '#f5efcf', '#e3b34f'],
  ['#f1e4d2', '#7c2f1d', '#d99a3d'],
  ['#6d2840', '#f7e6d8', '#e09a75'],
  ['#124a5c', '#f6e8cd', '#e8a94c'],
  ['#8a5a34', '#fff2dd', '#2e2018'],
  ['#f0e2c4', '#1f4a3c', '#b8603a'],
  ['#26211d', '#efd7a6', '#c9803f'],
  ['#a3472c', '#fdf0dc', '#f0c36a'],
  ['#445a4a', '#f4ead4', '#dca95a'],
  ['#e8d7bd', '#26364a', '#b9571f'],
];

/** No letters: whose logo it will be is not known here. */
function badge(index: number): string {
  const [ground, ink, accent] = pick(PALETTES, index * 5 + Math.floor(index / 16));
  const mark = pick(MARKS, index)(ink, accent, ground);
  const round = Math.floor(index / MARKS.length);
  const ring = `<circle cx="80" cy="80" r="70" fill="none" stroke="${accent}" stroke-width="3"/>`;
  const body =
    round % 2 === 0
      ? `<g transform="translate(80 80) scale(1)">${mark}</g>`
      : `<g transform="translate(80 80) scale(.74)">${mark}</g>${ring}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>${body}</svg>`;
}

export const logoPictures: Picture[] = Array.from({ length: COUNT }, (_, i) => ({
  file: `logos/logo-${twoDigits(i + 1)}.webp`,
  group: 'logos',
  subject: 'logo',
  width: SIZE,
  height: SIZE,
  quality: 86,
  shows: {},
  draw: () => fromSvg(badge(i)),
}));
