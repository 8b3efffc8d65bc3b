import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Said } from '#ui/said.ts';

const STEPS: Readonly<Record<string, MessageDescriptor>> = {
  'state CREATED': msg`Order created`,
  'state PENDING': msg`Waiting for the payment`,
  'state PAID': msg`Paid`,
  'state FAILED': msg`Failed`,
  'state EXPIRED': msg`Expired`,
  'state CANCELLED': msg`Cancelled by the member`,
  'state REFUNDED': msg`Refunded`,
  'start redirect': msg`Sent to the provider’s page`,
  'start captured': msg`Card sent to the provider`,
  'start unavailable': msg`The provider could not be reached`,
  'start closed': msg`Page closed at the provider`,
  'status paid': msg`Provider: paid`,
  'status pending': msg`Provider: not paid yet`,
  'status failed': msg`Provider: failed`,
  'status unknown': msg`Provider: order unknown`,
  'status no_answer': msg`No answer from the provider`,
  'notice received': msg`Callback received`,
  'refund asked': msg`Refund requested`,
  'refund second': msg`Paid twice: refund of the second payment requested`,
  'refund done': msg`Refund accepted by the provider`,
  'refund failed': msg`Refund refused by the provider`,
  'paper invoice': msg`Invoice issued`,
  'paper credit_note': msg`Credit note issued`,
};

export const stepWords = (kind: string, outcome: string): Said => STEPS[`${kind} ${outcome}`] ?? `${kind} ${outcome}`;
