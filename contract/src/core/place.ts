import * as z from 'zod/mini';

/** The city or state that a typed text names. */
export const UnderstoodPlace = z.object({
  kind: z.enum(['city', 'state']),
  _id: z.string(),
  name: z.string(),
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

/** What a reply says of where a typed text looks. */
export const understoodWhere = {
  place: z.optional(UnderstoodPlace),
  nearMe: z.optional(NearMe),
};
