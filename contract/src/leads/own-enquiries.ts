import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, paging } from '../core/paging.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { About } from './inbox.ts';
import { LeadChannel } from './leads.ts';
import { requested } from './price-request.ts';

/** How far an enquiry has come, as its buyer may know: what the seller made of it is the seller's own. */
export const EnquiryState = z.enum(['sent', 'seen', 'answered']);
export type EnquiryState = z.infer<typeof EnquiryState>;

const asked = {
  _id: z.string(),
  channel: LeadChannel,
  state: EnquiryState,
  product: About,
  message: z.nullable(z.string()),
  ...requested,
  threadId: z.nullable(z.string()),
  /** What the seller wrote back, and how much of it the caller has not read. */
  answers: z.int(),
  unread: z.int(),
  createdAt: z.string(),
  lastContactAt: z.string(),
  contacts: z.int(),
};
/** The number is masked. */
const seller = { _id: z.string(), slug: z.string(), companyName: z.string(), phone: z.nullable(z.string()) };
/** A day has passed, and the caller has not reviewed the seller. */
const canReview = z.boolean();

const OwnEnquiry = z.object({ ...asked, seller: z.object(seller), canReview });

/** An enquiry among others to the same seller. */
const AskedOfSeller = z.object(asked);
export type AskedOfSeller = z.infer<typeof AskedOfSeller>;

/** So many enquiries to each seller come with the seller (LEAD-17). */
export const NEWEST_OF_SELLER = 3;

export const AskedSeller = z.object({
  seller: z.object({ ...seller, cityName: z.nullable(ReferenceText), stateName: z.nullable(ReferenceText) }),
  /** When either of both last wrote or made contact. */
  lastActivityAt: z.string(),
  unread: z.int(),
  canReview,
  /** Those last active, and how many there are. */
  enquiries: z.array(AskedOfSeller),
  total: z.int(),
});
export type AskedSeller = z.infer<typeof AskedSeller>;

export const listOwnEnquiries = endpoint({
  method: 'GET',
  path: '/leads/mine',
  access: 'member',
  summary: "The caller's contacts with sellers, the last active first; with `sellerId`, those with that seller",
  query: z.object({ ...paging(20), sellerId: z.optional(z.uuid()) }),
  reply: listOf(OwnEnquiry),
});

export const listAskedSellers = endpoint({
  method: 'GET',
  path: '/leads/mine/sellers',
  access: 'member',
  summary:
    'The sellers that the caller reached, the last active first, each with its newest enquiries; pages count sellers',
  query: z.object(paging(20)),
  reply: listOf(AskedSeller),
});
