import * as z from 'zod/mini';
import { PriceUnit } from '../catalog/price-unit.ts';
import { UnitName } from '../catalog/unit-name.ts';
import { Picture } from '../core/picture.ts';

/** The most products that a reel names. */
export const MOST_REEL_PRODUCTS = 3;

/** A product over the video: what its chip and its sheet show. */
export const ReelProduct = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** What is asked now; `originalPrice` is the list price. */
  price: z.number(),
  originalPrice: z.number(),
  pricetype: PriceUnit,
  unitName: UnitName,
  /** Whether it has a price for a square foot (CAT-26). */
  soldByArea: z.boolean(),
  /** As the seller wrote them: they tell the price in another unit. */
  size: z.nullable(z.string()),
  thickness: z.nullable(z.string()),
  picture: z.nullable(Picture),
  inStock: z.boolean(),
});
export type ReelProduct = z.infer<typeof ReelProduct>;
