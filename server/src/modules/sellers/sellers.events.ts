import { ChangedPart } from '@plyhaat/contract/sellers/profile';
import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** A member looked at another's store for the first time that day. */
export const profileViewed = event('sellers.profileViewed', z.object({ memberId: z.string(), viewerId: z.string() }));

/** A member looked at a product for the first time that day. */
export const productViewed = event(
  'sellers.productViewed',
  z.object({ productId: z.string(), sellerId: z.string(), viewerId: z.string() }),
);

/** Somebody's first look of the day at a store or one of its products was counted. */
export const viewCounted = event('sellers.viewCounted', z.object({ sellerId: z.string(), day: z.string() }));

/** Staff found a seller's GST number and certificate right. */
export const gstVerified = event('sellers.gstVerified', z.object({ memberId: z.string() }));

/** A verified seller changed its GST number or certificate, and is verified no more. */
export const gstUnverified = event('sellers.gstUnverified', z.object({ memberId: z.string() }));

/** A job that waited while the site was renewed may not name them. */
const changes = z._default(z.array(ChangedPart), ['name', 'address']);

/** Staff approved the name and address that a verified seller wanted. */
export const profileApproved = event('sellers.profileApproved', z.object({ memberId: z.string(), changes }));

/** Staff rejected them. */
export const profileRejected = event(
  'sellers.profileRejected',
  z.object({ memberId: z.string(), reason: z.string(), changes }),
);

/** Staff sent a seller's GST certificate back. */
export const gstRejected = event('sellers.gstRejected', z.object({ memberId: z.string(), reason: z.string() }));
