import * as z from 'zod/mini';
import { Day, longPaging, NamedMember, orderBy, PartOfText, pageOf } from '../../admin/lists.ts';
import { SHOWN_CONTACT, StaffReason } from '../../admin/shown-contact.ts';
import { endpoint, failure } from '../../core/endpoint.ts';
import { requiredText } from '../../core/fields.ts';

/** A message of the contact form, or a lead that names no seller. */
export const EnquiryKind = z.enum(['contact', 'lead']);
export type EnquiryKind = z.infer<typeof EnquiryKind>;

/** Whose turn it is: ours, theirs after an answer, or nobody's. */
export const EnquiryStatus = z.enum(['open', 'waiting', 'closed']);
export type EnquiryStatus = z.infer<typeof EnquiryStatus>;

/** What both forms promise (LEAD-21). */
export const ANSWERED_WITHIN_HOURS = 24;

export const EnquiryRow = z.object({
  _id: z.string(),
  kind: EnquiryKind,
  name: z.string(),
  /** What it is about: the subject that was chosen or written, null where there is none. */
  subject: z.nullable(z.string()),
  /** How the message begins. */
  excerpt: z.string(),
  /** As a lead gives it. */
  place: z.nullable(z.string()),
  status: EnquiryStatus,
  owner: z.nullable(NamedMember),
  dueAt: z.string(),
  /** When the first answer was written. */
  answeredAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type EnquiryRow = z.infer<typeof EnquiryRow>;

export const EnquiryFilter = z.object({
  /** Part of the name, e-mail address, number, subject or place. */
  q: z.optional(PartOfText),
  status: z._default(z.enum([...EnquiryStatus.options, 'all']), 'open'),
  kind: z.optional(EnquiryKind),
  /** One's own, or nobody's. */
  owner: z.optional(z.enum(['me', 'none'])),
  /** Open and past its time. */
  late: z.optional(z.enum(['true'])),
  from: z.optional(Day),
  to: z.optional(Day),
  sort: z._default(orderBy(['due', 'created']), 'due'),
});
export type EnquiryFilter = z.infer<typeof EnquiryFilter>;

/** How many there are without any other filter; mine, nobody's and late ones are open. Counting stops as for a total. */
export const EnquiryCounts = z.object({
  open: z.int(),
  mine: z.int(),
  notTaken: z.int(),
  late: z.int(),
  waiting: z.int(),
  closed: z.int(),
});
export type EnquiryCounts = z.infer<typeof EnquiryCounts>;

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/admin/enquiries',
  access: 'manager',
  summary: 'Messages to the house: the contact form, and leads without a seller; what is due first',
  query: z.extend(EnquiryFilter, longPaging),
  reply: { ...pageOf(EnquiryRow), counts: EnquiryCounts },
});

export const EnquiryEntry = z.object({
  _id: z.string(),
  kind: z.enum(['note', 'answer']),
  text: z.string(),
  /** Null where that account was erased. */
  by: z.nullable(z.string()),
  createdAt: z.string(),
  /** Of an answer: when the mail left; null while it waits for that. */
  sentAt: z.nullable(z.string()),
});
export type EnquiryEntry = z.infer<typeof EnquiryEntry>;

/** One enquiry as staff read it. Number and e-mail address are masked. */
export const EnquiryDetail = z.extend(EnquiryRow, {
  message: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The account with the same e-mail address or number. */
  member: z.nullable(NamedMember),
  /** How many enquiries came from the same address or number before. */
  earlier: z.int(),
  entries: z.array(EnquiryEntry),
  /** Whom it can be given to. */
  staff: z.array(NamedMember),
});
export type EnquiryDetail = z.infer<typeof EnquiryDetail>;

const OneEnquiry = z.object({ id: z.uuid() });
export const enquiryMissing = failure('enquiry_missing', 404, 'This enquiry is no longer kept.');
export const enquiryTaken = failure('enquiry_taken', 409, 'A colleague has this enquiry now.');
export const notOfTheTeam = failure('not_of_the_team', 409, 'This member cannot answer enquiries.');
export const noEmail = failure('enquiry_without_email', 409, 'This enquiry names no e-mail address. Please call.');

export const readEnquiry = endpoint({
  method: 'GET',
  path: '/admin/enquiries/:id',
  access: 'manager',
  summary: 'One enquiry with its notes and answers',
  params: OneEnquiry,
  reply: { data: EnquiryDetail },
  failures: [enquiryMissing],
});

export const giveEnquiry = endpoint({
  method: 'PUT',
  path: '/admin/enquiries/:id/owner',
  access: 'manager',
  summary: 'Takes an enquiry, gives it to a colleague or back; the one who was seen as its owner must still be',
  params: OneEnquiry,
  body: z.object({ ownerId: z.nullable(z.uuid()), wasOwnerId: z.nullable(z.uuid()) }),
  reply: { message: z.string() },
  failures: [enquiryMissing, enquiryTaken, notOfTheTeam],
});

export const moveEnquiry = endpoint({
  method: 'PUT',
  path: '/admin/enquiries/:id/status',
  access: 'manager',
  summary: 'Opens, closes or leaves an enquiry to whoever wrote it',
  params: OneEnquiry,
  body: z.object({ status: EnquiryStatus }),
  reply: { message: z.string() },
  failures: [enquiryMissing, enquiryTaken],
});

export const LONGEST_ENTRY = 5000;
export const noteEnquiry = endpoint({
  method: 'POST',
  path: '/admin/enquiries/:id/notes',
  access: 'manager',
  summary: 'Adds a note that only staff read',
  creates: true,
  params: OneEnquiry,
  body: z.object({ text: requiredText('Please write a note', LONGEST_ENTRY) }),
  reply: { message: z.string() },
  failures: [enquiryMissing],
});

export const answerEnquiry = endpoint({
  method: 'POST',
  path: '/admin/enquiries/:id/answers',
  access: 'manager',
  summary: 'Answers by mail; who answers an enquiry that nobody has taken has it from then on',
  creates: true,
  params: OneEnquiry,
  body: z.object({
    text: requiredText('Please write an answer', LONGEST_ENTRY),
    close: z._default(z.boolean(), false),
  }),
  reply: { message: z.string() },
  failures: [enquiryMissing, enquiryTaken, noEmail],
});

export const showEnquirer = endpoint({
  method: 'POST',
  path: '/admin/enquiries/:id/contact',
  access: 'manager',
  summary: 'Number and e-mail address of whoever wrote, with a reason that is written into the audit log',
  params: OneEnquiry,
  body: StaffReason,
  reply: SHOWN_CONTACT,
  failures: [enquiryMissing],
});
