import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint.ts';
import { Order } from '../orders.ts';
import { OrderId } from '../payments.ts';

/**
 * What happened to an order. `state`: it became so. `start` and `status`: what the provider answered when it was asked to
 * begin, and how it stands. `notice`: a callback. `refund`: asked, done or failed. `paper`: an invoice or a credit note.
 */
export const StepKind = z.enum(['state', 'start', 'status', 'notice', 'refund', 'paper']);
export type StepKind = z.infer<typeof StepKind>;

export const OrderStep = z.object({
  at: z.string(),
  kind: StepKind,
  /** In the words of its kind: `PAID`, `redirect`, `unavailable`, `done`. */
  said: z.string(),
  /** Rupees, where it names a sum. */
  amount: z.nullable(z.number()),
  /** A number to find it by: the provider's event, our refund, the paper. */
  about: z.nullable(z.string()),
});
export type OrderStep = z.infer<typeof OrderStep>;

export const OrderRefund = z.object({
  _id: z.string(),
  amount: z.number(),
  reason: z.string(),
  state: z.enum(['pending', 'done', 'failed']),
  /** Who asked for it; null where that account is gone. */
  by: z.nullable(z.string()),
  createdAt: z.string(),
});

/** An order as staff see it: all that its buyer sees, and what went on behind it. */
export const StaffOrder = z.extend(Order, {
  /** Null where the account was erased. */
  member: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  provider: z.string(),
  /** The provider's own number of the payment. */
  reference: z.nullable(z.string()),
  /** What the provider calls the order, where staff matched a payment that named another one. */
  paidAs: z.nullable(z.string()),
  flag: z.nullable(z.string()),
  /** How often the provider was asked, and when it is asked next. */
  checks: z.int(),
  nextCheckAt: z.nullable(z.string()),
  /** Rupees that can still be given back: refunds under way are taken off. */
  refundable: z.number(),
  refunds: z.array(OrderRefund),
  /** Oldest first. */
  timeline: z.array(OrderStep),
});
export type StaffOrder = z.infer<typeof StaffOrder>;

export const readOrderByStaff = endpoint({
  method: 'GET',
  path: '/admin/orders/:id',
  access: 'manager',
  summary: 'One order with its papers, its refunds and the timeline of its payment',
  params: z.object({ id: OrderId }),
  reply: { data: StaffOrder },
});

/** Read with the caller's token, by managers. */
export const staffInvoicePath = (orderId: string): string => `/admin/orders/${orderId}/invoice.pdf`;
export const staffCreditNotePath = (orderId: string, noteId: string): string =>
  `/admin/orders/${orderId}/credit-notes/${noteId}.pdf`;
