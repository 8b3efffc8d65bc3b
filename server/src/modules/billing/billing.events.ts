import { Told } from '@plyhaat/contract/notifications/told';
import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** `told` is what the notification says, `content` the same in English: events of the version before have it alone. */
const SAID = { content: z.string(), told: z.optional(Told) };
const Bought = z.object({ memberId: z.string(), orderId: z.string(), invoiceId: z.string(), ...SAID });

/** Notification types buy_subscription, buy_top, refund and plan_ending. */
export const subscriptionBought = event('billing.subscriptionBought', Bought);
export const topupBought = event('billing.topupBought', Bought);
export const orderRefunded = event('billing.orderRefunded', Bought);
/** Of two payments of one order the second goes back; it had no invoice. Notification type refund. */
export const secondPaymentReturned = event(
  'billing.secondPaymentReturned',
  z.object({ memberId: z.string(), orderId: z.string(), ...SAID }),
);
export const planEnding = event(
  'billing.planEnding',
  z.object({
    memberId: z.string(),
    subscriptionId: z.string(),
    daysLeft: z.int(),
    ...SAID,
    target: z.string(),
  }),
);
