import * as z from 'zod/mini';
import { PriceUnit } from '../catalog/price-unit.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { wholeNumber } from '../core/paging.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { ApplicationStatus } from '../dealerships/application-form.ts';
import { QuoteStatus } from '../requirements/quotes.ts';
import { LeadChannel, LeadSource, LeadStatus } from './leads.ts';

/**
 * `request` asks for a price, `lead` is any other contact, `match` a requirement that nothing was done about yet, `quote`
 * an own quote and `win` an accepted one, `application` one for a dealership, sent or received.
 */
export const InboxKind = z.enum(['request', 'lead', 'match', 'quote', 'win', 'application']);
export type InboxKind = z.infer<typeof InboxKind>;

/** Something that a seller can act on, with as much as its row in the list needs. */
export const InboxThing = z.object({
  /** Of the lead, the requirement, the quote or the application. */
  _id: z.string(),
  kind: InboxKind,
  /** Whoever it is from; null where a requirement does not say. */
  who: z.nullable(z.string()),
  cityName: z.nullable(ReferenceText),
  what: z.nullable(z.string()),
  /** How much, as people read it: `120 sheets`. */
  asked: z.nullable(z.string()),
  /** When something last happened. */
  at: z.string(),
  threadId: z.nullable(z.string()),
  requirementId: z.nullable(z.string()),
  /** Until when a matched requirement takes quotes. */
  endsAt: z.nullable(z.string()),
  /** What the seller follows up: a lead itself, or the one that a win has brought. */
  lead: z.nullable(
    z.object({
      _id: z.string(),
      channel: LeadChannel,
      source: LeadSource,
      status: LeadStatus,
      reminderAt: z.nullable(z.string()),
    }),
  ),
  /** In rupees. */
  quote: z.nullable(
    z.object({
      status: QuoteStatus,
      unitPrice: z.number(),
      unit: PriceUnit,
      unitName: z.string(),
      total: z.nullable(z.number()),
      validUntil: z.string(),
    }),
  ),
  application: z.nullable(
    z.object({ status: ApplicationStatus, opportunityId: z.string(), isOwn: z.boolean(), type: z.string() }),
  ),
});
export type InboxThing = z.infer<typeof InboxThing>;

export const InboxItem = z.extend(InboxThing, {
  /** Whether it is the caller's turn. */
  waits: z.boolean(),
});
export type InboxItem = z.infer<typeof InboxItem>;

const CURSOR = /^(?:waiting|other)_\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const isCursor = (text: string) => CURSOR.test(text) && !Number.isNaN(Date.parse(text.split('_')[1] ?? ''));

export const InboxQuery = z.object({
  kind: z.optional(InboxKind),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  /** `next` of the page before. */
  cursor: z.optional(z.string().check(z.refine(isCursor, 'This is no place in the list'))),
  perPage: z._default(wholeNumber(1, 50), 20),
});
export type InboxQuery = z.output<typeof InboxQuery>;

export const listInbox = endpoint({
  method: 'GET',
  path: '/leads/inbox',
  access: 'seller',
  summary: 'All that waits for the caller as a seller, then the rest, each by what happened last; for itself alone',
  query: InboxQuery,
  reply: {
    data: z.array(InboxItem),
    /** Where the next page begins; null after the last one. */
    next: z.nullable(z.string()),
    /** With the first page: how many there are of each kind, and how many wait. */
    counts: z.optional(z.object({ kinds: z.record(InboxKind, z.int()), waiting: z.int() })),
  },
});

export const itemNotFound = failure('item_not_found', 404, 'This is no longer in your inbox.');
export const readInboxItem = endpoint({
  method: 'GET',
  path: '/leads/inbox/:kind/:id',
  access: 'seller',
  summary: "One thing of the caller's inbox; a quote that was accepted meanwhile answers as a win",
  params: z.object({ kind: InboxKind, id: z.uuid() }),
  reply: { data: InboxThing },
  failures: [itemNotFound],
});
