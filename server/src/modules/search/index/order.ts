import type { Columns } from './columns.ts';
import { slotsOf } from './conditions.ts';
import { foremost } from './foremost.ts';
import { addWeight } from './loops.ts';
import { compareTexts } from './names.ts';
import type { Question } from './rows.ts';
import type { Slots } from './slots.ts';

/** What has no number comes last. */
function byNumber(left: number, right: number, forwards: 1 | -1): number {
  if (left === right || (Number.isNaN(left) && Number.isNaN(right))) return 0;
  if (Number.isNaN(left)) return 1;
  return Number.isNaN(right) ? -1 : (left - right) * forwards;
}

/** How far each city is, by its code, and the few of the place itself. */
export type Distances = { readonly ofCity: Float64Array; readonly there: Slots };

type Compare = (a: number, b: number) => number;

/** What is asked for before what only mentions it. */
function byGoods({ values }: Columns, goods: ReadonlySet<string>): Compare {
  const { codes } = values.category;
  const isOne = values.category.numbersOf((category) => Number(goods.has(category)));
  return (a, b) => byNumber(isOne[codes[a] as number] as number, isOne[codes[b] as number] as number, -1);
}

function byPlace({ there }: Distances): Compare {
  return (a, b) => Number(there.includes(b)) - Number(there.includes(a));
}

function byDistance({ values }: Columns, { ofCity }: Distances): Compare {
  const { codes } = values.city;
  return (a, b) => byNumber(ofCity[codes[a] as number] as number, ofCity[codes[b] as number] as number, 1);
}

type Sorting = { readonly weights: Float32Array | undefined; readonly distances: Distances | undefined };

/** Goods that are asked for are as good wherever their words stand, so the nearest come first; else what fits best. */
function comparisons(columns: Columns, { goods }: Question, { weights, distances }: Sorting): Compare[] {
  const fit: Compare[] = weights ? [(a, b) => (weights[b] as number) - (weights[a] as number)] : [];
  const near = distances ? [byDistance(columns, distances)] : [];
  const there = distances && distances.there.length > 0 ? [byPlace(distances)] : [];
  return goods ? [byGoods(columns, goods), ...there, ...near, ...fit] : [...there, ...fit, ...near];
}

/** By what is asked for, rank and distance where there are such, then by the order's number, last by id. */
function orderOf(columns: Columns, question: Question, sorting: Sorting) {
  const { order, descending } = question;
  const { ids } = columns;
  const numbers = columns.sortedBy(order);
  const first = comparisons(columns, question, sorting);
  const forwards = descending ? -1 : 1;
  // As the list by date has always broken its ties.
  const byId = order === 'createdAt' ? -forwards : forwards;
  return (a: number, b: number): number => {
    for (const compare of first) {
      const nearer = compare(a, b);
      if (nearer !== 0) return nearer;
    }
    const before = byNumber(numbers[a] as number, numbers[b] as number, forwards);
    return before || compareTexts(ids[a] as string, ids[b] as string) * byId;
  };
}

/** The slots of the page. The weights of a rank are empty before and after. */
export function pageOf(
  columns: Columns,
  weights: Float32Array,
  found: Slots,
  question: Question,
  distances?: Distances,
): Slots {
  const { rank, offset, limit, order, descending } = question;
  const sets = rank?.map(({ text, weight }) => ({ set: slotsOf(columns, text), weight }));
  for (const { set, weight } of sets ?? []) addWeight(weights, set, weight);
  const before = orderOf(columns, question, { weights: rank && weights, distances });
  const sorted = rank || distances ? undefined : { numbers: columns.sortedBy(order), descending };
  const page = foremost(found, Math.min(found.length, offset + limit), before, sorted).subarray(offset);
  for (const { set } of sets ?? []) for (let at = 0; at < set.length; at++) weights[set[at] as number] = 0;
  return page;
}
