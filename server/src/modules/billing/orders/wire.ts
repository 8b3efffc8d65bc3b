import type { Order } from '@plyhaat/contract/billing/orders';
import type { PaymentMethod } from '@plyhaat/contract/billing/payments';
import type { Quote } from '@plyhaat/contract/billing/purchase';
import type { Credit } from '../orders.tables.ts';
import { shownDays } from './credit.ts';
import type { OrderExtras } from './order-list.sql.ts';
import { isSettled, type OrderRow } from './orders.sql.ts';
import type { Quoted } from './quote.service.ts';

const rupees = (paise: number) => paise / 100;

type Figures = Pick<
  OrderRow,
  'price' | 'credit' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'roundOff' | 'total' | 'billing' | 'starts' | 'items'
> & { readonly credits: readonly Credit[] };

const figuresOf = (row: Figures) => ({
  items: [...row.items],
  price: rupees(row.price),
  credit: rupees(row.credit),
  creditLines: row.credits.map(({ name, value, whole = value, days, ofDays, limit = null, amount }) => ({
    name,
    price: rupees(limit ? Math.round(whole) : value),
    days: shownDays(days),
    ofDays: shownDays(ofDays),
    limit,
    amount: rupees(amount),
  })),
  taxable: rupees(row.taxable),
  cgst: rupees(row.cgst),
  sgst: rupees(row.sgst),
  igst: rupees(row.igst),
  roundOff: rupees(row.roundOff),
  total: rupees(row.total),
  starts: row.starts,
  placeOfSupply: { code: row.billing.stateCode, name: row.billing.stateName },
});

export const asQuote = (quoted: Quoted): Quote => ({
  ...figuresOf(quoted),
  startDate: quoted.startsAt.toISOString(),
  endDate: quoted.endsAt.toISOString(),
});

export const asOrder = (row: OrderRow, extras: OrderExtras | undefined): Order => ({
  _id: row.id,
  kind: row.kind,
  state: row.state,
  paymentType: row.method,
  ...figuresOf(row),
  refunded: rupees(row.refunded),
  billing: row.billing,
  startDate: extras?.startDate ?? null,
  endDate: extras?.endDate ?? null,
  invoiceNumber: extras?.invoiceNumber ?? null,
  creditNotes: (extras?.creditNotes ?? []).map(({ total, ...note }) => ({ ...note, total: rupees(total) })),
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});

const SAYS = {
  paid: 'Payment received. Thank you!',
  redirect: 'Please complete the payment.',
  pending: 'Your payment is being processed.',
};

const links = (method: PaymentMethod, url: string) => ({
  ...(method === 'phonepay' && { instrumentResponse: { redirectInfo: { url } } }),
  ...(method === 'justpay' && { payment_links: { web: url } }),
  ...(method === 'card' && { clientAction: { type: 'redirect' as const, url } }),
});

/** What a purchase answers: where to pay, or that it is paid (BILL-10). */
export function asStarted(order: OrderRow, orderPage: string) {
  const data = { orderId: order.id, state: order.state, total: rupees(order.total) };
  if (isSettled(order)) return { message: SAYS.paid, data: { ...data, clientAction: { type: 'captured' as const } } };
  const url = order.redirectUrl ?? orderPage;
  return {
    message: order.redirectUrl ? SAYS.redirect : SAYS.pending,
    data: { ...data, ...links(order.method, url) },
    ...(order.method === 'justpay' && { payment_links: { web: url } }),
  };
}

const STATE_WORDS: Readonly<Record<OrderRow['state'], string>> = {
  CREATED: 'Waiting for your payment.',
  PENDING: 'Waiting for your payment.',
  PAID: SAYS.paid,
  FAILED: 'The payment failed. You have not been charged.',
  EXPIRED: 'The payment was not completed in time.',
  CANCELLED: 'You cancelled this order. You have not been charged.',
  REFUNDED: 'This order was refunded.',
};

export const asStatus = ({ id, state }: OrderRow) => ({ orderId: id, state, message: STATE_WORDS[state] });
