import type { Picture } from '../core/picture.ts';
import type { Role } from '../core/roles.ts';
import type { PriceUnit } from './catalog.ts';

/** What a seller says of a product and staff decide on; in the words of the product form. */
export type ProductContent = {
  name: string;
  /** The narrowest category; `categoryArr` is the parent, where there is one, and it. */
  categoryId: string;
  categoryArr: { categoryId: string; name: string }[];
  brandId: string | null;
  brand: string | null;
  /** The list price. */
  price: number;
  /** The number alone; null where none was given. */
  sellingPrice: number | null;
  pricetype: PriceUnit;
  shortDescription: string;
  longDescription: string;
  specification: Record<'thickness' | 'application' | 'grade' | 'wood' | 'glue' | 'warranty', string | null>;
  size: string | null;
  finish: string | null;
  standard: string | null;
  minimumOrder: string | null;
  mainImage: string;
  picture: Picture | null;
  imageArr: { image: string; picture: Picture | null }[];
};

/** One line of what a save changes; null where there was nothing or nothing is left. */
export type Difference = { label: string; before: string | null; after: string | null };

/** Who sells it (spec 2 §3). */
export type ProductCreator = {
  _id: string;
  name: string;
  role: Role;
  rating: number;
  profileImage: string;
  isVerified: boolean;
  companyObj: { name: string; address: string | null };
};
