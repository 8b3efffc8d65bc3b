import * as z from 'zod/mini';

/** What a ceiling is for: one of a thing, as it is sold (sheet, door, pair), or a square foot of it. */
export const CeilingPer = z.enum(['sqft', 'unit']);
export type CeilingPer = z.infer<typeof CeilingPer>;

/** The most that something may cost, as a typed text says it: 'under 180', '3000 se kam' (SEARCH-12). */
export const UnderstoodCeiling = z.object({
  /** Rupees. */
  amount: z.number(),
  per: CeilingPer,
  /** The text without the ceiling. */
  rest: z.string(),
  /** The text with the same amount for the other unit, where these goods have such a price. */
  other: z.optional(z.string()),
});
export type UnderstoodCeiling = z.infer<typeof UnderstoodCeiling>;
