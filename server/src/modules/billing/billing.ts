import { takeAllowance } from './allowances.service.ts';
import { hasSubscription } from './subscriptions.sql.ts';

export { hasSubscription, takeAllowance };
