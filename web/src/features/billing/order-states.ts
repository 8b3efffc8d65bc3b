import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderState } from '@plyhaat/contract/billing/payments';

const UNFINISHED = msg`Payment not finished`;

/** How far an order is, as lists say it. */
export const ORDER_STATES: Readonly<Record<OrderState, MessageDescriptor>> = {
  CREATED: UNFINISHED,
  PENDING: UNFINISHED,
  PAID: msg({ message: 'Paid', context: 'an order' }),
  FAILED: msg({ message: 'Failed', context: 'an order' }),
  EXPIRED: msg({ message: 'Expired', context: 'an order' }),
  CANCELLED: msg({ message: 'Cancelled', context: 'an order' }),
  REFUNDED: msg({ message: 'Refunded', context: 'an order' }),
};
