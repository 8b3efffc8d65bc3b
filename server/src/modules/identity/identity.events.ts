import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** A number was proved that somebody had registered as a vendor, or a buyer began to sell. */
export const memberRegistered = event(
  'identity.memberRegistered',
  z.object({
    memberId: z.string(),
    /** What the vendor deals in, where that is not written yet. */
    categoryId: z.optional(z.nullable(z.string())),
  }),
);

/** An unverified registration was deleted. */
export const registrationErased = event('identity.registrationErased', z.object({ registrationId: z.string() }));

/**
 * A member is gone, with its company and all that belonged to it alone. What outlives it in other modules (reviews,
 * leads) loses its name and number on hearing this; such rows keep the id without a foreign key until then.
 */
export const memberErased = event('identity.memberErased', z.object({ memberId: z.string() }));
