/** Sets of slots are sorted arrays: slots are only added at the end, so they stay sorted by themselves. */
export type Slots = Uint32Array;
export const NONE: Slots = new Uint32Array(0);

type Numbers = Uint8Array | Uint32Array | Float64Array;

/** The same numbers with room for twice as many. */
export function grown<Kind extends Numbers>(numbers: Kind): Kind {
  const wider = new (numbers.constructor as new (length: number) => Kind)(numbers.length * 2);
  wider.set(numbers);
  return wider;
}

/** Slots that have something, in rising order. */
export class Posting {
  #slots = new Uint32Array(4);
  #length = 0;

  add(slot: number): void {
    if (this.#length === this.#slots.length) this.#slots = grown(this.#slots);
    this.#slots[this.#length++] = slot;
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  get slots(): Slots {
    return this.#slots.subarray(0, this.#length);
  }
}

/** A search in a sorted array that begins where the last one ended. */
function firstFrom(slots: Slots, wanted: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < slots.length && (slots[low + step] as number) < wanted) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, slots.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((slots[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What is in both. The shorter is walked, the longer leapt through. */
function inBoth(short: Slots, long: Slots): Slots {
  const both = new Uint32Array(short.length);
  let length = 0;
  let at = 0;
  for (let n = 0; n < short.length && at < long.length; n++) {
    const slot = short[n] as number;
    at = firstFrom(long, slot, at);
    if (long[at] === slot) both[length++] = slot;
  }
  return both.subarray(0, length);
}

/** What is in all of these sets; of no set nothing is. */
export function intersection(sets: readonly Slots[]): Slots {
  const [first = NONE, ...others] = sets.toSorted((a, b) => a.length - b.length);
  return others.reduce(inBoth, first);
}

const PAST_ALL = 0xffffffff;

function inEither(one: Slots, other: Slots): Slots {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const either = new Uint32Array(one.length + other.length);
  let length = 0;
  let left = 0;
  let right = 0;
  while (left < one.length || right < other.length) {
    const a = left < one.length ? (one[left] as number) : PAST_ALL;
    const b = right < other.length ? (other[right] as number) : PAST_ALL;
    either[length++] = a < b ? a : b;
    if (a <= b) left++;
    if (b <= a) right++;
  }
  return either.subarray(0, length);
}

/** What is in any of these sets, the short ones joined first. */
export function union(sets: readonly Slots[]): Slots {
  return sets.toSorted((a, b) => a.length - b.length).reduce(inEither, NONE);
}

/** Sets that have nothing in common, one after the other. */
export function concatenation(sets: readonly Slots[]): Slots {
  if (sets.length === 1) return sets[0] as Slots;
  const all = new Uint32Array(sets.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const set of sets) {
    all.set(set, at);
    at += set.length;
  }
  return all;
}
