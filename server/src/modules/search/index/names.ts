import { grown, NONE, type Slots } from './slots.ts';

const WIDE = /[\ud800-\udfff]/;
/** UTF-16 has what takes two units before the last of those that take one; PostgreSQL's collation C has it behind. */
const weight = (unit: number) => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit);

function compareWide(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left !== right) return weight(left) - weight(right);
  }
  return a.length - b.length;
}

export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The order of names as a number for each slot, so that a page is sorted without looking at names. A new name gets a
 * number between those of its neighbours; where none is left between them, all are numbered anew.
 */
export class NameOrder {
  #names: string[] = [];
  #keys = new Float64Array(1024);
  #byName: Slots = NONE;
  #hasWide = false;
  readonly #ids: readonly string[];

  constructor(ids: readonly string[]) {
    this.#ids = ids;
  }

  get keys(): Float64Array {
    return this.#keys;
  }

  set(slot: number, name: string): void {
    while (slot >= this.#keys.length) this.#keys = grown(this.#keys);
    this.#names[slot] = name;
    this.#hasWide ||= WIDE.test(name);
  }

  #compare = (a: number, b: number): number => {
    const [left, right] = [this.#names[a] as string, this.#names[b] as string];
    const order = this.#hasWide ? compareWide(left, right) : compareTexts(left, right);
    return order || compareTexts(this.#ids[a] as string, this.#ids[b] as string);
  };

  #placeOf(slot: number, from: number): number {
    const order = this.#byName;
    let [low, high] = [from, order.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(order[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Puts new slots among the others, whose stretches are copied as they are. */
  insert(added: readonly number[]): void {
    const [old, keys] = [this.#byName, this.#keys];
    const next = new Uint32Array(old.length + added.length);
    let copied = 0;
    let isTight = old.length === 0;
    for (const [nth, slot] of added.toSorted(this.#compare).entries()) {
      const place = this.#placeOf(slot, copied);
      next.set(old.subarray(copied, place), copied + nth);
      next[place + nth] = slot;
      copied = place;
      const right = place < old.length ? (keys[old[place] as number] as number) : undefined;
      const left = place + nth > 0 ? (keys[next[place + nth - 1] as number] as number) : (right ?? 0) - 2;
      const key = right === undefined ? left + 1 : (left + right) / 2;
      if (key <= left || (right !== undefined && key >= right)) isTight = true;
      keys[slot] = key;
    }
    next.set(old.subarray(copied), copied + added.length);
    this.#byName = next;
    if (isTight) for (let at = 0; at < next.length; at++) keys[next[at] as number] = at;
  }
}
