import * as z from 'zod/mini';
import { Picture } from '../core/picture.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { Role } from '../core/roles.ts';
import { PriceSlab } from './price-slabs.ts';
import { PriceUnit } from './price-unit.ts';
import { UnitName } from './unit-name.ts';

const text = z.nullable(z.string());

/** What a seller says of a product and staff decide on; in the words of the product form. */
export const ProductContent = z.object({
  name: z.string(),
  /** The narrowest category; `categoryArr` is the parent, where there is one, and it. */
  categoryId: z.string(),
  categoryArr: z.array(z.object({ categoryId: z.string(), name: ReferenceText })),
  brandId: text,
  brand: text,
  /** The list price. */
  price: z.number(),
  /** The number alone; null where none was given. */
  sellingPrice: z.nullable(z.number()),
  pricetype: PriceUnit,
  /** What the seller calls one of them; null where it left that to us. */
  unitName: z.nullable(UnitName),
  /** What people read for one: that name, else the category's sheet or piece. */
  countedIn: UnitName,
  /** Lower prices for larger quantities, in the same unit. */
  slabs: z.array(PriceSlab),
  shortDescription: z.string(),
  longDescription: z.string(),
  specification: z.object({ thickness: text, application: text, grade: text, wood: text, glue: text, warranty: text }),
  size: text,
  finish: text,
  /** The IS code: 'IS 710'. */
  standard: text,
  /** The ten digits of the CM/L licence, and the last day on which it is valid: `2027-03-31`. */
  licenceNumber: text,
  licenceValidTill: text,
  minimumOrder: text,
  mainImage: z.string(),
  picture: z.nullable(Picture),
  imageArr: z.array(z.object({ image: z.string(), picture: z.nullable(Picture) })),
});
export type ProductContent = z.infer<typeof ProductContent>;

/** One line of what a save changes; null where there was nothing or nothing is left. */
export const Difference = z.object({ label: z.string(), before: text, after: text });
export type Difference = z.infer<typeof Difference>;

/** Who sells it, as apps read it (CAT-11). */
export const ProductCreator = z.object({
  _id: z.string(),
  name: z.string(),
  role: Role,
  rating: z.number(),
  /** Masked for everybody but the seller and staff: the number itself comes from a lead. */
  phone: text,
  email: text,
  whatsapp: text,
  /** The company's. */
  address: text,
  profileImage: z.string(),
  isVerified: z.boolean(),
  companyObj: z.object({ name: z.string(), address: text }),
});
