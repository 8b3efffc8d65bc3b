import * as z from 'zod/mini';
import { ReferenceText } from '../core/reference-text.ts';

const FacetValue = z.object({ _id: z.string(), name: ReferenceText, count: z.int() });

/** The longest list of values; the most frequent ones, and those that are chosen. */
export const MOST_VALUES = 20;
/** Rupees a square foot that the shop offers as an upper limit. */
export const SQFT_STEPS = [30, 60, 90, 120, 180, 250, 400] as const;

/** What sellers' texts and the sellers themselves say of products. */
const FactFacets = z.object({
  city: z.array(FacetValue),
  thickness: z.array(FacetValue),
  grade: z.array(FacetValue),
  size: z.array(FacetValue),
  wood: z.array(FacetValue),
  finish: z.array(FacetValue),
  inStock: z.int(),
  verified: z.int(),
  isi: z.int(),
  /**
   * How many cost at most `max` rupees a square foot; without a number, how many have such a price at all. Empty
   * unless every chosen category is sold by area (CAT-26).
   */
  sqft: z.array(z.object({ max: z.nullable(z.number()), count: z.int() })),
});
export type FactFacets = z.infer<typeof FactFacets>;

/**
 * What can be chosen, with the number of products it would give under the rest of the filter: the choices of a
 * value's own group do not count against it, so that a second one can be added. Values without a product are left
 * out, chosen ones stay.
 */
export const ProductFacets = z.object({
  /** Both levels; a parent counts its children's products. */
  categories: z.array(z.extend(FacetValue, { slug: z.string(), parentId: z.nullable(z.string()) })),
  brands: z.array(FacetValue),
  states: z.array(FacetValue),
  /** From `min` up to, but not including, `max`; the last is open. */
  prices: z.array(z.object({ min: z.number(), max: z.nullable(z.number()), count: z.int() })),
  /** Within a category, a search or a choice of one of them. */
  facts: z.optional(FactFacets),
  /** Counts are exact, so this is false; apps of before show a plus where it is true. */
  capped: z.boolean(),
});
export type ProductFacets = z.infer<typeof ProductFacets>;
