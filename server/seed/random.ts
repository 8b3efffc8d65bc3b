/** A seeded generator: the same seed gives the same marketplace on every machine. */
export type Random = {
  /** 0 ≤ x < 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  weighted<T>(from: readonly T[], weight: (item: T) => number): T;
  shuffle<T>(from: readonly T[]): T[];
  /** Up to `count` different ones. */
  some<T>(from: readonly T[], count: number): T[];
  /** A generator of its own, so that more rows in one domain never shift another's. */
  fork(name: string): Random;
};

/** FNV-1a, enough to turn a name into a seed. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

export function seeded(seed: string): Random {
  let state = hash(seed);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error('nothing to pick from');
    return from[Math.floor(next() * from.length)] as T;
  };
  const weighted = <T>(from: readonly T[], weight: (item: T) => number): T => {
    let left = next() * from.reduce((sum, item) => sum + weight(item), 0);
    for (const item of from) {
      left -= weight(item);
      if (left < 0) return item;
    }
    return pick(from);
  };
  const shuffle = <T>(from: readonly T[]): T[] => {
    const out = [...from];
    for (let i = out.length - 1; i > 0; i--) {
      const j = int(0, i);
      [out[i], out[j]] = [out[j] as T, out[i] as T];
    }
    return out;
  };
  return {
    next,
    int,
    pick,
    weighted,
    shuffle,
    chance: (probability) => next() < probability,
    some: (from, count) => shuffle(from).slice(0, count),
    fork: (name) => seeded(`${seed}/${name}`),
  };
}
