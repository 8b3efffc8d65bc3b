import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** A requirement waits until staff decide; `why` is what they read. */
export const requirementHeld = event(
  'requirements.requirementHeld',
  z.object({ requirementId: z.string(), why: z.string() }),
);

/** A buyer looks for something: the sellers it matches want to know. */
export const requirementAdded = event(
  'requirements.requirementAdded',
  z.object({
    requirementId: z.string(),
    buyerId: z.string(),
    title: z.string(),
    stateId: z.string(),
    cityId: z.string(),
    categoryId: z.nullable(z.string()),
  }),
);
