import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { ReferenceText } from '../core/reference-text.ts';

/** How one pays, in the wire's own spelling (BILL-10). */
export const PaymentMethod = z.enum(['card', 'phonepay', 'justpay']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/**
 * CREATED: stored, the provider has not answered yet. PENDING: the member pays at the provider's. CANCELLED: by its
 * member, before it was paid. PAID absorbs whatever comes later but REFUNDED, which is the whole total given back.
 */
export const OrderState = z.enum(['CREATED', 'PENDING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED', 'REFUNDED']);
export type OrderState = z.infer<typeof OrderState>;

/** An order is a purchase once it was paid; a refund does not undo that it was one. */
export const PURCHASED: readonly OrderState[] = ['PAID', 'REFUNDED'];

/** States as lists name them, to members and staff alike. */
export const ORDER_WORDS: Readonly<Record<OrderState, string>> = {
  CREATED: 'Payment not finished',
  PENDING: 'Payment not finished',
  PAID: 'Paid',
  FAILED: 'Failed',
  EXPIRED: 'Expired',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
};

/** 17 characters, so that every provider takes it. */
export const OrderId = z.string().check(z.regex(/^[A-Z0-9]{17}$/));

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/payments/methods',
  access: 'public',
  summary: 'The ways to pay that this installation offers',
  reply: { data: z.array(PaymentMethod) },
});

const PaymentStatus = z.object({ orderId: z.string(), state: OrderState, message: ReferenceText });

export const readPaymentStatus = endpoint({
  method: 'GET',
  path: '/payments/:orderId/status',
  access: 'member',
  summary: 'Whether an order of the caller is paid; asks the provider while it is open',
  ownerOnly: true,
  params: z.object({ orderId: OrderId }),
  reply: { data: PaymentStatus },
});

export const orderPaid = failure('order_paid', 409, 'This order is already paid. It cannot be cancelled.');
export const orderOver = failure('order_over', 409, 'This order is no longer open. Please choose again.');

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/cancel',
  access: 'member',
  summary: 'Cancels an order of the caller that is not paid; a payment that still arrives is honoured',
  params: z.object({ id: OrderId }),
  reply: { message: z.string(), data: PaymentStatus },
  failures: [orderPaid, orderOver],
});

/** BILL-13. */
export const phonepeDown = failure('phonepe_down', 503, 'Phonepe is not working. Please try another payment method');
export const gatewayDown = failure(
  'payment_gateway_down',
  503,
  'Payment gateway is not working. Please try another payment method.',
);
/** The provider answered, and refused. */
export const paymentFailed = failure('payment_failed', 409, gatewayDown.message);

/** The signature of a notice does not fit. Nothing more is said. */
export const noticeRefused = failure('notice_refused', 401, 'Unauthorized. Please login again.');
