import * as z from 'zod/mini';
import { PriceUnit } from '../catalog/price-unit.ts';

/** What is asked now for products sold by one unit. */
export const PriceRange = z.object({ unit: PriceUnit, min: z.number(), max: z.number(), count: z.int() });
export type PriceRange = z.infer<typeof PriceRange>;

/** A category of what is on offer, with the prices of the unit most of it is sold by. */
export const OfferedKind = z.object({ name: z.string(), slug: z.string(), productsCount: z.int(), price: PriceRange });
export type OfferedKind = z.infer<typeof OfferedKind>;

/** A page or list of sellers elsewhere, by its address. */
export const PlaceLink = z.object({ name: z.string(), path: z.string(), count: z.int() });
export type PlaceLink = z.infer<typeof PlaceLink>;
