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

/** How far each city is, by its code. */
export type Distances = Float64Array;

type Sorting = { readonly weights: Float32Array | undefined; readonly distances: Distances | undefined };

/** By rank and by distance where there is one, then by the order's number, last by id. */
function orderOf(columns: Columns, { order, descending }: Question, { weights, distances }: Sorting) {
  const { ids } = columns;
  const numbers = columns.sortedBy(order);
  const { codes } = columns.values.city;
  const forwards = descending ? -1 : 1;
  // As the list by date has always broken its ties.
  const byId = order === 'createdAt' ? -forwards : forwards;
  const distanceOf = (slot: number) => distances?.[codes[slot] as number] as number;
  return (a: number, b: number): number => {
    const nearer = weights ? (weights[b] as number) - (weights[a] as number) : 0;
    if (nearer !== 0) return nearer;
    const closer = distances ? byNumber(distanceOf(a), distanceOf(b), 1) : 0;
    if (closer !== 0) return closer;
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
