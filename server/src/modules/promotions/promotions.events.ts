import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

const placement = {
  kind: z.enum(['banner', 'advertisement', 'flashSale', 'promotion']),
  id: z.string(),
  version: z.string(),
  ownerId: z.string(),
  /** None for a banner of the store. */
  productId: z.nullable(z.string()),
};

/** A seller saved a new banner, new arrival, flash sale or promotion, or a change of one. */
export const placementSubmitted = event('promotions.placementSubmitted', z.object(placement));

/** Staff approved one; it is public from its start to its end. `first`: no version of it was public before. */
export const placementApproved = event('promotions.placementApproved', z.object({ ...placement, first: z.boolean() }));

export const placementRejected = event('promotions.placementRejected', z.object({ ...placement, reason: z.string() }));

/** A flash sale or a new arrival has begun. */
export const placementStarted = event(
  'promotions.placementStarted',
  z.object({
    kind: z.enum(['flashSale', 'advertisement']),
    id: z.string(),
    ownerId: z.string(),
    productId: z.string(),
    endsAt: z.string(),
    /** In per cent of the list price; none of an arrival. */
    discountValue: z.nullable(z.number()),
  }),
);
