import { grown } from '../index/slots.ts';
import { editDistance } from './edit-distance.ts';

type Written = { readonly letters: string };

/** Which letters a word has, a bit each. */
function markOf(letters: string): number {
  let mark = 0;
  for (let at = 0; at < letters.length; at++) mark |= 1 << (letters.charCodeAt(at) - 97);
  return mark;
}

function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Words of one length that begin or end alike. */
class Bucket<Item extends Written> {
  readonly #items: Item[] = [];
  #marks = new Uint32Array(4);

  add(one: Item, mark: number): void {
    if (this.#items.length === this.#marks.length) this.#marks = grown(this.#marks);
    this.#marks[this.#items.length] = mark;
    this.#items.push(one);
  }

  /**
   * Finds those within so many typos. Most are left out by their letters alone: a typo takes one away, brings one, or
   * both, and a longer or shorter word needs some of them for its length.
   */
  near(typed: string, longer: number, most: number, found: Item[]): void {
    const [mark, marks] = [markOf(typed), this.#marks];
    const [mostTaken, mostBrought] = [most - Math.max(0, longer), most + Math.min(0, longer)];
    for (let at = 0; at < this.#items.length; at++) {
      const other = marks[at] as number;
      if (bitsIn(mark & ~other) > mostTaken || bitsIn(other & ~mark) > mostBrought) continue;
      const one = this.#items[at] as Item;
      if (editDistance(typed, one.letters, most) <= most) found.push(one);
    }
  }
}

/** Words by a letter and their length, to find those that a typo makes of each other. */
export class Buckets<Item extends Written> {
  readonly #byKey = new Map<string, Bucket<Item>>();

  add(letter: string, one: Item): void {
    const key = letter + one.letters.length;
    const bucket = this.#byKey.get(key) ?? new Bucket();
    this.#byKey.set(key, bucket);
    bucket.add(one, markOf(one.letters));
  }

  near(letter: string, typed: string, most: number): Item[] {
    const found: Item[] = [];
    for (let longer = -most; longer <= most; longer++)
      this.#byKey.get(letter + (typed.length + longer))?.near(typed, longer, most, found);
    return found;
  }
}
