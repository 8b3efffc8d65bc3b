import { MAKER_MEANINGS } from '../makers.reference.ts';
import type { Place } from '../meaning.ts';
import { soundOf } from './sound.ts';
import type { Spellings, Spelt } from './spellings.ts';

/** A word or a term of the lexicon with its meaning, or the name of a place, that may have been meant. */
export type SimilarWord = {
  readonly text: string;
  /** The number of products at most. */
  readonly uses: number;
  readonly meaning: string | null;
  readonly place: Place | null;
  readonly heardAlike: boolean;
};

export type Term = { readonly meaning: string; readonly uses: number };

/** Words of products, with in how many shown ones each is: 0 where its last one went. */
export type Words = Spellings<{ readonly uses: number }>;

const MOST_HEARD = 12;
const MOST_BEGUN = 3;
/** In a shorter name one typo makes another word. */
const SHORTEST_PLACE = 4;

type SpeltWord = Spelt<{ readonly uses: number }>;

const byUses = (a: SpeltWord, b: SpeltWord) => b.value.uses - a.value.uses || (a.text < b.text ? -1 : 1);

/** The first few of many, without sorting the others. */
function commonest(words: readonly SpeltWord[], most: number): SpeltWord[] {
  const first: SpeltWord[] = [];
  for (const word of words) {
    const last = first[most - 1];
    if (word.value.uses === 0 || (last && byUses(word, last) > 0)) continue;
    first.push(word);
    first.sort(byUses);
    first.length = Math.min(first.length, most);
  }
  return first;
}

/** Everything a typed word may stand for: words of shown products, terms of the lexicon, and names of places. */
export class Dictionary {
  readonly #words: Words;
  /** Terms with their meanings. */
  readonly #lexicon: Spellings<string>;
  readonly #places: Spellings<Place>;

  constructor(words: Words, lexicon: Spellings<string>, places: Spellings<Place>) {
    this.#words = words;
    this.#lexicon = lexicon;
    this.#places = places;
  }

  /** In how many products a word is. */
  usesOf(word: string): number {
    return this.#words.get(word)?.uses ?? 0;
  }

  #termOf(meaning: string): Term {
    // As many as its commonest word.
    return { meaning, uses: Math.max(0, ...meaning.split(/[|\s-]+/).map((word) => this.usesOf(word))) };
  }

  term(text: string): Term | undefined {
    const meaning = this.#lexicon.get(text) ?? MAKER_MEANINGS.get(text);
    return meaning === undefined ? undefined : this.#termOf(meaning);
  }

  place(name: string): Place | undefined {
    return this.#places.get(name);
  }

  /** The places whose name goes on where this ends. */
  placesBegun(typed: string): Place[] {
    return this.#places.beginningWith(typed).map(({ value }) => value);
  }

  /** What sounds like this word, differs from it by a typo, or goes on where it ends. */
  alike(typed: string): SimilarWord[] {
    const sound = soundOf(typed);
    const heard = ({ sound: other }: Spelt<unknown>) => ({ heardAlike: other === sound && sound !== '' });
    const words = [
      ...commonest(this.#words.heardAs(sound), MOST_HEARD),
      ...this.#words.misspelt(typed).filter(({ value }) => value.uses > 0),
      ...commonest(this.#words.beginningWith(typed), MOST_BEGUN),
    ];
    const terms = [
      ...this.#lexicon.heardAs(sound),
      ...this.#lexicon.misspelt(typed),
      ...this.#lexicon.mostlyTyped(typed),
    ];
    const places =
      typed.length < SHORTEST_PLACE ? [] : [...this.#places.heardAs(sound), ...this.#places.misspelt(typed)];
    return [
      ...words.map((one) => ({ text: one.text, uses: one.value.uses, meaning: null, place: null, ...heard(one) })),
      ...terms.map((one) => ({ text: one.text, ...this.#termOf(one.value), place: null, ...heard(one) })),
      ...places.map((one) => ({ text: one.text, uses: 0, meaning: null, place: one.value, ...heard(one) })),
    ];
  }
}
