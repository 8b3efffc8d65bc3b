import * as z from 'zod/mini';
import { allowanceUsedUp } from '../billing/billing.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { OptionalFile, optionalText, requiredText } from '../core/fields.ts';
import { momentField } from '../core/moments.ts';
import { priceField } from '../core/price-field.ts';
import { FlashSale, flashSaleNotFound } from './flash-sales.ts';
import {
  END_NOT_AFTER_START,
  endsAfterStart,
  fileField,
  NAMED_BY_ID,
  placementOver,
  productField,
  SELF,
  type Span,
  WITH_FILES,
} from './placements.ts';
import { saleOverlaps } from './sale-overlap.ts';

/** What the form says (PROMO-13). Choosing the product fills name, category, brand and original price. */
export const FLASH_SALE_NEEDS = {
  name: 'Name is required',
  category: 'Category is required',
  price: 'Original price is required',
  salePrice: 'Sale price is required',
  startDate: 'Start date is required',
  endDate: 'End date is required',
  description: 'Description is required',
  image: 'Image is required',
} as const;
export const NOT_THE_LIST_PRICE = 'The original price is the list price of the product';
export const SALE_NOT_BELOW = 'Sale price must be below the original price';
export const SALE_NOT_BELOW_SELLING = 'Sale price must be below your selling price';

const Switch = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
);

const sent = {
  productId: productField(FLASH_SALE_NEEDS.name),
  price: priceField(FLASH_SALE_NEEDS.price),
  salePrice: priceField(FLASH_SALE_NEEDS.salePrice),
  /** Whatever is not 'Percentage' is a flat amount; the value itself is derived. */
  discountType: z.optional(optionalText(40)),
  startDate: momentField(FLASH_SALE_NEEDS.startDate),
  endDate: momentField(FLASH_SALE_NEEDS.endDate, 'end'),
  description: requiredText(FLASH_SALE_NEEDS.description, 2000),
  image: fileField(FLASH_SALE_NEEDS.image),
  status: z.optional(Switch),
  userId: SELF,
};
const FILES = { image: 'sale' } as const;

type Prices = { readonly price?: number | undefined; readonly salePrice?: number | undefined };
const isBelow = ({ price, salePrice }: Prices) => price === undefined || salePrice === undefined || salePrice < price;
const below = z.refine<Prices>(isBelow, { path: ['salePrice'], error: SALE_NOT_BELOW });
const after = z.refine<Span>(endsAfterStart, { path: ['endDate'], error: END_NOT_AFTER_START });

export const FlashSaleForm = z.object(sent).check(below, after);
export type FlashSaleForm = z.output<typeof FlashSaleForm>;
export const FlashSalePatch = z.partial(z.object({ ...sent, image: OptionalFile })).check(below, after);
export type FlashSalePatch = z.output<typeof FlashSalePatch>;

export const notYourFlashSale = failure('not_your_flash_sale', 403, 'You can only change your own flash sales.');

export const addFlashSale = endpoint({
  method: 'POST',
  path: '/flashSales',
  access: 'seller',
  summary: 'Submits a flash sale of an own approved product; takes one sale of the plan or of a top-up',
  creates: true,
  files: FILES,
  body: FlashSaleForm,
  reply: { message: z.string(), data: FlashSale },
  failures: [allowanceUsedUp, saleOverlaps, ...WITH_FILES],
});
export const updateFlashSale = endpoint({
  method: 'PATCH',
  path: '/flashSales/updateById/:id',
  access: 'seller',
  summary: 'Changes an own flash sale; the approved version stays public until the change is decided',
  params: NAMED_BY_ID,
  files: FILES,
  body: FlashSalePatch,
  reply: { message: z.string(), data: FlashSale },
  failures: [flashSaleNotFound, notYourFlashSale, placementOver, saleOverlaps, ...WITH_FILES],
});
export const deleteFlashSale = endpoint({
  method: 'DELETE',
  path: '/flashSales/deleteById/:id',
  access: 'seller',
  summary: 'Deletes an own flash sale',
  params: NAMED_BY_ID,
  reply: { message: z.string() },
  failures: [flashSaleNotFound, notYourFlashSale],
});
