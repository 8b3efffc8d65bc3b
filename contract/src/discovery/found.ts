import * as z from 'zod/mini';
import { PriceUnit } from '../catalog/price-unit.ts';
import { UnitName } from '../catalog/unit-name.ts';
import { ReferenceText } from '../core/reference-text.ts';

/** What is asked now for products sold by one unit; `unitName` is what one is called where that is the number. */
export const PriceRange = z.object({
  unit: PriceUnit,
  unitName: UnitName,
  min: z.number(),
  max: z.number(),
  count: z.int(),
});
export type PriceRange = z.infer<typeof PriceRange>;

/** The same of one grade; null where its products name none. */
export const GradeRange = z.extend(PriceRange, { grade: z.nullable(z.string()) });
export type GradeRange = z.infer<typeof GradeRange>;

/** A category of what is on offer, with its prices by grade and unit, the most offered first (DISC-2). */
export const OfferedKind = z.object({
  name: ReferenceText,
  slug: z.string(),
  productsCount: z.int(),
  prices: z.array(GradeRange),
});
export type OfferedKind = z.infer<typeof OfferedKind>;

/** A page or list of sellers elsewhere, by its address. */
export const PlaceLink = z.object({ name: ReferenceText, path: z.string(), count: z.int() });
export type PlaceLink = z.infer<typeof PlaceLink>;
