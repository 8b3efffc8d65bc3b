import { fraction, type Noise, type Random, smooth } from '../core/noise.ts';

type Print = (
  noise: Noise,
  random: Random,
  width: number,
  height: number,
) => (x: number, y: number, out: { share: number; lift: number }) => void;

const edge = (distance: number, half: number): number => smooth(half + 1.2, half - 1.2, Math.abs(distance));

const cell = (place: number, size: number): number => (fraction(place / size) - 0.5) * size;

/** Six-petalled flowers in a half-drop repeat, with a stem between. */
const floral: Print = () => (x, y, out) => {
  const column = Math.floor(x / 92);
  const u = cell(x, 92);
  const v = cell(y + (column % 2) * 46, 92);
  const radius = Math.hypot(u, v);
  const petal = 15 + 15 * Math.abs(Math.cos(Math.atan2(v, u) * 3));
  const flower = smooth(petal + 1, petal - 1, radius) * (1 - smooth(7.5, 6, radius));
  const stem = edge(u - Math.sin(v / 15) * 6, 1.6) * smooth(28, 32, radius);
  const leaf = smooth(1.05, 0.92, Math.hypot((u - 20) / 12, (v - 38) / 5)) * 0.8;
  out.share = Math.max(flower, stem, leaf);
  out.lift = 0;
};

const hexagons: Print = () => (x, y, out) => {
  const size = 34;
  const distance = (ox: number, oy: number): number => {
    const u = cell(x + ox, size * Math.sqrt(3));
    const v = cell(y + oy, size * 3);
    return Math.max(Math.abs(u), Math.abs(u) * 0.5 + Math.abs(v) * 0.866);
  };
  const near = Math.min(distance(0, 0), distance((size * Math.sqrt(3)) / 2, size * 1.5));
  out.share = smooth(size * 0.866 - 4.5, size * 0.866 - 2.5, near);
  out.lift = smooth(12, 8, near) * 10;
};

const chevron: Print = () => (x, y, out) => {
  const zig = Math.abs(cell(x, 96)) * 0.9;
  out.share = smooth(0.44, 0.48, Math.abs(fraction((y + zig) / 44) - 0.5) * 2);
  out.lift = 0;
};

const stripes: Print = (noise) => (x, y, out) => {
  const wide = fraction(y / 64);
  out.share = (wide < 0.45 ? 1 : 0) * 0.85 + (wide > 0.68 && wide < 0.74 ? 0.6 : 0);
  out.lift = noise.at(x / 2, y / 2) * 3;
};

/** The jaali: a lattice of eight-pointed stars. */
const lattice: Print = () => (x, y, out) => {
  const u = Math.abs(cell(x, 84));
  const v = Math.abs(cell(y, 84));
  const square = Math.max(u, v);
  const diamond = (u + v) / Math.SQRT2;
  const star = Math.min(square, diamond) - 20;
  out.share = Math.max(edge(star, 2.4), edge(u - v, 1.6) * smooth(20, 24, square), edge(square - 42, 1.8));
  out.lift = 0;
};

const palm: Print = (noise) => (x, y, out) => {
  const row = Math.floor(y / 120);
  const u = cell(x + row * 70, 140);
  const v = cell(y, 120);
  const blade = Math.abs(v - u * 0.35) / (20 - Math.abs(u) * 0.26);
  const rib = Math.abs(v - u * 0.35) < 1.4 ? 0.35 : 0;
  const slit = Math.abs(fraction((u + Math.abs(v - u * 0.35) * 1.6) / 15) - 0.5) > 0.42 ? 0.4 : 0;
  out.share = Math.abs(u) < 66 && blade < 1 ? 0.9 - rib - slit : 0;
  out.lift = noise.layered(x / 40, y / 40, 2) * 6;
};

/** Sky and hill layers, as a printed mural. */
const hills: Print = (noise, _random, _width, height) => (x, y, out) => {
  let share = 0;
  for (let layer = 0; layer < 5; layer++) {
    const crest = height * (0.3 + layer * 0.14) + noise.layered(x / (260 - layer * 30), layer * 9.7, 4) * 90;
    if (y > crest) share = 0.2 + layer * 0.17;
  }
  out.share = share + noise.at(x / 3, y / 3) * 0.02;
  out.lift = 0;
};

/** Weave seen close: over two, under two. */
const twill: Print = (noise) => (x, y, out) => {
  const diagonal = fraction((x + y) / 7);
  out.share = smooth(0.3, 0.5, diagonal) * 0.55 + noise.at(x / 40, y / 2) * 0.12 + 0.12;
  out.lift = noise.at(x / 1.4, y / 1.4) * 7;
};

const checks: Print = (noise) => (x, y, out) => {
  const warp = fraction(x / 70) < 0.35 ? 0.5 : 0;
  const weft = fraction(y / 70) < 0.35 ? 0.5 : 0;
  out.share = (warp + weft) * (0.85 + 0.15 * Math.sign(Math.sin((x + y) / 1.3)));
  out.lift = noise.at(x / 1.6, y / 1.6) * 6;
};

/** Paisley drops, the block-printer's boteh. */
const paisley: Print = () => (x, y, out) => {
  const row = Math.floor(y / 96);
  const flip = row % 2 === 0 ? 1 : -1;
  const u = cell(x + (row % 2) * 41, 82) * flip;
  const v = cell(y, 96) + 8;
  const bend = u + ((v - 20) * (v - 20)) / 190 - 5;
  const width = v > -40 && v < 30 ? 21 * Math.sqrt(Math.max(0, 1 - ((v - 8) / 24) ** 2)) * (v < 8 ? 1 : 1) : 0;
  const tail = v <= 8 && v > -40 ? 21 * (1 + (v - 8) / 48) ** 1.4 : width;
  const body = v > 8 ? width : tail;
  const fill = smooth(body + 1, body - 1, Math.abs(bend));
  const inner = smooth(body * 0.55 + 1, body * 0.55 - 1, Math.abs(bend)) * (v > -16 && v < 22 ? 1 : 0);
  out.share = fill - inner * 0.75;
  out.lift = 0;
};

/** Wide wood strands laid at random, as in oriented strand board. */
const strands: Print = (noise, random) => {
  const tones = Array.from({ length: 64 }, () => random());
  return (x, y, out) => {
    let share = 0.4;
    let shadow = 0;
    for (let layer = 0; layer < 4; layer++) {
      const angle = layer * 0.9 + 0.2;
      const u = x * Math.cos(angle) + y * Math.sin(angle) + noise.at(x / 120 + layer * 9, y / 120) * 30;
      const v = -x * Math.sin(angle) + y * Math.cos(angle);
      const row = Math.floor(v / 17);
      const column = Math.floor((u + row * 41) / 88);
      const tone = tones[(((row * 7 + column * 13 + layer * 5) % 64) + 64) % 64] ?? 0;
      if (tone < 0.45) continue;
      share = tone * 0.9 - 0.25 + noise.at(u / 30, v / 1.2) * 0.16;
      shadow = Math.min(fraction(v / 17), 1 - fraction(v / 17)) < 0.08 ? -22 : 0;
    }
    out.share = share;
    out.lift = shadow;
  };
};

export const PRINTS = {
  floral,
  hexagons,
  chevron,
  stripes,
  lattice,
  palm,
  hills,
  twill,
  checks,
  paisley,
  strands,
} as const;
