import { LeadChannel } from '@plyhaat/contract/leads/leads';
import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** A buyer reached a seller by a channel for the first time in a day. */
export const sellerContacted = event(
  'leads.sellerContacted',
  z.object({
    leadId: z.string(),
    sellerId: z.string(),
    buyerId: z.string(),
    channel: LeadChannel,
    productId: z.nullable(z.string()),
  }),
);

/** A seller reached the buyer of a requirement for the first time in a day. */
export const requirementAnswered = event(
  'leads.requirementAnswered',
  z.object({
    leadId: z.string(),
    requirementId: z.string(),
    sellerId: z.string(),
    buyerId: z.string(),
    channel: LeadChannel,
  }),
);

/** A day has passed since a contact, and the buyer has not reviewed the seller. */
export const reviewDue = event(
  'leads.reviewDue',
  z.object({ leadId: z.string(), sellerId: z.string(), buyerId: z.string(), productId: z.nullable(z.string()) }),
);

/** Somebody wrote to us. */
export const enquiryReceived = event('leads.enquiryReceived', z.object({ enquiryId: z.string() }));
