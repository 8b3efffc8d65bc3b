import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf, paging } from '../core/paging.ts';
import { BillingAddress } from './billing-address.ts';
import { OrderId, OrderState, PaymentMethod } from './payments.ts';
import { CreditLine, OrderItem, StartOf, TaxSplit } from './purchase.ts';

export const OrderKind = z.enum(['subscription', 'topup']);
export type OrderKind = z.infer<typeof OrderKind>;

export const CreditNote = z.object({
  _id: z.string(),
  number: z.string(),
  total: z.number(),
  reason: z.string(),
  createdAt: z.string(),
});

export const Order = z.object({
  _id: z.string(),
  kind: OrderKind,
  state: OrderState,
  paymentType: PaymentMethod,
  items: z.array(OrderItem),
  price: z.number(),
  credit: z.number(),
  creditLines: z.array(CreditLine),
  ...TaxSplit.shape,
  /** Rupees given back so far. */
  refunded: z.number(),
  starts: StartOf,
  /** When what was bought runs; null until it is paid. */
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  billing: BillingAddress,
  placeOfSupply: z.object({ code: z.string(), name: z.string() }),
  invoiceNumber: z.nullable(z.string()),
  creditNotes: z.array(CreditNote),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
});
export type Order = z.infer<typeof Order>;

export const listOrders = endpoint({
  method: 'GET',
  path: '/orders',
  access: 'member',
  summary: "The caller's purchases, newest first",
  query: z.object({ userId: z.optional(z.string()), ...paging(12) }),
  reply: listOf(Order),
});

export const readOrder = endpoint({
  method: 'GET',
  path: '/orders/:id',
  access: 'member',
  summary: 'One purchase of the caller',
  params: z.object({ id: OrderId }),
  reply: { data: Order },
});

/** Read with the caller's token: `GET /orders/:id/invoice.pdf`, `…/credit-notes/:noteId.pdf`, `GET /orders/itc?month=2026-11`. */
export const invoicePath = (orderId: string): string => `/orders/${orderId}/invoice.pdf`;
export const creditNotePath = (orderId: string, noteId: string): string =>
  `/orders/${orderId}/credit-notes/${noteId}.pdf`;
export const itcPath = (month: string): string => `/orders/itc?month=${month}`;

export const orderNotPaid = failure('order_not_paid', 409, 'Only a paid order can be refunded.');
export const refundTooLarge = failure('refund_too_large', 409, 'That is more than the amount left on this order.');
export const creditedElsewhere = failure(
  'credited_elsewhere',
  409,
  'Part of this order was credited to a later order. Please refund that order first.',
);

export const refundOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/refund',
  access: 'manager',
  summary:
    'Gives back a part of an order or the rest of it, with a credit note; the one that reaches the total ends what was bought',
  params: z.object({ id: OrderId }),
  body: z.object({
    /** Rupees, GST included. */
    amount: z.number().check(z.positive(), z.multipleOf(0.01)),
    reason: z.string().check(z.trim(), z.minLength(1, 'Please give a reason'), z.maxLength(300)),
  }),
  reply: {
    message: z.string(),
    data: z.object({ refundId: z.string(), state: z.enum(['pending', 'done', 'failed']), order: Order }),
  },
  failures: [orderNotPaid, refundTooLarge, creditedElsewhere],
  creates: true,
  commitsItself: true,
});
