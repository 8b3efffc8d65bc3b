import * as z from 'zod/mini';

/** The city or state that a typed text names. */
export const UnderstoodPlace = z.object({
  kind: z.enum(['city', 'state']),
  _id: z.string(),
  name: z.string(),
  /** The text without the place: what to search for anywhere. */
  rest: z.string(),
  /** False where nothing there fits, and the results are from elsewhere. */
  hasResults: z.boolean(),
});
export type UnderstoodPlace = z.infer<typeof UnderstoodPlace>;
