import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderState } from '@plyhaat/contract/billing/payments';

const UNFINISHED = msg`Payment not finished`;

/** How far an order is, as lists say it. */
export const ORDER_STATES: Readonly<Record<OrderState, MessageDescriptor>> = {
  CREATED: UNFINISHED,
  PENDING: UNFINISHED,
  PAID: msg`Paid`,
  FAILED: msg`Failed`,
  EXPIRED: msg`Expired`,
  CANCELLED: msg`Cancelled`,
  REFUNDED: msg`Refunded`,
};
