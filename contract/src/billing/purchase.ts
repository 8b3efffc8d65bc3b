import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { commaList } from '../core/paging.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { AllowanceKind } from './billing.ts';
import { gatewayDown, OrderId, OrderState, orderOver, PaymentMethod, paymentFailed, phonepeDown } from './payments.ts';

export const planNotOffered = failure(
  'plan_not_offered',
  409,
  'This plan is no longer offered. Please choose another one.',
);
export const topupNotOffered = failure(
  'topup_not_offered',
  409,
  'This topup is no longer offered. Please choose another one.',
);
/** Its answer carries the new `total`. */
export const priceChanged = failure('price_changed', 409, 'The price has changed. Please check the new total.');

/** How a purchase begins: at once, when the running plan ends, or at once in place of the running plan. */
export const StartOf = z.enum(['now', 'renewal', 'upgrade', 'later']);
export type StartOf = z.infer<typeof StartOf>;

/** Rupees. `taxable` is the price less the credit; the total is rounded once, `roundOff` is the difference. */
export const TaxSplit = z.object({
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  roundOff: z.number(),
  total: z.number(),
});

export const OrderItem = z.object({
  /** The version that was bought: a plan's id, or that of an entry in a top-up's `priceArr`. */
  _id: z.string(),
  name: ReferenceText,
  /** Rupees before GST. */
  price: z.number(),
  type: z.enum(['subscription', 'sale', 'advertisement', 'banner', 'opportunity']),
  noOfMonth: z.optional(z.int()),
  numberOfDays: z.optional(z.int()),
});
export type OrderItem = z.infer<typeof OrderItem>;

/**
 * What is credited of plans that a purchase replaces: of `price`, the share `days` of `ofDays`, or a waiting one whole.
 * Where less is unused of something that the plan lets one publish, `limit` names it, and its share counts.
 */
export const CreditLine = z.object({
  name: ReferenceText,
  price: z.number(),
  days: z.number(),
  ofDays: z.number(),
  limit: z.nullable(z.object({ kind: AllowanceKind, left: z.int(), granted: z.int() })),
  amount: z.number(),
});
export type CreditLine = z.infer<typeof CreditLine>;

export const Quote = z.object({
  items: z.array(OrderItem),
  /** The sum of the items before credit and GST. */
  price: z.number(),
  credit: z.number(),
  creditLines: z.array(CreditLine),
  ...TaxSplit.shape,
  starts: StartOf,
  startDate: z.string(),
  endDate: z.string(),
  placeOfSupply: z.object({ code: z.string(), name: ReferenceText }),
});
export type Quote = z.infer<typeof Quote>;

/** The order summary, computed where the purchase will be: the same figures, unless a price or a day changes between. */
export const readQuote = endpoint({
  method: 'GET',
  path: '/orders/quote',
  access: 'member',
  summary: 'What a plan, or some top-ups, would cost the caller now: credit, GST and total',
  query: z.object({ planId: z.optional(z.uuid()), topups: commaList(z.uuid(), 20) }),
  reply: { data: Quote },
  failures: [planNotOffered, topupNotOffered],
});

const redirectInfo = z.object({ url: z.string() });
const PaymentLinks = z.object({ web: z.string() });

/** Which of the optional parts is there depends on the method (BILL-10). */
const Started = {
  message: z.string(),
  data: z.object({
    orderId: z.string(),
    state: OrderState,
    total: z.number(),
    /** phonepay */
    instrumentResponse: z.optional(z.object({ redirectInfo })),
    /** justpay */
    payment_links: z.optional(PaymentLinks),
    /** card, and whatever was paid already */
    clientAction: z.optional(
      z.union([z.object({ type: z.literal('captured') }), z.object({ type: z.literal('redirect'), url: z.string() })]),
    ),
  }),
  payment_links: z.optional(PaymentLinks),
};

const payment = {
  paymentType: PaymentMethod,
  SourceName: z.optional(z.string().check(z.maxLength(40))),
  userId: z.optional(z.string()),
  /** What the member saw, in rupees with GST. */
  total: z.optional(z.number()),
};
const failures = [priceChanged, phonepeDown, gatewayDown, paymentFailed];

export const NO_PLAN = 'Please select a subscription plan';
const NO_TOPUP = 'Please Select One of the Topup';

/**
 * Finds its order again by `Idempotency-Key`: send a new one for each visit to the order summary. An open order of the
 * same items is continued (BILL-24). Price, days and names in the body are ignored.
 */
export const buySubscription = endpoint({
  method: 'POST',
  path: '/usersubscription/buySubscription',
  access: 'member',
  summary: 'Buys a plan: the order is stored, then the provider is called',
  body: z.object({ _id: z.uuid(NO_PLAN), ...payment }),
  reply: Started,
  failures: [...failures, planNotOffered],
});

export const buyTopup = endpoint({
  method: 'POST',
  path: '/userTopup/buyTopup',
  access: 'member',
  summary: 'Buys top-ups, by the ids of their prices',
  body: z.object({
    priceArr: z.array(z.object({ _id: z.uuid(NO_TOPUP) }), NO_TOPUP).check(z.minLength(1, NO_TOPUP), z.maxLength(20)),
    ...payment,
  }),
  reply: Started,
  failures: [...failures, topupNotOffered],
});

/** The same order, by any method: the attempt before it is closed where its provider can do that (BILL-24). */
export const continuePayment = endpoint({
  method: 'POST',
  path: '/orders/:id/pay',
  access: 'member',
  summary: 'Continues an open order of the caller: where to pay it, by the method that is named',
  params: z.object({ id: OrderId }),
  body: z.object({ paymentType: PaymentMethod }),
  reply: Started,
  failures: [phonepeDown, gatewayDown, paymentFailed, orderOver],
});
