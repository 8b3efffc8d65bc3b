import { grown } from '../index/slots.ts';
import { editDistance } from './edit-distance.ts';
import { soundOf } from './sound.ts';
import { similarityOf } from './trigrams.ts';

/** How something is written and heard, and what it stands for. */
export type Spelt<Value> = {
  readonly text: string;
  /** Without spaces. */
  readonly letters: string;
  readonly sound: string;
  readonly value: Value;
};

/** In a shorter word a typo makes another word. */
const COMPARED = /^[a-z]{3,}$/;
/** From these lengths on, something else than one typo is looked for: several words, and two typos. */
const LONG_ENOUGH = 6;
const LONG_WORD = 7;
/** What has fewer letters in a row in common was not meant. */
const LEAST_SIMILAR = 0.3;

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

/** Words are looked up by so many of their first letters. */
const BEGINNINGS = [2, 3, 4];

const isSimilar = (text: string, typed: string) =>
  typed.length >= LONG_ENOUGH && similarityOf(text, typed) >= LEAST_SIMILAR;

/** Words of one length that begin or end alike. */
class Bucket<Value> {
  readonly #spelt: Spelt<Value>[] = [];
  #marks = new Uint32Array(4);

  add(one: Spelt<Value>, mark: number): void {
    if (this.#spelt.length === this.#marks.length) this.#marks = grown(this.#marks);
    this.#marks[this.#spelt.length] = mark;
    this.#spelt.push(one);
  }

  /**
   * Finds those within so many typos. Most are left out by their letters alone: a typo takes one away, brings one, or
   * both, and a longer or shorter word needs some of them for its length.
   */
  near(typed: string, longer: number, most: number, found: Spelt<Value>[]): void {
    const [mark, marks] = [markOf(typed), this.#marks];
    const [mostTaken, mostBrought] = [most - Math.max(0, longer), most + Math.min(0, longer)];
    for (let at = 0; at < this.#spelt.length; at++) {
      const other = marks[at] as number;
      if (bitsIn(mark & ~other) > mostTaken || bitsIn(other & ~mark) > mostBrought) continue;
      const one = this.#spelt[at] as Spelt<Value>;
      if (editDistance(typed, one.letters, most) <= most) found.push(one);
    }
  }
}

/** By a letter and the length. */
class Buckets<Value> {
  readonly #byKey = new Map<string, Bucket<Value>>();

  add(letter: string, one: Spelt<Value>): void {
    const key = letter + one.letters.length;
    const bucket = this.#byKey.get(key) ?? new Bucket();
    this.#byKey.set(key, bucket);
    bucket.add(one, markOf(one.letters));
  }

  near(letter: string, typed: string, most: number): Spelt<Value>[] {
    const found: Spelt<Value>[] = [];
    for (let longer = -most; longer <= most; longer++)
      this.#byKey.get(letter + (typed.length + longer))?.near(typed, longer, most, found);
    return found;
  }
}

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Texts by what they are, how they sound, how they begin, and by what a typo makes of them. Nothing is taken out again. */
export class Spellings<Value> {
  readonly #byText = new Map<string, Spelt<Value>>();
  readonly #bySound = new Map<string, Spelt<Value>[]>();
  readonly #byBeginning = new Map<string, Spelt<Value>[]>();
  readonly #byFirst = new Buckets<Value>();
  readonly #byLast = new Buckets<Value>();

  constructor(entries: Iterable<readonly [text: string, value: Value]> = []) {
    for (const [text, value] of entries) this.add(text, value);
  }

  add(text: string, value: Value): void {
    const letters = text.includes(' ') ? text.replaceAll(' ', '') : text;
    const one = { text, letters, sound: soundOf(text), value };
    this.#byText.set(text, one);
    for (const length of BEGINNINGS)
      if (letters.length >= length) addTo(this.#byBeginning, letters.slice(0, length), one);
    if (one.sound !== '') addTo(this.#bySound, one.sound, one);
    if (!COMPARED.test(letters)) return;
    this.#byFirst.add(letters.charAt(0), one);
    this.#byLast.add(letters.slice(-1), one);
  }

  get(text: string): Value | undefined {
    return this.#byText.get(text)?.value;
  }

  has(text: string): boolean {
    return this.#byText.has(text);
  }

  entries(): [text: string, value: Value][] {
    return [...this.#byText.values()].map(({ text, value }) => [text, value]);
  }

  heardAs(sound: string): readonly Spelt<Value>[] {
    return this.#bySound.get(sound) ?? [];
  }

  /** With at least two letters: what goes on where they end. */
  beginningWith(typed: string): readonly Spelt<Value>[] {
    const length = BEGINNINGS.findLast((most) => most <= typed.length);
    const begun = (length && this.#byBeginning.get(typed.slice(0, length))) || [];
    return length === typed.length ? begun : begun.filter(({ letters }) => letters.startsWith(typed));
  }

  /** Only where most of it is typed already. */
  mostlyTyped(typed: string): readonly Spelt<Value>[] {
    return this.beginningWith(typed).filter(({ text }) => isSimilar(text, typed));
  }

  /** What differs by one typo, or by two in a long word that begins alike. One typo leaves the first letter or the last. */
  misspelt(typed: string): Spelt<Value>[] {
    if (!COMPARED.test(typed)) return [];
    const first = typed.charAt(0);
    const most = typed.length >= LONG_WORD ? 2 : 1;
    const begun = this.#byFirst.near(first, typed, most);
    const ended = this.#byLast.near(typed.slice(-1), typed, 1);
    return [
      ...begun.filter(
        ({ text, letters }) =>
          (text === letters && (most === 1 || editDistance(typed, letters, 1) <= 1)) || isSimilar(text, typed),
      ),
      ...ended.filter(({ text, letters }) => text === letters && text.charAt(0) !== first),
    ];
  }
}
