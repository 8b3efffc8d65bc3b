import { NameOrder } from './names.ts';
import { type Order, type RangeKind, type Row, VALUE_KINDS, type ValueKind } from './rows.ts';
import { grown, NONE, Posting, type Slots } from './slots.ts';
import { StagedCounts } from './staged-counts.ts';
import { WordColumn } from './words.ts';

export type Coded = ValueKind | 'seller';
const CODED: readonly Coded[] = [...VALUE_KINDS, 'seller'];
const STEPS = ['priceStep', 'sqftStep', 'oneStep'] as const;
const NUMBERS = ['price', 'sqft', 'one', 'rating', 'createdAt', 'approvedAt', 'score', 'licensedUntil'] as const;

const FIRST_ROOM = 1024;
/** The code of what has no value. */
const WITHOUT = 0;

/** The values of one kind: a small number for each product, and the products of each value. */
class ValueColumn {
  codes = new Uint32Array(FIRST_ROOM);
  readonly codeOf = new Map<string, number>();
  readonly #values: string[] = [''];
  readonly postings: Posting[] = [];
  /** How many of what everybody sees have each value. */
  readonly visible: number[] = [0];
  readonly #staged = new StagedCounts();

  count(slot: number, by: number): void {
    this.#staged.add(this.codes[slot] as number, by);
  }

  applyCounts(): void {
    this.#staged.applyTo(this.visible);
  }

  add(slot: number, value: string | null): void {
    let code = value === null ? WITHOUT : this.codeOf.get(value);
    if (code === undefined) {
      code = this.codeOf.size + 1;
      this.codeOf.set(value as string, code);
      this.#values[code] = value as string;
    }
    this.codes[slot] = code;
    this.visible[code] ??= 0;
    const posting = this.postings[code] ?? new Posting();
    this.postings[code] = posting;
    posting.add(slot);
  }

  valueAt(code: number): string {
    return this.#values[code] as string;
  }

  slotsOf(value: string): Slots {
    return this.postings[this.codeOf.get(value) ?? -1]?.slots ?? NONE;
  }

  get size(): number {
    return this.codeOf.size + 1;
  }

  /** A number for each value, by its code; what has no value has none either. */
  numbersOf(numberOf: (value: string) => number): Float64Array {
    return Float64Array.from(this.#values, (value, code) => (code === WITHOUT ? Number.NaN : numberOf(value)));
  }
}

/** One more than the step, because 0 is what has none. */
const stepCode = (step: number | null) => (step === null ? WITHOUT : step + 1);

const byName = <Name extends string, Value>(names: readonly Name[], make: () => Value) =>
  Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Value>;

/**
 * Products as columns, one slot each. A slot never changes: a changed product gets another and its old one ends, so that
 * postings only grow at their end and stay sorted.
 */
export class Columns {
  used = 0;
  readonly ids: string[] = [];
  readonly values = byName(CODED, () => new ValueColumn());
  readonly numbers = byName(NUMBERS, () => new Float64Array(FIRST_ROOM));
  readonly steps = byName(STEPS, () => new Uint32Array(FIRST_ROOM));
  readonly names = new NameOrder(this.ids);
  /** What exists, and what of it everybody sees. */
  live = new Uint8Array(FIRST_ROOM);
  visible = new Uint8Array(FIRST_ROOM);
  #shown = new Uint8Array(FIRST_ROOM);
  readonly words = new WordColumn();
  readonly #counted = [...VALUE_KINDS.map((kind) => this.values[kind]), this.words];

  get room(): number {
    return this.live.length;
  }

  #grow(): void {
    this.live = grown(this.live);
    this.visible = grown(this.visible);
    this.#shown = grown(this.#shown);
    for (const column of Object.values(this.values)) column.codes = grown(column.codes);
    for (const name of NUMBERS) this.numbers[name] = grown(this.numbers[name]);
    for (const name of STEPS) this.steps[name] = grown(this.steps[name]);
  }

  /** Adds a product that nobody finds until `begin`. */
  add(row: Row): number {
    if (this.used === this.room) this.#grow();
    const slot = this.used++;
    this.ids[slot] = row.id;
    this.#shown[slot] = row.shown ? 1 : 0;
    for (const kind of CODED) this.values[kind].add(slot, row[kind]);
    for (const name of NUMBERS) this.numbers[name][slot] = row[name] ?? Number.NaN;
    for (const name of STEPS) this.steps[name][slot] = stepCode(row[name]);
    this.names.set(slot, row.name);
    this.words.add(slot, row.words);
    return slot;
  }

  /** Counts a product in or out, from the next `applyCounts` on: that is most of the work of a change. */
  count(slot: number, by: 1 | -1): void {
    if (this.#shown[slot]) for (const column of this.#counted) column.count(slot, by);
  }

  applyCounts(): void {
    for (const column of this.#counted) column.applyCounts();
  }

  begin(slot: number): void {
    this.live[slot] = 1;
    this.visible[slot] = this.#shown[slot] as number;
  }

  end(slot: number): void {
    this.live[slot] = 0;
    this.visible[slot] = 0;
  }

  /** The numbers that an order sorts by. */
  sortedBy(order: Order): Float64Array {
    return order === 'name' ? this.names.keys : this.numbers[order];
  }

  stepsOf(kind: RangeKind): Uint32Array {
    return this.steps[`${kind}Step`];
  }
}
