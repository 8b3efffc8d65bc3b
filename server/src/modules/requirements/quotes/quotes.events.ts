import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

const about = { quoteId: z.string(), sellerId: z.string(), title: z.string() };

/** A seller quoted for a requirement, or changed its quote. */
export const quoteReceived = event(
  'requirements.quoteReceived',
  z.object({ ...about, requirementId: z.string(), buyerId: z.string(), isChanged: z.boolean() }),
);

/** A buyer accepted a quote; `others` are the sellers whose open quotes are lost thereby. */
export const quoteAccepted = event(
  'requirements.quoteAccepted',
  z.object({ ...about, requirementId: z.string(), buyerId: z.string(), others: z.array(z.string()) }),
);

/** A buyer declined a quote, and said why. */
export const quoteDeclined = event(
  'requirements.quoteDeclined',
  z.object({ ...about, requirementId: z.nullable(z.string()), reason: z.string() }),
);
