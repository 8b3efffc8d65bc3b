import type { Columns } from './columns.ts';
import { type Distances, pageOf } from './order.ts';
import type { Around, Elsewhere, Question } from './rows.ts';
import { NONE, type Slots } from './slots.ts';

/** Whether a question asks for places; around one, without asking for it, it asks for all of India by distance. */
export const isPlaced = ({ place, chosen }: Question): boolean =>
  place !== undefined || chosen.city !== undefined || chosen.state !== undefined;

/** The same of any place. */
export function anywhere({ place: _, chosen, ...question }: Question): Question {
  const { city: __, state: ___, ...others } = chosen;
  return { ...question, chosen: others };
}

/** `there` are those of the place itself, which no distance is told of. */
export const distancesOf = ({ values }: Columns, { kmTo }: Around, there: Slots = NONE): Distances => ({
  ofCity: values.city.numbersOf((city) => kmTo(city) ?? Number.NaN),
  there,
});

/** What was found elsewhere, and the page, which may begin with those of the place. */
type Listed = { readonly distances: Distances; readonly found: Slots; readonly page: Slots };

/** How far those of a page are, and the city that comes first of all that were found. */
export function tellDistances(
  columns: Columns,
  weights: Float32Array,
  question: Question,
  { distances, found, page }: Listed,
): Omit<Elsewhere, 'more'> {
  const { codes } = columns.values.city;
  const { ofCity, there } = distances;
  const kmOf = (slot: number) => ofCity[codes[slot] as number] as number;
  const isTold = (slot: number) => !there.includes(slot) && !Number.isNaN(kmOf(slot));
  const first = pageOf(columns, weights, found, { ...question, offset: 0, limit: 1 }, distances)[0];
  const kms = new Map<string, number>();
  for (const slot of page) if (isTold(slot)) kms.set(columns.ids[slot] as string, kmOf(slot));
  if (first === undefined || Number.isNaN(kmOf(first))) return { kms };
  return { kms, nearest: { city: columns.values.city.valueAt(codes[first] as number), km: kmOf(first) } };
}
