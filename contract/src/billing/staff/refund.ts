import * as z from 'zod/mini';
import { endpoint, failure } from '../../core/endpoint.ts';
import { Order } from '../orders.ts';
import { OrderId } from '../payments.ts';

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
