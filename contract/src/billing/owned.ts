import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf } from '../core/paging.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { AllowanceKind, Plan } from './billing.ts';

/**
 * active: runs. upcoming: paid, begins later. pending: its order is not paid yet. cancelled: upgraded or refunded. used: a
 * top-up that published what it was bought for.
 */
export const OwnedStatus = z.enum(['active', 'upcoming', 'expired', 'pending', 'cancelled', 'used']);
export type OwnedStatus = z.infer<typeof OwnedStatus>;

const owned = {
  /** Of the subscription or top-up itself; `orderId` is its order's, null for what was given without one. */
  _id: z.string(),
  orderId: z.nullable(z.string()),
  status: OwnedStatus,
  invoiceNumber: z.nullable(z.string()),
};

/** A plan as it was bought: the version's own fields, whatever the plan costs today. */
export const OwnSubscription = z.object({
  ...Plan.shape,
  ...owned,
  planId: z.string(),
  /** Whether `planId` is the version on offer. */
  isOffered: z.boolean(),
  startDate: z.string(),
  endDate: z.string(),
  usage: z.object({
    products: z.int(),
    leads: z.int(),
    advertisements: z.int(),
    flashSales: z.int(),
    banners: z.int(),
    opportunities: z.int(),
  }),
  limits: z.object({
    ...Plan.shape.limits.shape,
    maxBanners: z.int(),
    maxOpportunities: z.int(),
  }),
});
export type OwnSubscription = z.infer<typeof OwnSubscription>;

export const OwnTopup = z.object({
  ...owned,
  priceId: z.string(),
  name: ReferenceText,
  description: ReferenceText,
  kind: AllowanceKind,
  messageArr: z.array(z.object({ message: ReferenceText })),
  price: z.number(),
  numberOfDays: z.int(),
  purchaseDate: z.string(),
  expiryDate: z.string(),
  createdAt: z.string(),
});
export type OwnTopup = z.infer<typeof OwnTopup>;

const OfMember = z.object({ userId: z.optional(z.string()) });

export const listOwnSubscriptions = endpoint({
  method: 'GET',
  path: '/usersubscription/getAllSubscriptionbyUserId',
  access: 'member',
  summary: "The caller's subscriptions, newest first, with what was used of each",
  query: OfMember,
  reply: listOf(OwnSubscription),
});

export const listOwnTopups = endpoint({
  method: 'GET',
  path: '/userTopup/getAllTopupbyUserId',
  access: 'member',
  summary: "The caller's top-ups, newest first",
  query: OfMember,
  reply: listOf(OwnTopup),
});

export const noEmail = failure(
  'no_email',
  409,
  'Your profile has no e-mail address. Please add one first.',
  '/account?tab=editProfile',
);
export const noInvoice = failure('no_invoice', 409, 'There is no invoice for this yet.');

const mailed = {
  method: 'GET',
  access: 'member',
  // It sends a mail, which is no reading.
  ownerOnly: true,
  params: z.object({ id: z.uuid() }),
  reply: { message: ReferenceText },
  failures: [noEmail, noInvoice],
} as const;

export const mailSubscription = endpoint({
  ...mailed,
  path: '/usersubscription/sendMailById/:id',
  summary: 'Mails the invoice of a subscription to the caller',
});

export const mailTopup = endpoint({
  ...mailed,
  path: '/userTopup/sendMailById/:id',
  summary: 'Mails the invoice of a top-up to the caller',
});
