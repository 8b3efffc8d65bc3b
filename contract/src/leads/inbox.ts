import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { INVALID_DAY, isDay, optionalText, optionalTextThat } from '../core/fields.ts';
import { listOf, paging } from '../core/paging.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { LeadChannel, LeadSource, LeadStatus } from './leads.ts';
import { OfferDraft } from './offer.ts';
import { requested } from './price-request.ts';

/** The product that was asked about, where there is one and it is still here. */
export const About = z.nullable(z.object({ _id: z.string(), slug: z.string(), name: z.string() }));

/** A lead as its seller reads it. */
export const Lead = z.object({
  _id: z.string(),
  channel: LeadChannel,
  status: LeadStatus,
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  cityName: z.nullable(ReferenceText),
  product: About,
  productName: z.nullable(z.string()),
  source: LeadSource,
  /** The requirement it came from; it may be over. */
  requirementId: z.nullable(z.string()),
  message: z.nullable(z.string()),
  ...requested,
  /** Where both answer each other; null where the seller itself made contact. */
  threadId: z.nullable(z.string()),
  note: z.nullable(z.string()),
  reminderAt: z.nullable(z.string()),
  isRead: z.boolean(),
  respondedAt: z.nullable(z.string()),
  createdAt: z.string(),
  lastContactAt: z.string(),
  /** Each time the buyer came, the first one first. */
  history: z.array(
    z.object({
      createdAt: z.string(),
      productName: z.nullable(z.string()),
      message: z.nullable(z.string()),
      ...requested,
    }),
  ),
});
export type Lead = z.infer<typeof Lead>;

const Day = z.string().check(z.refine(isDay, INVALID_DAY));

export const LeadQuery = z.object({
  ...paging(20),
  userId: z.optional(z.string().check(z.maxLength(100))),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  channel: z.optional(LeadChannel),
  status: z.optional(LeadStatus),
  from: z.optional(Day),
  to: z.optional(Day),
});
export type LeadQuery = z.output<typeof LeadQuery>;

export const listLeads = endpoint({
  method: 'GET',
  path: '/leads',
  access: 'member',
  summary: "The caller's inbox, newest first; as CSV where that is accepted",
  query: LeadQuery,
  reply: {
    ...listOf(Lead),
    unread: z.int(),
    /** How many match in each status, whichever was asked for. */
    counts: z.object({ new: z.int(), contacted: z.int(), won: z.int(), lost: z.int() }),
  },
  csv: [
    'createdAt',
    'name',
    'phone',
    'email',
    'cityName',
    'channel',
    'source',
    'productName',
    'message',
    'quantity',
    'unit',
    'city',
    'neededBy',
    'status',
    'note',
    'reminderAt',
    'respondedAt',
  ],
});

export const leadNotFound = failure('lead_not_found', 404, 'This lead no longer exists.');

export const readLead = endpoint({
  method: 'GET',
  path: '/leads/getById/:id',
  access: 'seller',
  summary: 'One lead of the caller, with a price to start an offer from',
  params: z.object({ id: z.uuid() }),
  reply: { data: Lead, draft: OfferDraft },
  failures: [leadNotFound],
});

const isMoment = (text: string) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
export const LeadChange = z.object({
  status: z.optional(LeadStatus),
  note: z.optional(optionalText(2000)),
  reminderAt: z.optional(optionalTextThat(isMoment, INVALID_DAY, 40)),
  isRead: z.optional(z.literal(true)),
});
export type LeadChange = z.output<typeof LeadChange>;

export const updateLead = endpoint({
  method: 'PATCH',
  path: '/leads/updateById/:id',
  access: 'member',
  summary: 'What the seller made of a lead: status, note, day to come back to it',
  params: z.object({ id: z.uuid() }),
  body: LeadChange,
  reply: { message: z.string(), data: Lead },
  failures: [leadNotFound],
});
