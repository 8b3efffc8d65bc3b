import { takeAllowance } from './allowances.service.ts';
import { paymentsBy } from './providers/payments.ts';
import { hasSubscription } from './subscriptions.sql.ts';

export { hasSubscription, paymentsBy, takeAllowance };
