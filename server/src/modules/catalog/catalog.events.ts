import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** A brand's name holds a contact: it waits until staff decide. */
export const brandHeld = event('catalog.brandHeld', z.object({ brandId: z.string(), why: z.string() }));

const product = { productId: z.string(), sellerId: z.string(), name: z.string(), slug: z.string() };

/** A seller saved a new product or a new version of one. */
export const productSubmitted = event('catalog.productSubmitted', z.object({ ...product, version: z.string() }));

/** Staff approved a version; the public sees it from now on. */
export const productApproved = event('catalog.productApproved', z.object({ ...product, version: z.string() }));

/** Staff sent a version back, or took a public product out of the shop (`withdrawn`). */
export const productRejected = event(
  'catalog.productRejected',
  z.object({ ...product, version: z.string(), reason: z.string(), withdrawn: z.boolean() }),
);

/** Products approved since the last time match what a member saved: one fact a member and day. */
export const searchesMatched = event(
  'catalog.searchesMatched',
  z.object({
    memberId: z.string(),
    searches: z.array(z.object({ name: z.string(), address: z.string(), count: z.int() })),
  }),
);
