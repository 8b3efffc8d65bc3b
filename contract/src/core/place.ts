import * as z from 'zod/mini';
import { ReferenceText } from './reference-text.ts';

/** The city or state that a typed text names. */
export const UnderstoodPlace = z.object({
  kind: z.enum(['city', 'state']),
  _id: z.string(),
  name: ReferenceText,
  /** Where the text told the place by its PIN. */
  pin: z.optional(z.string()),
  /** The text without the place: what to search for anywhere. */
  rest: z.string(),
  /** False where nothing there fits, and the results are from elsewhere. */
  hasResults: z.boolean(),
});
export type UnderstoodPlace = z.infer<typeof UnderstoodPlace>;

/** A text that asks for what is near: where that is only the caller knows. */
export const NearMe = z.object({
  /** The text without 'near me', to be searched with `city`. */
  rest: z.string(),
});
export type NearMe = z.infer<typeof NearMe>;

/** Of a place with few results or none: the list goes on with what other places have, the nearest first (SEARCH-9). */
export const Nearest = z.object({
  /** The place that was named or chosen; more than one where several were chosen. */
  from: z.array(ReferenceText),
  /** How many there are there. */
  found: z.int(),
  /** The city that follows first. */
  name: ReferenceText,
  km: z.int(),
  /** How many are listed beyond `total`, which counts the place alone; none where `total` counts all of India. */
  more: z.int(),
});
export type Nearest = z.infer<typeof Nearest>;

/** What a reply says of where a typed text looks. */
export const understoodWhere = {
  place: z.optional(UnderstoodPlace),
  nearMe: z.optional(NearMe),
};
