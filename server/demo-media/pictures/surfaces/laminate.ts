import { bytesOf, type Rgb } from '../core/colour.ts';
import { clamp, type Noise, noiseFrom, type Random, randomFrom, smooth } from '../core/noise.ts';
import { painted, type Raster, remembered } from '../core/texture.ts';
import { PRINTS } from './prints.ts';

/** How strongly the second colour shows (0..1), and a small lift of brightness in bytes. */
type Stroke = { share: number; lift: number };
type Pattern = (
  noise: Noise,
  random: Random,
  width: number,
  height: number,
) => (x: number, y: number, out: Stroke) => void;

/** Pixels per unit of pattern. */
const UNIT = 420;

type Vein = {
  cos: number;
  sin: number;
  offset: number;
  sway: number;
  width: number;
  strength: number;
  bias: number;
  z: number;
};

function cutVeins(random: Random): Vein[] {
  const course = 0.5 + random() * 0.5;
  return Array.from({ length: 12 }, (_, i) => {
    const main = i < 4;
    const angle = course + (random() - 0.5) * (main ? 0.35 : 1.3);
    return {
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      offset: (random() - 0.5) * 3.2,
      sway: 0.25 + random() * 0.5,
      width: main ? 0.012 + random() * 0.02 : 0.003 + random() * 0.004,
      strength: main ? 0.75 : 0.4,
      bias: main ? 0.25 : -0.05,
      z: random() * 90,
    };
  });
}

function veinAt(noise: Noise, vein: Vein, u: number, v: number): number {
  const along = u * vein.cos + v * vein.sin;
  const across = -u * vein.sin + v * vein.cos - vein.offset;
  if (Math.abs(across) > vein.sway + 0.4) return 0;
  const sway =
    noise.layered(along * 0.9 + vein.z, vein.z, 4) * vein.sway + noise.layered(u * 3 + vein.z, v * 3, 2) * 0.03;
  const distance = Math.abs(across + sway);
  if (distance > 0.35) return 0;
  const width = vein.width * (0.35 + 0.65 * clamp(0.5 + noise.layered(along * 1.7, vein.z + 5, 2)));
  const fade = smooth(-0.45, 0.25, noise.layered(along * 0.8 + 30, vein.z, 2) + vein.bias);
  return (
    fade * vein.strength * (Math.exp(-((distance / width) ** 2)) + 0.22 * Math.exp(-((distance / (width * 7)) ** 2)))
  );
}

const marble: Pattern = (noise, random) => {
  const veins = cutVeins(random);
  return (x, y, out) => {
    const u = x / UNIT;
    const v = y / UNIT;
    let share = 0;
    for (const vein of veins) share += veinAt(noise, vein, u, v);
    out.share = clamp(share, 0, 0.9);
    out.lift = noise.layered(u * 0.8 + 80, v * 0.8, 4) * 8;
  };
};

const linen: Pattern = (noise) => (x, y, out) => {
  const warp = noise.at(x / 2.1, y / 90);
  const weft = noise.at(x / 90 + 50, y / 2.1 + 7);
  const slub = noise.at(x / 9, y / 400) * 0.5 + noise.at(x / 400, y / 9 + 9) * 0.5;
  out.share = clamp(0.28 + 0.3 * warp + 0.3 * weft + 0.18 * slub);
  out.lift = ((x >> 1) + (y >> 1)) & 1 ? 2.5 : -2.5;
};

const concrete: Pattern = (noise) => (x, y, out) => {
  const cloud = noise.layered((x / UNIT) * 1.6, (y / UNIT) * 1.6, 6);
  const pit = smooth(0.66, 0.74, noise.at(x / 7, y / 7)) * smooth(0.1, 0.5, noise.at(x / 60, y / 60));
  out.share = clamp(clamp(0.36 + cloud * 0.55) + pit * 0.5);
  out.lift = noise.at(x, y) * 3;
};

const plain: Pattern = (noise) => (x, y, out) => {
  out.share = 0;
  out.lift = noise.at(x / 1.3, y / 1.3) * 2.2 + noise.layered(x / UNIT, y / UNIT, 3) * 2;
};

const leather: Pattern = (noise) => (x, y, out) => {
  const pebble = Math.abs(noise.layered(x / 9, y / 9, 2));
  out.share = clamp(0.15 + smooth(0.12, 0, pebble) * 0.55 + noise.layered(x / 200, y / 200, 2) * 0.15);
  out.lift = pebble * 10 - 3;
};

const terrazzo: Pattern = (noise) => (x, y, out) => {
  const stone = noise.at(x / 17 + noise.at(x / 11, y / 11) * 0.7, y / 17);
  const crumb = noise.at(x / 6 + 40, y / 6 + 9);
  out.share = smooth(0.42, 0.46, stone) * 0.9 + smooth(0.6, 0.66, crumb) * 0.45 * (1 - smooth(0.42, 0.46, stone));
  out.lift = smooth(0.42, 0.46, -stone) * 22 + noise.at(x, y) * 2;
};

const rust: Pattern = (noise) => (x, y, out) => {
  const patch = noise.layered((x / UNIT) * 2.2, (y / UNIT) * 2.2, 6);
  out.share = smooth(-0.18, 0.3, patch);
  out.lift = noise.layered(x / 5, y / 5, 2) * 12;
};

const brushed: Pattern = (noise) => (x, y, out) => {
  const line = noise.at(x / 260, y / 0.9) * 0.6 + noise.at(x / 90 + 9, y / 1.7) * 0.4;
  out.share = clamp(0.3 + line * 0.35 + noise.at(x / 700, y / 300) * 0.15);
  out.lift = 0;
};

/** Flakes at every angle: each region of the board has its own course. */
const straw: Pattern = (noise) => (x, y, out) => {
  const course = noise.at(x / 34, y / 34) * 4;
  const u = x * Math.cos(course) + y * Math.sin(course);
  const v = -x * Math.sin(course) + y * Math.cos(course);
  out.share = clamp(0.4 + noise.at(u / 20, v / 2.4) * 0.5 + noise.at(x / 5, y / 5) * 0.2);
  out.lift = noise.at(x / 1.5, y / 1.5) * 8;
};

const chips: Pattern = (noise) => (x, y, out) => {
  const flake = noise.at(x / 6 + noise.at(x / 9, y / 9), y / 4) * 0.6 + noise.at(x / 2.4, y / 3) * 0.4;
  out.share = clamp(0.38 + flake * 0.55 + smooth(0.6, 0.75, noise.at(x / 8 + 50, y / 5)) * 0.4);
  out.lift = noise.at(x / 1.4, y / 1.4) * 6;
};

const PATTERNS = { marble, linen, concrete, plain, leather, terrazzo, rust, brushed, straw, chips, ...PRINTS } as const;
export type PatternName = keyof typeof PATTERNS;

type DecorOptions = { readonly seed?: number; readonly width?: number; readonly height?: number };

function drawDecor(name: PatternName, base: Rgb, second: Rgb, seed: number, width: number, height: number): Raster {
  const stroke: Stroke = { share: 0, lift: 0 };
  const at = PATTERNS[name](noiseFrom(seed), randomFrom(seed * 13 + 1), width, height);
  return painted(width, height, (x, y, out) => {
    at(x, y, stroke);
    out[0] = base[0] + (second[0] - base[0]) * stroke.share + stroke.lift;
    out[1] = base[1] + (second[1] - base[1]) * stroke.share + stroke.lift;
    out[2] = base[2] + (second[2] - base[2]) * stroke.share + stroke.lift;
  });
}

/** A printed or plain décor in two colours. */
export function decor(name: PatternName, base: string, second = base, options: DecorOptions = {}): Raster {
  const { seed = 1, width = 800, height = 534 } = options;
  const key = ['decor', name, base, second, seed, width, height].join('|');
  return remembered(key, () => drawDecor(name, bytesOf(base), bytesOf(second), seed, width, height));
}

export const plainDecor = (colour: string, seed = 1): Raster =>
  decor('plain', colour, colour, { seed, width: 300, height: 200 });
