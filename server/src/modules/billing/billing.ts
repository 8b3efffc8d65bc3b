import { takeAllowance } from './allowances.service.ts';
import { openPayments, type PaymentSettings } from './providers/payments.ts';
import { hasSubscription, isSubscribedSeller } from './subscriptions.sql.ts';

export type { PaymentSettings };
export { hasSubscription, isSubscribedSeller, openPayments, takeAllowance };
