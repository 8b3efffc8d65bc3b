import * as z from 'zod/mini';
import { allowanceUsedUp } from '../billing/billing.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { OptionalFile } from '../core/fields.ts';
import { momentField } from '../core/moments.ts';
import { Arrival, arrivalNotFound } from './arrivals.ts';
import { fileField, NAMED_BY_ID, placementOver, productField, SELF, WITH_FILES } from './placements.ts';

export const ARRIVAL_NEEDS = {
  product: 'Please select a product',
  image: 'Please select an image',
  start: 'Start date is required',
} as const;

const sent = {
  productId: productField(ARRIVAL_NEEDS.product),
  image: fileField(ARRIVAL_NEEDS.image),
  /** Without one it starts as soon as it is approved. */
  startDate: z.optional(momentField(ARRIVAL_NEEDS.start)),
  userId: SELF,
};
const FILES = { image: 'arrival' } as const;

export const ArrivalForm = z.object(sent);
export type ArrivalForm = z.output<typeof ArrivalForm>;
export const ArrivalPatch = z.partial(z.object({ ...sent, image: OptionalFile }));
export type ArrivalPatch = z.output<typeof ArrivalPatch>;

export const notYourArrival = failure('not_your_new_arrival', 403, 'You can only change your own new arrivals.');

export const addArrival = endpoint({
  method: 'POST',
  path: '/advertisement',
  access: 'seller',
  summary: 'Submits an own approved product as a new arrival; takes one advertisement of the plan or of a top-up',
  creates: true,
  files: FILES,
  body: ArrivalForm,
  reply: { message: z.string(), data: Arrival },
  failures: [allowanceUsedUp, ...WITH_FILES],
});
export const updateArrival = endpoint({
  method: 'PATCH',
  path: '/advertisement/updateById/:id',
  access: 'seller',
  summary: 'Changes an own new arrival; the approved version stays public until the change is decided',
  params: NAMED_BY_ID,
  files: FILES,
  body: ArrivalPatch,
  reply: { message: z.string(), data: Arrival },
  failures: [arrivalNotFound, notYourArrival, placementOver, ...WITH_FILES],
});
export const deleteArrival = endpoint({
  method: 'DELETE',
  path: '/advertisement/deleteById/:id',
  access: 'seller',
  summary: 'Deletes an own new arrival',
  params: NAMED_BY_ID,
  reply: { message: z.string() },
  failures: [arrivalNotFound, notYourArrival],
});
