import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** `content` is the text of the notification. */
const Bought = z.object({ memberId: z.string(), orderId: z.string(), invoiceId: z.string(), content: z.string() });

/** Notification types buy_subscription, buy_top, refund and plan_ending. */
export const subscriptionBought = event('billing.subscriptionBought', Bought);
export const topupBought = event('billing.topupBought', Bought);
export const orderRefunded = event('billing.orderRefunded', Bought);
/** Of two payments of one order the second goes back; it had no invoice. Notification type refund. */
export const secondPaymentReturned = event(
  'billing.secondPaymentReturned',
  z.object({ memberId: z.string(), orderId: z.string(), content: z.string() }),
);
export const planEnding = event(
  'billing.planEnding',
  z.object({
    memberId: z.string(),
    subscriptionId: z.string(),
    daysLeft: z.int(),
    content: z.string(),
    target: z.string(),
  }),
);
