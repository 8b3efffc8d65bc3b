import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** A brand's name holds a contact: it waits until staff decide. */
export const brandHeld = event('catalog.brandHeld', z.object({ brandId: z.string(), why: z.string() }));

const merge = z.object({ from: z.string(), into: z.string() });
/** Staff merged two categories or brands: their products are moved already, other references to `from` follow. */
export const categoryMerged = event('catalog.categoryMerged', merge);
export const brandMerged = event('catalog.brandMerged', merge);

const product = { productId: z.string(), sellerId: z.string(), name: z.string(), slug: z.string() };

/** A seller saved a new product or a new version of one. */
export const productSubmitted = event('catalog.productSubmitted', z.object({ ...product, version: z.string() }));

/** Of a batch: its seller is told once, of all of it. */
const inBatch = { batchId: z.optional(z.string()) };

/** Staff approved a version; the public sees it from now on. */
export const productApproved = event(
  'catalog.productApproved',
  z.object({ ...product, ...inBatch, version: z.string() }),
);

/** Staff sent a version back, or took a public product out of the shop (`withdrawn`). */
export const productRejected = event(
  'catalog.productRejected',
  z.object({ ...product, ...inBatch, version: z.string(), reason: z.string(), withdrawn: z.boolean() }),
);

const batch = { batchId: z.string(), sellerId: z.string() };
/** A seller sent a file of products to review; staff decided, and every row is carried out. */
export const batchSubmitted = event('catalog.batchSubmitted', z.object({ ...batch, products: z.int() }));
export const batchDecided = event('catalog.batchDecided', z.object({ ...batch, approved: z.int(), rejected: z.int() }));

/** Newly approved products match a member's saved searches: one event for each member and day. */
export const searchesMatched = event(
  'catalog.searchesMatched',
  z.object({
    memberId: z.string(),
    searches: z.array(z.object({ name: z.string(), address: z.string(), count: z.int() })),
  }),
);

/** A seller made a list of products to send to buyers. */
export const listShared = event('catalog.listShared', z.object({ shareId: z.string() }));
