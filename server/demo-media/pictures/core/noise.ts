/** A seeded stream of numbers in [0, 1): the same seed always draws the same picture. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash >>> 0) % 100000;
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);
export const fraction = (x: number): number => x - Math.floor(x);

export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Steps of a two-dimensional low-discrepancy sequence (powers of the plastic number). */
export const STEP_A = 0.7548776662466927;
export const STEP_B = 0.5698402909980532;

export const byteAt = (bytes: Uint8Array, index: number): number => bytes[index] as number;
export const floatAt = (floats: Float32Array, index: number): number => floats[index] as number;

export function pick<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('cannot pick from an empty list');
  return item;
}

export type Noise = {
  /** Value noise in −1..1. */
  readonly at: (x: number, y: number) => number;
  /** Octaves of value noise, each twice as fine and half as strong. */
  readonly layered: (x: number, y: number, octaves: number) => number;
};

const LATTICE = 256;
const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

function shuffledLattice(random: Random): { order: Uint8Array; value: Float32Array } {
  const order = new Uint8Array(LATTICE * 2);
  const value = new Float32Array(LATTICE);
  for (let i = 0; i < LATTICE; i++) {
    order[i] = i;
    value[i] = random() * 2 - 1;
  }
  for (let i = LATTICE - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const held = byteAt(order, i);
    order[i] = byteAt(order, j);
    order[j] = held;
  }
  order.copyWithin(LATTICE, 0, LATTICE);
  return { order, value };
}

export function noiseFrom(seed: number): Noise {
  const { order, value } = shuffledLattice(randomFrom(seed));
  const corner = (x: number, y: number): number => floatAt(value, byteAt(order, byteAt(order, x & 255) + (y & 255)));
  const at = (x: number, y: number): number => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = ease(x - column);
    const v = ease(y - row);
    const a = corner(column, row);
    const b = corner(column + 1, row);
    const c = corner(column, row + 1);
    const d = corner(column + 1, row + 1);
    return a + u * (b - a) + v * (c - a) + u * v * (a - b - c + d);
  };
  const layered = (x: number, y: number, octaves: number): number => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    for (let i = 0; i < octaves; i++) {
      sum += weight * at(x, y);
      total += weight;
      x = x * 2 + 17.3;
      y = y * 2 + 9.1;
      weight *= 0.5;
    }
    return sum / total;
  };
  return { at, layered };
}

/** One shared field for material grain, so that a scene needs no noise of its own. */
export const grain: Noise = noiseFrom(77);
