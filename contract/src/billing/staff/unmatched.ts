import * as z from 'zod/mini';
import { longPaging, pageOf } from '../../admin/lists.ts';
import { endpoint, failure } from '../../core/endpoint.ts';
import { requiredText } from '../../core/fields.ts';
import { OrderId } from '../payments.ts';

/**
 * no_order: it names none of ours. other_amount: its sum is not the total of the order that it names. paid_twice: the order
 * was paid by another attempt; it is given back without being asked for.
 */
export const UnmatchedReason = z.enum(['no_order', 'other_amount', 'paid_twice']);
/** open and refunding wait for an end; the others are over. closed: dealt with elsewhere, as its note says. */
export const UnmatchedState = z.enum(['open', 'refunding', 'refunded', 'matched', 'closed']);
export type UnmatchedState = z.infer<typeof UnmatchedState>;

/** Money that a provider says it has, and that bought nothing. */
export const UnmatchedPayment = z.object({
  _id: z.string(),
  provider: z.string(),
  /** As the provider names the order. */
  providerOrderId: z.string(),
  reference: z.nullable(z.string()),
  reason: UnmatchedReason,
  /** Rupees. */
  amount: z.number(),
  /** The order of ours that it names, and its total in rupees. */
  order: z.nullable(z.object({ _id: z.string(), total: z.number() })),
  /** Whoever reads placed that order: a colleague decides. */
  isOwn: z.boolean(),
  state: UnmatchedState,
  /** The order that it was matched with. */
  matchedTo: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Who decided. */
  by: z.nullable(z.string()),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
});
export type UnmatchedPayment = z.infer<typeof UnmatchedPayment>;

export const listUnmatched = endpoint({
  method: 'GET',
  path: '/admin/payments',
  access: 'manager',
  summary: 'Payments that came without an order or with another sum, newest first',
  query: z.object({ done: z._default(z.enum(['true', 'false']), 'false'), ...longPaging }),
  reply: pageOf(UnmatchedPayment),
});

const OnePayment = z.object({ id: z.uuid() });

/** Orders that it may belong to: not paid, of the same provider and total, of the same week. */
export const listCandidates = endpoint({
  method: 'GET',
  path: '/admin/payments/:id/orders',
  access: 'manager',
  summary: 'Unpaid orders of the same sum that a payment may belong to',
  params: OnePayment,
  reply: {
    data: z.array(
      z.object({ _id: z.string(), member: z.nullable(z.string()), items: z.string(), createdAt: z.string() }),
    ),
  },
});

export const paymentDecided = failure('payment_decided', 409, 'This payment has already been dealt with.');
export const orderAlreadyPaid = failure(
  'order_already_paid',
  409,
  'This order is already paid. Please refund the payment instead.',
);
export const orderDoesNotFit = failure(
  'order_does_not_fit',
  409,
  'The order must have the same total and the same payment provider.',
);

const Note = requiredText('Please write a note', 300);

export const matchPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/match',
  access: 'manager',
  summary: 'Pays an unpaid order of the same sum with it: what was bought starts, with its invoice',
  params: OnePayment,
  body: z.object({ orderId: OrderId, note: Note }),
  reply: { message: z.string() },
  failures: [paymentDecided, orderAlreadyPaid, orderDoesNotFit],
  creates: true,
});

export const refundPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/refund',
  access: 'manager',
  summary: 'Gives the whole payment back; it had no invoice and gets no credit note',
  params: OnePayment,
  body: z.object({ note: Note }),
  reply: { message: z.string(), data: z.object({ state: UnmatchedState }) },
  failures: [paymentDecided],
});

export const notePayment = endpoint({
  method: 'PATCH',
  path: '/admin/payments/:id',
  access: 'manager',
  summary: 'Keeps a note with it, and closes it where it was dealt with elsewhere',
  params: OnePayment,
  body: z.object({ note: Note, close: z._default(z.boolean(), false) }),
  reply: { message: z.string() },
  failures: [paymentDecided],
});
