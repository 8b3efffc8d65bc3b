import { Buckets } from './buckets.ts';
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
  /** In which order they came. */
  readonly place: number;
};

/** In a shorter word a typo makes another word. */
const COMPARED = /^[a-z]{3,}$/;
/** From these lengths on, something else than one typo is looked for: several words, and two typos. */
const LONG_ENOUGH = 6;
const LONG_WORD = 7;
/** What has fewer letters in a row in common was not meant. */
const LEAST_SIMILAR = 0.3;

/** Words are looked up by so many of their first letters. */
const BEGINNINGS = [2, 3, 4];

const isSimilar = (text: string, typed: string) =>
  typed.length >= LONG_ENOUGH && similarityOf(text, typed) >= LEAST_SIMILAR;

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
  readonly #byFirst = new Buckets<Spelt<Value>>();
  readonly #byLast = new Buckets<Spelt<Value>>();

  constructor(entries: Iterable<readonly [text: string, value: Value]> = []) {
    for (const [text, value] of entries) this.add(text, value);
  }

  add(text: string, value: Value): void {
    const letters = text.includes(' ') ? text.replaceAll(' ', '') : text;
    const one = { text, letters, sound: soundOf(text), value, place: this.#byText.size };
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

  /**
   * What differs by one typo, or by two in a long word that begins alike, in the order in which it came. One typo leaves
   * the first letter or the last.
   */
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
    ].sort((a, b) => a.place - b.place);
  }
}
