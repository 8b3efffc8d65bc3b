import { takeAllowance } from './allowances.service.ts';
import { openPayments, type PaymentSettings } from './providers/payments.ts';
import { gstExport } from './staff/gst-export.ts';
import { orderExport } from './staff/order-export.ts';
import { hasSubscription, isSubscribedSeller } from './subscriptions.sql.ts';

export type { PaymentSettings };
export { gstExport, hasSubscription, isSubscribedSeller, openPayments, orderExport, takeAllowance };
