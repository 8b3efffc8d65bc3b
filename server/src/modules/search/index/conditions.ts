import type { Coded, Columns } from './columns.ts';
import { type Among, markMissing, markOutside, markUnlike } from './loops.ts';
import { type FacetKind, type Question, RANGE_KINDS, type Range, type Text, VALUE_KINDS } from './rows.ts';
import { intersection, type Slots, union } from './slots.ts';

/** One thing that is asked of a product. Without a kind no facet leaves it out. */
export type Condition = {
  readonly kind?: FacetKind;
  /** What fulfils it, where that is known beforehand; sets that have nothing in common. */
  readonly sets?: readonly Slots[];
  readonly size: number;
  /** Sets a bit for each of these that does not fulfil it. */
  readonly mark: (among: Among, failed: Uint32Array, bit: number) => void;
};

export function slotsOf(columns: Columns, text: Text): Slots {
  if (typeof text === 'string') return columns.words.slotsOf(text);
  if ('all' in text) return intersection(text.all.map((part) => slotsOf(columns, part)));
  return union(text.any.map((part) => slotsOf(columns, part)));
}

const sizeOf = (sets: readonly Slots[]) => sets.reduce((sum, { length }) => sum + length, 0);

function ofText(columns: Columns, text: Text, marks: Uint8Array): Condition {
  const set = slotsOf(columns, text);
  return {
    sets: [set],
    size: set.length,
    mark: (among, failed, bit) => markMissing(set, among, failed, bit, marks),
  };
}

/** One of some values; nothing fulfils a choice of none. */
function ofValues({ values }: Columns, kind: Coded, chosen: readonly string[]): Omit<Condition, 'kind'> {
  const column = values[kind];
  const sets = [...new Set(chosen)].map((value) => column.slotsOf(value));
  const keeps = new Uint8Array(column.size);
  for (const value of chosen) keeps[column.codeOf.get(value) ?? 0] = 1;
  keeps[0] = 0;
  return {
    sets,
    size: sizeOf(sets),
    mark: (among, failed, bit) => markUnlike(column.codes, keeps, among, failed, bit),
  };
}

const ofRange = (numbers: Float64Array, [from, to]: Range): Omit<Condition, 'kind'> => ({
  size: Number.POSITIVE_INFINITY,
  mark: (among, failed, bit) => markOutside(numbers, from, to, among, failed, bit),
});

function ofOthers({ values }: Columns, seller: string): Condition {
  const { codes, codeOf, size } = values.seller;
  const keeps = new Uint8Array(size).fill(1);
  keeps[codeOf.get(seller) ?? 0] = 0;
  return {
    size: Number.POSITIVE_INFINITY,
    mark: (among, failed, bit) => markUnlike(codes, keeps, among, failed, bit),
  };
}

/** What every product has to fulfil, whichever facet is counted. */
export function baseOf(columns: Columns, { text, seller, place, news }: Question, marks: Uint8Array): Condition[] {
  const { approvedAt } = columns.numbers;
  return [
    ...(text === undefined ? [] : [ofText(columns, text, marks)]),
    ...(seller === undefined ? [] : [ofValues(columns, 'seller', [seller])]),
    ...(place === undefined ? [] : [ofValues(columns, place.kind, [place.id])]),
    ...(news === undefined ? [] : [ofRange(approvedAt, [news.since + 1, news.until]), ofOthers(columns, news.notOf)]),
  ];
}

/** What was chosen, each about one kind, and the ceiling of a text. */
export function chosenOf(columns: Columns, { chosen, ceiling, isi, today, ...asked }: Question): Condition[] {
  const { numbers } = columns;
  return [
    ...VALUE_KINDS.flatMap((kind) => {
      const values = chosen[kind];
      return values ? [{ kind, ...ofValues(columns, kind, values) }] : [];
    }),
    ...RANGE_KINDS.flatMap((kind) => {
      const range = asked[kind];
      return range ? [{ kind, ...ofRange(numbers[kind], range) }] : [];
    }),
    ...(ceiling ? [ofRange(numbers[ceiling.of], [0, ceiling.most])] : []),
    ...(isi ? [{ kind: 'isi' as const, ...ofRange(numbers.licensedUntil, [today, Number.POSITIVE_INFINITY]) }] : []),
  ];
}
