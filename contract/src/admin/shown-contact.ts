import * as z from 'zod/mini';
import { requiredText } from '../core/fields.ts';

export const LEAST_REASON = 10;
export const REASON_TOO_SHORT = `Please give a reason of at least ${LEAST_REASON} characters`;

/** Why staff need a number, or see as a member, in words that a reader of the audit log understands (ADMIN-9, ADMIN-12). */
export const StaffReason = z.object({
  reason: requiredText('Please give a reason', 500).check(z.minLength(LEAST_REASON, REASON_TOO_SHORT)),
});

/** What is masked everywhere else in the console. */
export const SHOWN_CONTACT = { phone: z.nullable(z.string()), email: z.nullable(z.string()) };
export type ShownContact = { readonly phone: string | null; readonly email: string | null };
