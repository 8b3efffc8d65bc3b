import type { Coded, Columns } from './columns.ts';
import { baseOf, type Condition, chosenOf } from './conditions.ts';
import { anywhere, distancesOf, isPlaced, tellDistances } from './elsewhere.ts';
import { countFrom, countValues, countWithin } from './loops.ts';
import { pageOf } from './order.ts';
import {
  type Answer,
  type Around,
  type Counts,
  type FacetKind,
  type Question,
  RANGE_KINDS,
  type Range,
  type RangeKind,
  type ValueKind,
} from './rows.ts';
import { concatenation, type Slots } from './slots.ts';

type Counted = ValueKind | RangeKind;
const isCounted = (kind: FacetKind): kind is Counted => kind !== 'isi';
const isRange = (kind: FacetKind | 'seller' | undefined): kind is RangeKind =>
  RANGE_KINDS.some((range) => range === kind);

/** Room to work in, kept between questions. A question is answered in one go, so one is enough. */
export class Scratch {
  failed = new Uint32Array(0);
  found = new Uint32Array(0);
  /** Empty between questions. */
  marks = new Uint8Array(0);
  weights = new Float32Array(0);

  fit(room: number): void {
    if (this.marks.length >= room) return;
    this.failed = new Uint32Array(room);
    this.found = new Uint32Array(room);
    this.marks = new Uint8Array(room);
    this.weights = new Float32Array(room);
  }
}

const narrowestOf = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.filter(({ sets }) => sets).toSorted((a, b) => a.size - b.size)[0];

/** The small number that a facet of this kind counts by. */
const codesOf = (columns: Columns, kind: Counted) =>
  isRange(kind) ? columns.stepsOf(kind) : columns.values[kind].codes;

type Tally = { readonly [Kind in Counted]?: Uint32Array };

/** Counts grow with the highest step or code that there is. */
const emptyTally = (columns: Columns, kinds: readonly Counted[]): Tally =>
  Object.fromEntries(
    kinds.map((kind) => [kind, new Uint32Array(isRange(kind) ? MOST_STEPS : columns.values[kind].size)]),
  );
const MOST_STEPS = 32;

/** Prices that not every product has. */
type Lacked = 'sqft' | 'one';
type Reading = { readonly found: Slots; readonly lacking: Readonly<Record<Lacked, number>> };

/**
 * Reads the slots of the narrowest condition. For each a bit says which of the others it fails: none, and it is found;
 * one alone, and it counts in the facet of that kind, which leaves its own choice out.
 */
function read(
  columns: Columns,
  scratch: Scratch,
  conditions: readonly Condition[],
  own: boolean,
  tally: Tally = {},
): Reading {
  const narrowest = narrowestOf(conditions);
  const others = conditions.filter((condition) => condition !== narrowest);
  const slots = narrowest?.sets && concatenation(narrowest.sets);
  const among = { slots, size: slots?.length ?? columns.used };
  const failed = scratch.failed.fill(0, 0, among.size);
  for (const [at, { mark }] of others.entries()) mark(among, failed, 1 << at);
  const facets = others.map(({ kind }) => (kind && kind !== 'isi' ? tally[kind] : undefined));
  const codes = others.map(({ kind }) => (kind && kind !== 'isi' ? codesOf(columns, kind) : undefined));
  const bitOf = (lacked: Lacked) => 1 << others.findIndex(({ kind }) => kind === lacked);
  const [sqftBit, oneBit] = [bitOf('sqft'), bitOf('one')];
  const visible = own ? columns.live : columns.visible;
  const { sqft, one } = columns.numbers;
  const { found } = scratch;
  let [total, withoutSqft, withoutOne] = [0, 0, 0];
  for (let at = 0; at < among.size; at++) {
    const bits = failed[at] as number;
    if ((bits & (bits - 1)) !== 0) continue;
    const slot = slots ? (slots[at] as number) : at;
    if (!visible[slot]) continue;
    if (bits === 0) {
      found[total++] = slot;
      continue;
    }
    if (bits === sqftBit && Number.isNaN(sqft[slot] as number)) withoutSqft++;
    if (bits === oneBit && Number.isNaN(one[slot] as number)) withoutOne++;
    const which = 31 - Math.clz32(bits);
    const facet = facets[which];
    if (!facet) continue;
    const code = codes[which]?.[slot] as number;
    facet[code] = (facet[code] as number) + 1;
  }
  return { found: found.subarray(0, total), lacking: { sqft: withoutSqft, one: withoutOne } };
}

/** The facet of the narrowest condition, which reading its own slots cannot count: what the others leave. */
function countOwn(
  columns: Columns,
  scratch: Scratch,
  kind: Counted,
  others: readonly Condition[],
  question: Question,
): Uint32Array {
  const codes = codesOf(columns, kind);
  const counts = new Uint32Array(isRange(kind) ? MOST_STEPS : columns.values[kind].size);
  const [only, ...more] = others;
  if (!only && !question.own && !isRange(kind)) counts.set(columns.values[kind].visible);
  else if (only && isRange(only.kind) && more.length === 0 && !question.own) {
    const [from, to] = question[only.kind] as Range;
    countWithin(codes, { numbers: columns.numbers[only.kind], from, to }, columns.visible, columns.used, counts);
  } else countValues(codes, read(columns, scratch, others, question.own === true).found, counts);
  return counts;
}

type Pair = [value: string, count: number];

/** The values that were counted, by the codes they were counted under. */
function valuesCounted(columns: Columns, kind: Coded | RangeKind, counts: Uint32Array): Pair[] {
  const pairs: Pair[] = [];
  // Code 0 stands for what has no value.
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] as number;
    if (count > 0) pairs.push([isRange(kind) ? String(code - 1) : columns.values[kind].valueAt(code), count]);
  }
  return pairs;
}

const named = (columns: Columns, tally: Tally): Counts =>
  Object.fromEntries(
    (Object.entries(tally) as [Counted, Uint32Array][]).map(([kind, counts]) => [
      kind,
      valuesCounted(columns, kind, counts),
    ]),
  );

/** Whether something has what every facet asks for. */
function isAny(columns: Columns, scratch: Scratch, base: readonly Condition[], own: boolean): boolean {
  return read(columns, scratch, base, own).found.length > 0;
}

/** The facet of licences: those that count today. */
function licensedAmong({ numbers }: Columns, found: Slots, today: number): Counts {
  const count = countFrom(numbers.licensedUntil, Math.max(1, today), found);
  return { isi: count > 0 ? [['true', count]] : [] };
}

/** What a question asks, in one list. */
const conditionsOf = (columns: Columns, scratch: Scratch, question: Question): Condition[] => [
  ...baseOf(columns, question, scratch.marks),
  ...chosenOf(columns, question),
];

/** How many of what is found have each value of a kind; those that have none are left out. */
export function countFound(
  columns: Columns,
  scratch: Scratch,
  question: Question,
  kind: Coded,
): ReadonlyMap<string, number> {
  scratch.fit(columns.room);
  const { found } = read(columns, scratch, conditionsOf(columns, scratch, question), question.own === true);
  const { codes, size } = columns.values[kind];
  const counts = new Uint32Array(size);
  countValues(codes, found, counts);
  return new Map(valuesCounted(columns, kind, counts));
}

type Few = { readonly around: Around; readonly slots: Slots };

/** The few of a place together with what other places have. */
function readElsewhere(columns: Columns, scratch: Scratch, question: Question, { around, slots: few }: Few) {
  const asked = anywhere(question);
  const all = read(columns, scratch, conditionsOf(columns, scratch, asked), asked.own === true).found;
  const distances = distancesOf(columns, around, few);
  const page = pageOf(columns, scratch.weights, all, asked, distances);
  const found = all.filter((slot) => !few.includes(slot));
  const told = tellDistances(columns, scratch.weights, asked, { distances, found, page });
  return { page, elsewhere: { more: found.length, ...told } };
}

/** The page of what was found. Around a place that is not asked for, the nearest come first. */
function readPage(columns: Columns, scratch: Scratch, question: Question, found: Slots) {
  const { around } = question;
  const distances = around && !isPlaced(question) ? distancesOf(columns, around) : undefined;
  const page = pageOf(columns, scratch.weights, found, question, distances);
  if (!distances) return { page };
  const told = tellDistances(columns, scratch.weights, question, { distances, found, page });
  return { page, elsewhere: { more: 0, ...told } };
}

export function find(columns: Columns, scratch: Scratch, question: Question): Answer {
  scratch.fit(columns.room);
  const own = question.own === true;
  const base = baseOf(columns, question, scratch.marks);
  const chosen = chosenOf(columns, question);
  const conditions = [...base, ...chosen];
  const kinds = question.facets.filter(isCounted);
  const tally = emptyTally(columns, kinds);
  const { found, lacking } = read(columns, scratch, conditions, own, tally);
  for (const kind of kinds) countValues(codesOf(columns, kind), found, tally[kind] as Uint32Array);
  const licensed = question.facets.includes('isi') ? licensedAmong(columns, found, question.today) : {};
  const total = found.length;
  const { around } = question;
  // Readings write over what was found.
  const few = around && isPlaced(question) && total < around.few ? { around, slots: found.slice() } : undefined;
  const inPlace = few ? undefined : readPage(columns, scratch, question, found);
  const hasText = question.text === undefined || total > 0 || isAny(columns, scratch, base, own);
  const narrowest = narrowestOf(conditions);
  const kind = narrowest?.kind;
  if (kind && isCounted(kind) && kinds.includes(kind)) {
    const others = conditions.filter((condition) => condition !== narrowest);
    Object.assign(tally, { [kind]: countOwn(columns, scratch, kind, others, question) });
  }
  const facets = { ...named(columns, tally), ...licensed };
  const listed = few ? readElsewhere(columns, scratch, question, few) : inPlace;
  return {
    ids: Array.from(listed?.page ?? [], (slot) => columns.ids[slot] as string),
    total,
    hasText,
    facets,
    ...(question.sqft && { withoutSqft: lacking.sqft }),
    ...(question.one && { withoutOne: lacking.one }),
    ...(listed?.elsewhere && { elsewhere: listed.elsewhere }),
  };
}
