import type { Slots } from './slots.ts';

type Before = (a: number, b: number) => number;

/** Puts a slot into a heap whose last in order is on top, in the place of that one. */
function replaceTop(heap: Slots, slot: number, before: Before): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && before(heap[child + 1] as number, heap[child] as number) > 0) child++;
    if (before(heap[child] as number, slot) <= 0) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = slot;
}

/** The numbers that an order sorts by, where nothing comes before them: most slots are left out by these alone. */
export type Sorted = { readonly numbers: Float64Array; readonly descending: boolean };

/** Whether a number is behind another; what has none is behind nothing. */
const isBehind = (number: number, other: number, descending: boolean) => (descending ? number < other : number > other);

/** The first so many in order, without sorting the others. */
export function foremost(slots: Slots, wanted: number, before: Before, sorted?: Sorted): Slots {
  if (wanted === 0) return slots.subarray(0, 0);
  if (slots.length <= wanted) return slots.slice().sort(before);
  // Sorted backwards it is a heap already.
  const heap = slots.slice(0, wanted).sort((a, b) => before(b, a));
  let last = sorted?.numbers[heap[0] as number] as number;
  for (let at = wanted; at < slots.length; at++) {
    const slot = slots[at] as number;
    if (sorted && isBehind(sorted.numbers[slot] as number, last, sorted.descending)) continue;
    if (before(slot, heap[0] as number) >= 0) continue;
    replaceTop(heap, slot, before);
    last = sorted?.numbers[heap[0] as number] as number;
  }
  return heap.sort(before);
}
