import * as z from 'zod/mini';
import { SellerLine } from '../catalog/catalog.ts';
import { PriceUnit } from '../catalog/price-unit.ts';
import { UnitName } from '../catalog/unit-name.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { DayOfQuery } from '../core/moments.ts';
import { listOf, paging } from '../core/paging.ts';
import { Picture } from '../core/picture.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { NAMED_BY_ID, ownerSees } from './placements.ts';

/** 'Percentage' is a share of the list price, 'Flat' an amount of rupees. */
export const DiscountType = z.enum(['Percentage', 'Flat']);
export type DiscountType = z.infer<typeof DiscountType>;

export const FlashSale = z.object({
  _id: z.string(),
  productId: z.object({
    _id: z.string(),
    name: z.string(),
    slug: z.string(),
    mainImage: z.string(),
    picture: z.nullable(Picture),
    category: ReferenceText,
    brand: z.nullable(z.string()),
    size: z.nullable(z.string()),
    thickness: z.nullable(z.string()),
    soldByArea: z.boolean(),
  }),
  /** The list price of the product. */
  price: z.number(),
  salePrice: z.number(),
  pricetype: PriceUnit,
  unitName: UnitName,
  /** In the list of what runs: `salePrice` by the square foot or the sheet, as product cards have it. */
  secondPrice: z.optional(z.nullable(z.number())),
  discountType: DiscountType,
  /** Derived from both prices. */
  discountValue: z.number(),
  startDate: z.string(),
  endDate: z.string(),
  description: z.string(),
  image: z.string(),
  picture: z.nullable(Picture),
  /** The seller's own switch. */
  status: z.boolean(),
  /** Who sells; the number is masked. */
  userId: z.object({
    _id: z.string(),
    name: z.string(),
    companyObj: z.object({ name: z.string(), phone: z.nullable(z.string()) }),
  }),
  seller: SellerLine,
  phone: z.nullable(z.string()),
  createdAt: z.string(),
  ...ownerSees,
});
export type FlashSale = z.infer<typeof FlashSale>;

const CACHE = { seconds: 60, tags: ['flashSales', 'products', 'sellers'] };
export const flashSaleNotFound = failure('flash_sale_not_found', 404, 'This flash sale does not exist.');

export const listFlashSales = endpoint({
  method: 'GET',
  path: '/flashSales/getFlashSales',
  access: 'public',
  summary: 'Flash sales that run now, the soonest to end first; those that reach a day where one is named',
  query: z.object({ ...paging(8), endDate: z.optional(DayOfQuery) }),
  reply: listOf(FlashSale),
  cache: CACHE,
});
export const listFlashSalesOf = endpoint({
  method: 'GET',
  path: '/flashSales/getFlashSalesByUserId/:id',
  access: 'public',
  summary: "A seller's flash sales that run; all of them, newest first, to the owner and staff",
  params: NAMED_BY_ID,
  reply: listOf(FlashSale),
  cache: CACHE,
});
export const readFlashSale = endpoint({
  method: 'GET',
  path: '/flashSales/getById/:id',
  access: 'public',
  summary: 'One flash sale that runs; whatever its state to its owner and staff',
  params: NAMED_BY_ID,
  reply: { data: FlashSale },
  failures: [flashSaleNotFound],
  cache: CACHE,
});
