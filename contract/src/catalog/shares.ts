import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { ProductCard } from './catalog.ts';
import { PriceUnit } from './price-unit.ts';
import { UnitName } from './unit-name.ts';

/** A product as it was when the list was shared. */
const then = { name: z.string(), price: z.number(), pricetype: PriceUnit, unitName: UnitName };
export const SharedProduct = z.object(then);
export type SharedProduct = z.infer<typeof SharedProduct>;

export const ListedProduct = z.object({
  /** The product's, whether or not it is there. */
  _id: z.string(),
  ...then,
  /** The price or its unit is another one now. */
  isChanged: z.boolean(),
  /** As it is now; null once the product is gone. */
  product: z.nullable(ProductCard),
});
export type ListedProduct = z.infer<typeof ListedProduct>;

export const SharedList = z.object({
  code: z.string(),
  title: z.nullable(z.string()),
  createdAt: z.string(),
  seller: z.object({
    _id: z.string(),
    slug: z.string(),
    companyName: z.string(),
    cityName: z.nullable(ReferenceText),
    stateName: z.nullable(ReferenceText),
    /** Masked: the number itself comes from a lead. */
    phone: z.nullable(z.string()),
    verifeied: z.boolean(),
  }),
  products: z.array(ListedProduct),
});
export type SharedList = z.infer<typeof SharedList>;

export const shareNotFound = failure('share_not_found', 404, 'This list is no longer shared.');

export const readShare = endpoint({
  method: 'GET',
  path: '/shares/:code',
  access: 'public',
  summary: 'A shared list: its products with the price then and now',
  params: z.object({ code: z.string().check(z.maxLength(100)) }),
  reply: { data: SharedList },
  failures: [shareNotFound],
  cache: { seconds: 60, tags: ['products', 'sellers', 'shares'] },
});
