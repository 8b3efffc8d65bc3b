import * as z from 'zod/mini';
import { Day, longPaging, NamedMember, orderBy, PartOfText, pageOf } from '../../admin/lists.ts';
import { SHOWN_CONTACT, StaffReason } from '../../admin/shown-contact.ts';
import { endpoint, failure } from '../../core/endpoint.ts';
import { LeadChannel, LeadSource, LeadStatus } from '../leads.ts';

/** One lead as staff list it: who reached whom, never what was said. The number is masked. */
export const LeadRow = z.object({
  _id: z.string(),
  channel: LeadChannel,
  status: LeadStatus,
  source: LeadSource,
  seller: NamedMember,
  /** Null where the account was erased. */
  buyer: z.nullable(NamedMember),
  phone: z.nullable(z.string()),
  product: z.nullable(z.string()),
  city: z.nullable(z.string()),
  createdAt: z.string(),
  lastContactAt: z.string(),
  /** When the seller first did something about it. */
  respondedAt: z.nullable(z.string()),
});
export type LeadRow = z.infer<typeof LeadRow>;

export const LeadFilter = z.object({
  /** Part of the buyer's or seller's name, company, phone or GST number. */
  q: z.optional(PartOfText),
  channel: z.optional(LeadChannel),
  status: z.optional(LeadStatus),
  source: z.optional(LeadSource),
  seller: z.optional(z.uuid()),
  buyer: z.optional(z.uuid()),
  from: z.optional(Day),
  to: z.optional(Day),
  sort: z._default(orderBy(['created']), '-created'),
});
export type LeadFilter = z.infer<typeof LeadFilter>;

export const listAllLeads = endpoint({
  method: 'GET',
  path: '/admin/leads',
  access: 'manager',
  summary: 'Leads of all sellers, newest first, with numbers masked',
  query: z.extend(LeadFilter, longPaging),
  reply: pageOf(LeadRow),
  csv: [
    '_id',
    'channel',
    'status',
    'source',
    'seller',
    'buyer',
    'phone',
    'product',
    'city',
    'createdAt',
    'lastContactAt',
    'respondedAt',
  ],
});

export const leadMissing = failure('lead_missing', 404, 'This lead is no longer kept.');
export const showLeadContact = endpoint({
  method: 'POST',
  path: '/admin/leads/:id/contact',
  access: 'manager',
  summary: 'Number and e-mail address that a lead gave, with a reason that is written into the audit log',
  params: z.object({ id: z.uuid() }),
  body: StaffReason,
  reply: SHOWN_CONTACT,
  failures: [leadMissing],
});
