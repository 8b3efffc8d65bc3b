import * as z from 'zod/mini';
import { allowanceUsedUp } from '../billing/billing.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { OptionalFile, requiredText } from '../core/fields.ts';
import { momentField } from '../core/moments.ts';
import { listOf, paging } from '../core/paging.ts';
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
import { Promotion } from './promotions.ts';

/** What the form says (PROMO-16). */
export const PROMOTION_NEEDS = {
  product: 'Please select a product',
  message: 'Promotion message is required',
  image: 'Promotion image/video is required',
  startDate: 'Start date is required',
  endDate: 'End date is required',
} as const;

const sent = {
  productId: productField(PROMOTION_NEEDS.product),
  message: requiredText(PROMOTION_NEEDS.message, 500),
  image: fileField(PROMOTION_NEEDS.image),
  startDate: momentField(PROMOTION_NEEDS.startDate),
  endDate: momentField(PROMOTION_NEEDS.endDate, 'end'),
  userId: SELF,
};
const FILES = { image: 'promotion' } as const;
const after = z.refine<Span>(endsAfterStart, { path: ['endDate'], error: END_NOT_AFTER_START });

export const PromotionForm = z.object(sent).check(after);
export type PromotionForm = z.output<typeof PromotionForm>;
export const PromotionPatch = z.partial(z.object({ ...sent, image: OptionalFile })).check(after);
export type PromotionPatch = z.output<typeof PromotionPatch>;

export const promotionNotFound = failure('promotion_not_found', 404, 'This promotion does not exist.');
export const notYourPromotion = failure('not_your_promotion', 403, 'You can only see and change your own promotions.');

export const listOwnPromotions = endpoint({
  method: 'GET',
  path: '/promotion',
  access: 'member',
  summary: "One's own promotions, newest first, with how far each is",
  query: z.object({ ...paging(100), userId: z.optional(z.uuid()) }),
  reply: listOf(Promotion),
  failures: [notYourPromotion],
});
export const readOwnPromotion = endpoint({
  method: 'GET',
  path: '/promotion/getById/:id',
  access: 'member',
  summary: "One of one's own promotions",
  params: NAMED_BY_ID,
  reply: { data: Promotion },
  failures: [promotionNotFound, notYourPromotion],
});
export const addPromotion = endpoint({
  method: 'POST',
  path: '/promotion',
  access: 'seller',
  summary: 'Submits a promotion of an own approved product; takes one advertisement of the plan or of a top-up',
  creates: true,
  files: FILES,
  body: PromotionForm,
  reply: { message: z.string(), data: Promotion },
  failures: [allowanceUsedUp, ...WITH_FILES],
});
export const updatePromotion = endpoint({
  method: 'PATCH',
  path: '/promotion/updateById/:id',
  access: 'seller',
  summary: 'Changes an own promotion; the approved version stays public until the change is decided',
  params: NAMED_BY_ID,
  files: FILES,
  body: PromotionPatch,
  reply: { message: z.string(), data: Promotion },
  failures: [promotionNotFound, notYourPromotion, placementOver, ...WITH_FILES],
});
export const deletePromotion = endpoint({
  method: 'DELETE',
  path: '/promotion/deleteById/:id',
  access: 'seller',
  summary: 'Deletes an own promotion',
  params: NAMED_BY_ID,
  reply: { message: z.string() },
  failures: [promotionNotFound, notYourPromotion],
});
