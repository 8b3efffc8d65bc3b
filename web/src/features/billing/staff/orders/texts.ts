import type { OrderKind } from '@plyhaat/contract/billing/orders';

/** What these screens say, in one place for other languages. */
export const orders = 'Orders';
export const purchasesAmong = (purchases: string) => (purchases === '1' ? '1 purchase' : `${purchases} purchases`);
export const searchLabel = 'Order, invoice, member';
export const order = 'Order';
export const formerMember = 'Former member';
export const items = 'Items';
export const status = 'Status';
export const total = 'Total';
export const refunded = 'Refunded';
export const invoice = 'Invoice';
export const payment = 'Payment';
export const created = 'Created';
export const paid = 'Paid';
export const anyStatus = 'Any status';
export const anyKind = 'Plans and top-ups';
export const flaggedOrNot = 'All payments';
export const flagged = 'Needs attention';
export const from = 'From';
export const to = 'To';
export const kinds: Readonly<Record<OrderKind, string>> = { subscription: 'Plans', topup: 'Top-ups' };
export const methods = { card: 'Card', phonepay: 'PhonePe', justpay: 'Juspay' } as const;
export const flags: Readonly<Record<string, string>> = {
  late_paid: 'Paid late',
  credit_gone: 'Credit used elsewhere',
  amount_mismatch: 'Other amount paid',
  member_erased: 'Account deleted',
};
export const providers: Readonly<Record<string, string>> = { phonepe: 'PhonePe', juspay: 'Juspay' };
export const orderNumber = (id: string) => `Order ${id}`;
export const noSuchOrder = 'There is no order with this number.';
export const allOrders = 'All orders';
export const refund = 'Refund';
export const bought = 'Bought';
export const ordered = 'Ordered';
export const refundedOf = (sum: string) => `${sum} of it has been refunded.`;
export const timeline = 'Timeline';
export const buyer = 'Buyer';
export const method = 'Method';
export const provider = 'Provider';
export const reference = 'Reference';
export const paidAs = 'Known to the provider as';
export const checks = 'Times checked';
export const nextCheck = 'Next check';
export const refunds = 'Refunds';
export const leftToRefund = (sum: string) => `${sum} can be refunded.`;
export const refundStates = { pending: 'On its way', done: 'Done', failed: 'Refused' } as const;
export const refundOrder = (id: string) => `Refund order ${id}`;
export const amount = 'Amount, with GST';
export const wholeEnds = 'A full refund ends what was bought.';
export const partLeaves = 'A part refund leaves what was bought running.';
export const enterAmount = 'Please enter an amount in rupees';
export const atMost = (sum: string) => `At most ${sum} can be refunded`;
export const reason = 'Reason';
export const reasonHelp = 'Printed on the credit note.';
export const reasonNeeded = 'Please give a reason';
export const cancel = 'Cancel';
const steps: Readonly<Record<string, string>> = {
  'state CREATED': 'Order created',
  'state PENDING': 'Waiting for the payment',
  'state PAID': 'Paid',
  'state FAILED': 'Failed',
  'state EXPIRED': 'Expired',
  'state CANCELLED': 'Cancelled by the member',
  'state REFUNDED': 'Refunded',
  'start redirect': 'Sent to the provider’s page',
  'start captured': 'Card sent to the provider',
  'start unavailable': 'The provider could not be reached',
  'start closed': 'Page closed at the provider',
  'status paid': 'Provider: paid',
  'status pending': 'Provider: not paid yet',
  'status failed': 'Provider: failed',
  'status unknown': 'Provider: order unknown',
  'status no_answer': 'No answer from the provider',
  'notice received': 'Callback received',
  'refund asked': 'Refund requested',
  'refund second': 'Paid twice: refund of the second payment requested',
  'refund done': 'Refund accepted by the provider',
  'refund failed': 'Refund refused by the provider',
  'paper invoice': 'Invoice issued',
  'paper credit_note': 'Credit note issued',
};
export const stepText = (kind: string, outcome: string) => steps[`${kind} ${outcome}`] ?? `${kind} ${outcome}`;
