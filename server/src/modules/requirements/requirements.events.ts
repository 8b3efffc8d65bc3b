import { Told } from '@plyhaat/contract/notifications/told';
import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** A requirement waits until staff decide; `why` is what they read. */
export const requirementHeld = event(
  'requirements.requirementHeld',
  z.object({ requirementId: z.string(), why: z.string() }),
);

const fact = z.object({ requirementId: z.string(), buyerId: z.string(), title: z.string() });

/** Open for another 30 days. */
export const requirementRenewed = event('requirements.requirementRenewed', fact);

/** Its buyer closed it or accepted a quote. */
export const requirementClosed = event('requirements.requirementClosed', fact);

/** Its 30 days are over. */
export const requirementExpired = event('requirements.requirementExpired', fact);

/** Its 30 days are over soon. */
export const requirementExpiring = event('requirements.requirementExpiring', fact);

/** A buyer looks for something: the sellers it matches want to know. */
export const requirementAdded = event('requirements.requirementAdded', fact);

/** Sellers it was matched with for the first time, each with the reasons in sentences; events of the version before have English alone. */
export const requirementMatched = event(
  'requirements.requirementMatched',
  z.object({
    requirementId: z.string(),
    title: z.string(),
    sellers: z.array(z.object({ sellerId: z.string(), why: z.string(), reasons: z.optional(z.array(Told)) })),
  }),
);
