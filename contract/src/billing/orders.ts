import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, paging } from '../core/paging.ts';
import { ReferenceText } from '../core/reference-text.ts';
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
  placeOfSupply: z.object({ code: z.string(), name: ReferenceText }),
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
