import { Spellings } from '../dictionary/spellings.ts';
import { grown, NONE, Posting, type Slots } from './slots.ts';
import { StagedCounts } from './staged-counts.ts';

type Counts = { uses: Uint32Array };

/** A word that somebody may type. */
class Word {
  readonly posting = new Posting();
  readonly code: number;
  readonly #counts: Counts;

  constructor(code: number, counts: Counts) {
    this.code = code;
    this.#counts = counts;
  }

  /** In how many of what everybody sees it is. */
  get uses(): number {
    return this.#counts.uses[this.code] as number;
  }
}

/** Of the name alone, or of what a product is for: nobody types it so. */
const isMarked = (word: string) => word.startsWith('=') || word.startsWith('@');

/** The words of each product, the products of each word, and how many of those everybody sees. */
export class WordColumn {
  readonly spellings = new Spellings<Word>();
  readonly #marked = new Map<string, Posting>();
  readonly #counts: Counts = { uses: new Uint32Array(1024) };
  readonly #staged = new StagedCounts();
  #known = 0;
  /** The words of one slot after another, and where those of each end. */
  #codes = new Uint32Array(1024);
  #ends = new Uint32Array(1024);

  #wordOf(text: string): Word {
    const known = this.spellings.get(text);
    if (known) return known;
    const word = new Word(this.#known++, this.#counts);
    if (this.#known > this.#counts.uses.length) this.#counts.uses = grown(this.#counts.uses);
    this.spellings.add(text, word);
    return word;
  }

  #addMarked(slot: number, text: string): void {
    const posting = this.#marked.get(text) ?? new Posting();
    if (posting.isEmpty) this.#marked.set(text, posting);
    posting.add(slot);
  }

  /** Slots come in their order. */
  add(slot: number, words: readonly string[]): void {
    let end = slot === 0 ? 0 : (this.#ends[slot - 1] as number);
    for (const text of words) {
      if (isMarked(text)) {
        this.#addMarked(slot, text);
        continue;
      }
      const word = this.#wordOf(text);
      word.posting.add(slot);
      if (end === this.#codes.length) this.#codes = grown(this.#codes);
      this.#codes[end++] = word.code;
    }
    if (slot === this.#ends.length) this.#ends = grown(this.#ends);
    this.#ends[slot] = end;
  }

  /** Counts the words of a product that is seen from the next `applyCounts` on, or no longer. */
  count(slot: number, by: number): void {
    const end = this.#ends[slot] as number;
    for (let at = slot === 0 ? 0 : (this.#ends[slot - 1] as number); at < end; at++)
      this.#staged.add(this.#codes[at] as number, by);
  }

  applyCounts(): void {
    this.#staged.applyTo(this.#counts.uses);
  }

  slotsOf(word: string): Slots {
    return (isMarked(word) ? this.#marked.get(word) : this.spellings.get(word)?.posting)?.slots ?? NONE;
  }
}
