import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** Somebody registered as a vendor, or a buyer began to sell. */
export const memberRegistered = event('identity.memberRegistered', z.object({ memberId: z.string() }));

/**
 * A member is gone, with its company and all that belonged to it alone. What outlives it in other modules (reviews,
 * leads) loses its name and number on hearing this; such rows keep the id without a foreign key until then.
 */
export const memberErased = event('identity.memberErased', z.object({ memberId: z.string() }));
