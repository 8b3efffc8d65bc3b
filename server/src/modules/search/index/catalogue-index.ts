import type { Words } from '../dictionary/dictionary.ts';
import { type Coded, Columns } from './columns.ts';
import { countFound, find, Scratch } from './find.ts';
import type { Answer, Question, Row, ValueKind } from './rows.ts';

const FEWEST = 1000;
const MOST_ENDED = 0.2;

/**
 * Every product in memory, to answer which of them a question finds, how many, and how many each further choice would
 * leave. PostgreSQL keeps the truth; nothing is written through this.
 */
export class CatalogueIndex {
  readonly #columns = new Columns();
  readonly #slotOf = new Map<string, number>();
  readonly #staged = new Map<string, number>();
  readonly #scratch = new Scratch();

  get size(): number {
    return this.#slotOf.size;
  }

  /** So much of it has ended that it should be built anew. */
  get needsRebuild(): boolean {
    const { used } = this.#columns;
    return used > FEWEST && this.size + this.#staged.size < used * (1 - MOST_ENDED);
  }

  /** Takes products in that nobody finds until `commit`: many of them in several calls, with other work between. */
  stage(rows: readonly Row[]): void {
    const slots = rows.map((row) => {
      const slot = this.#columns.add(row);
      const before = this.#staged.get(row.id) ?? this.#slotOf.get(row.id);
      if (before !== undefined) this.#columns.count(before, -1);
      this.#columns.count(slot, 1);
      this.#staged.set(row.id, slot);
      return slot;
    });
    this.#columns.names.insert(slots);
  }

  /** From now on what was staged is found, and what is gone is not. */
  commit(gone: readonly string[] = []): void {
    for (const id of gone) {
      const slot = this.#slotOf.get(id);
      if (slot === undefined || this.#staged.has(id)) continue;
      this.#columns.count(slot, -1);
      this.#columns.end(slot);
      this.#slotOf.delete(id);
    }
    for (const [id, slot] of this.#staged) {
      const old = this.#slotOf.get(id);
      if (old !== undefined) this.#columns.end(old);
      this.#slotOf.set(id, slot);
      this.#columns.begin(slot);
    }
    this.#columns.applyCounts();
    this.#staged.clear();
  }

  find(question: Question): Answer {
    return find(this.#columns, this.#scratch, question);
  }

  /** How many of what a question finds have each value of a kind. */
  countsAmong(question: Question, kind: Coded): ReadonlyMap<string, number> {
    return countFound(this.#columns, this.#scratch, question, kind);
  }

  /** The words of products, each with how many shown ones have it. */
  get words(): Words {
    return this.#columns.words.spellings;
  }

  /** How many of the shown products have a value. */
  countOf(kind: ValueKind, value: string): number {
    const { codeOf, visible } = this.#columns.values[kind];
    const code = codeOf.get(value);
    return code === undefined ? 0 : (visible[code] ?? 0);
  }
}
