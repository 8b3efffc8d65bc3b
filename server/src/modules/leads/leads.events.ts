import { LeadChannel } from '@plyhaat/contract/leads/leads';
import { ThreadSide } from '@plyhaat/contract/leads/threads';
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

/** One side of a thread wrote to the other, who had nothing unread in it. */
export const messageSent = event(
  'leads.messageSent',
  z.object({
    threadId: z.string(),
    fromId: z.string(),
    toId: z.string(),
    side: ThreadSide,
    requirementId: z.nullable(z.string()),
    /** What a lead's thread is about. */
    productId: z._default(z.nullable(z.string()), null),
  }),
);

/** A day has passed since a contact, and the buyer has not reviewed the seller. */
export const reviewDue = event(
  'leads.reviewDue',
  z.object({ leadId: z.string(), sellerId: z.string(), buyerId: z.string(), productId: z.nullable(z.string()) }),
);

/** The seller wished to come back to a lead now. */
export const reminderDue = event(
  'leads.reminderDue',
  z.object({
    leadId: z.string(),
    sellerId: z.string(),
    buyerId: z.nullable(z.string()),
    productId: z.nullable(z.string()),
  }),
);

/** Somebody wrote to us. */
export const enquiryReceived = event('leads.enquiryReceived', z.object({ enquiryId: z.string() }));

/** Staff wrote an answer to it. */
export const enquiryAnswered = event('leads.enquiryAnswered', z.object({ entryId: z.string() }));
