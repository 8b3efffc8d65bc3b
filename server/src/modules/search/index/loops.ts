import type { Slots } from './slots.ts';

// Plain loops over one kind of array each: they are compiled for it, and a closure inside would take three times as long.

/** The slots a question reads: those of its narrowest condition, or all. */
export type Among = { readonly slots: Slots | undefined; readonly size: number };

export function markOutside(
  numbers: Float64Array,
  from: number,
  to: number,
  among: Among,
  failed: Uint32Array,
  bit: number,
) {
  const { slots, size } = among;
  for (let at = 0; at < size; at++) {
    const number = numbers[slots ? (slots[at] as number) : at] as number;
    if (!(number >= from && number <= to)) failed[at] = (failed[at] as number) | bit;
  }
}

export function markUnlike(codes: Uint32Array, keeps: Uint8Array, among: Among, failed: Uint32Array, bit: number) {
  const { slots, size } = among;
  for (let at = 0; at < size; at++)
    if (!keeps[codes[slots ? (slots[at] as number) : at] as number]) failed[at] = (failed[at] as number) | bit;
}

/** Marks what is not in a set; `marks` is empty before and after. */
export function markMissing(set: Slots, among: Among, failed: Uint32Array, bit: number, marks: Uint8Array) {
  const { slots, size } = among;
  for (let at = 0; at < set.length; at++) marks[set[at] as number] = 1;
  for (let at = 0; at < size; at++)
    if (!marks[slots ? (slots[at] as number) : at]) failed[at] = (failed[at] as number) | bit;
  for (let at = 0; at < set.length; at++) marks[set[at] as number] = 0;
}

/** Counts the values of a kind among the found. */
export function countValues(codes: Uint32Array, found: Slots, counts: Uint32Array) {
  for (let at = 0; at < found.length; at++) {
    const code = codes[found[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

/** How many of the found have at least this. */
export function countFrom(numbers: Float64Array, least: number, found: Slots): number {
  let count = 0;
  for (let at = 0; at < found.length; at++) if ((numbers[found[at] as number] as number) >= least) count++;
  return count;
}

/** Counts the values of a kind among everything visible within a range. */
export function countWithin(
  codes: Uint32Array,
  { numbers, from, to }: { readonly numbers: Float64Array; readonly from: number; readonly to: number },
  visible: Uint8Array,
  used: number,
  counts: Uint32Array,
) {
  for (let slot = 0; slot < used; slot++) {
    const number = numbers[slot] as number;
    if (!visible[slot] || !(number >= from && number <= to)) continue;
    const code = codes[slot] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

/** Adds the weight of a text to what has it. */
export function addWeight(weights: Float32Array, set: Slots, weight: number) {
  for (let at = 0; at < set.length; at++) {
    const slot = set[at] as number;
    weights[slot] = (weights[slot] as number) + weight;
  }
}
