import type { Columns } from './columns.ts';
import { baseOf, type Condition, chosenOf, slotsOf } from './conditions.ts';
import { foremost } from './foremost.ts';
import { addWeight, countFrom, countValues, countWithin } from './loops.ts';
import { compareTexts } from './names.ts';
import type { Answer, Counts, FacetKind, Question, RangeKind, ValueKind } from './rows.ts';
import { concatenation, type Slots } from './slots.ts';

type Counted = ValueKind | RangeKind;
const isCounted = (kind: FacetKind): kind is Counted => kind !== 'isi';
const isRange = (kind: Counted): kind is RangeKind => kind === 'price' || kind === 'sqft';

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

type Reading = { readonly found: Slots; readonly unpriced: number };

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
  const sqftBit = 1 << others.findIndex(({ kind }) => kind === 'sqft');
  const visible = own ? columns.live : columns.visible;
  const { sqft } = columns.numbers;
  const { found } = scratch;
  let [total, unpriced] = [0, 0];
  for (let at = 0; at < among.size; at++) {
    const bits = failed[at] as number;
    if ((bits & (bits - 1)) !== 0) continue;
    const slot = slots ? (slots[at] as number) : at;
    if (!visible[slot]) continue;
    if (bits === 0) {
      found[total++] = slot;
      continue;
    }
    if (bits === sqftBit && Number.isNaN(sqft[slot] as number)) unpriced++;
    const which = 31 - Math.clz32(bits);
    const facet = facets[which];
    if (!facet) continue;
    const code = codes[which]?.[slot] as number;
    facet[code] = (facet[code] as number) + 1;
  }
  return { found: found.subarray(0, total), unpriced };
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
  else if (only?.kind === 'price' && more.length === 0 && question.price && !question.own) {
    const [from, to] = question.price;
    countWithin(codes, { numbers: columns.numbers.price, from, to }, columns.visible, columns.used, counts);
  } else countValues(codes, read(columns, scratch, others, question.own === true).found, counts);
  return counts;
}

/** The values that were counted, by the codes they were counted under. */
function named(columns: Columns, tally: Tally): Counts {
  const facets: Record<string, [value: string, count: number][]> = {};
  for (const [kind, counts] of Object.entries(tally) as [Counted, Uint32Array][]) {
    const pairs: [string, number][] = [];
    // Code 0 stands for what has no value.
    for (let code = 1; code < counts.length; code++) {
      const count = counts[code] as number;
      if (count > 0) pairs.push([isRange(kind) ? String(code - 1) : columns.values[kind].valueAt(code), count]);
    }
    facets[kind] = pairs;
  }
  return facets;
}

/** By rank where there is one, then by the order's number, last by id; what has no number comes last. */
function orderOf(columns: Columns, { order, descending }: Question, weights: Float32Array | undefined) {
  const { ids } = columns;
  const numbers = columns.sortedBy(order);
  const forwards = descending ? -1 : 1;
  // As the list by date has always broken its ties.
  const byId = order === 'createdAt' ? -forwards : forwards;
  return (a: number, b: number): number => {
    if (weights) {
      const nearer = (weights[b] as number) - (weights[a] as number);
      if (nearer !== 0) return nearer;
    }
    const [left, right] = [numbers[a] as number, numbers[b] as number];
    if (left !== right) {
      if (Number.isNaN(left)) {
        if (!Number.isNaN(right)) return 1;
      } else if (Number.isNaN(right)) return -1;
      else return (left - right) * forwards;
    }
    return compareTexts(ids[a] as string, ids[b] as string) * byId;
  };
}

/** The ids of the page. The weights of a rank are empty before and after. */
function pageOf(columns: Columns, scratch: Scratch, found: Slots, question: Question): string[] {
  const { rank, offset, limit, order, descending } = question;
  const sets = rank?.map(({ text, weight }) => ({ set: slotsOf(columns, text), weight }));
  for (const { set, weight } of sets ?? []) addWeight(scratch.weights, set, weight);
  const before = orderOf(columns, question, rank && scratch.weights);
  const sorted = rank ? undefined : { numbers: columns.sortedBy(order), descending };
  const page = foremost(found, Math.min(found.length, offset + limit), before, sorted).subarray(offset);
  const ids = Array.from(page, (slot) => columns.ids[slot] as string);
  for (const { set } of sets ?? []) for (let at = 0; at < set.length; at++) scratch.weights[set[at] as number] = 0;
  return ids;
}

/** Whether something has what every facet asks for. */
function isAny(columns: Columns, scratch: Scratch, base: readonly Condition[], own: boolean): boolean {
  return read(columns, scratch, base, own).found.length > 0;
}

/** The facet of licences: those that count today. */
function licensedAmong({ numbers }: Columns, found: Slots, today: number): Counts {
  const count = countFrom(numbers.licensedUntil, Math.max(1, today), found);
  return { isi: count > 0 ? [['true', count]] : [] };
}

export function find(columns: Columns, scratch: Scratch, question: Question): Answer {
  scratch.fit(columns.room);
  const own = question.own === true;
  const base = baseOf(columns, question, scratch.marks);
  const chosen = chosenOf(columns, question);
  const conditions = [...base, ...chosen];
  const kinds = question.facets.filter(isCounted);
  const tally = emptyTally(columns, kinds);
  const { found, unpriced } = read(columns, scratch, conditions, own, tally);
  for (const kind of kinds) countValues(codesOf(columns, kind), found, tally[kind] as Uint32Array);
  const licensed = question.facets.includes('isi') ? licensedAmong(columns, found, question.today) : {};
  const ids = pageOf(columns, scratch, found, question);
  const total = found.length;
  const hasText = question.text === undefined || total > 0 || isAny(columns, scratch, base, own);
  const narrowest = narrowestOf(conditions);
  const kind = narrowest?.kind;
  if (kind && isCounted(kind) && kinds.includes(kind)) {
    const others = conditions.filter((condition) => condition !== narrowest);
    Object.assign(tally, { [kind]: countOwn(columns, scratch, kind, others, question) });
  }
  const facets = { ...named(columns, tally), ...licensed };
  return { ids, total, hasText, facets, ...(question.sqft && { withoutSqft: unpriced }) };
}
