import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Said } from '#ui/said.ts';

export const METHODS = { card: msg`Card`, phonepay: 'PhonePe', justpay: 'Juspay' } as const;

const FLAGS: Readonly<Record<string, MessageDescriptor>> = {
  late_paid: msg`Paid late`,
  credit_gone: msg`Credit used elsewhere`,
  amount_mismatch: msg`Other amount paid`,
  member_erased: msg`Account deleted`,
};

/** What staff should look at. */
export const flagWords = (flag: string): Said => FLAGS[flag] ?? flag;
