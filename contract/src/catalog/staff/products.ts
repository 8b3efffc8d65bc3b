import * as z from 'zod/mini';
import { Day, EndsWithin, longPaging, NamedMember, orderBy, PartOfText, pageOf } from '../../admin/lists.ts';
import { Approval } from '../../core/approval.ts';
import { endpoint } from '../../core/endpoint.ts';
import { PriceUnit } from '../price-unit.ts';

/** One product as staff list it, whether the public sees it or not. */
export const ProductRow = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  seller: NamedMember,
  category: z.string(),
  brand: z.nullable(z.string()),
  /** In rupees. */
  price: z.number(),
  priceUnit: PriceUnit,
  inStock: z.boolean(),
  approved: Approval,
  /** Approved, and of a seller who is in the lists: it has a public page. */
  isShown: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ProductRow = z.infer<typeof ProductRow>;

export const ProductFilter = z.object({
  /** Part of the product's name, or of its seller's name, company, phone or GST number. */
  q: z.optional(PartOfText),
  approved: z.optional(Approval),
  seller: z.optional(z.uuid()),
  /** Shown ones whose licence, checked by staff, ends. */
  licenceEnds: z.optional(EndsWithin),
  from: z.optional(Day),
  to: z.optional(Day),
  sort: z._default(orderBy(['created', 'name']), '-created'),
});
export type ProductFilter = z.infer<typeof ProductFilter>;

export const listAllProducts = endpoint({
  method: 'GET',
  path: '/admin/products',
  access: 'manager',
  summary: 'Products of all sellers, newest first',
  query: z.extend(ProductFilter, longPaging),
  reply: pageOf(ProductRow),
});
