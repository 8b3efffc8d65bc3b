import type { UnmatchedPayment, UnmatchedState } from '@plyhaat/contract/billing/staff/unmatched';

/** What these screens say, in one place for other languages. */
export const unmatchedPayments = 'Unmatched payments';
export const aboutThem =
  'Money that a provider received without an order of ours, with another amount, or for an order that was already paid.';
export const waiting = 'Waiting';
export const done = 'Done';
export const noneOpen = 'Every payment belongs to an order.';
export const noneDone = 'Nothing has been decided yet.';
export const payment = 'Payment';
export const amount = 'Amount';
export const why = 'Why';
export const received = 'Received';
export const note = 'Note';
export const none = 'None';
export const outcome = 'Outcome';
export const actions = 'Actions';
export const ownPayment = 'For your own order: a colleague decides on it.';
export const providers: Readonly<Record<string, string>> = { phonepe: 'PhonePe', juspay: 'Juspay' };
export const reasons: Readonly<Record<UnmatchedPayment['reason'], string>> = {
  no_order: 'No such order',
  other_amount: 'Another amount than the order’s',
  paid_twice: 'The order was already paid',
};
export const ofTotal = (total: string) => `of ${total}`;
export const states: Readonly<Record<UnmatchedState, string>> = {
  open: 'Open',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
  matched: 'Matched',
  closed: 'Closed',
};
export const acts = { match: 'Match', refund: 'Refund', note: 'Note' } as const;
export const actOn = {
  match: (payment: string) => `Match ${payment}`,
  refund: (payment: string) => `Refund ${payment}`,
  note: (payment: string) => `Note on ${payment}`,
} as const;
export const questions = {
  match: (sum: string) => `Match ${sum} with an order`,
  refund: (sum: string) => `Refund ${sum}`,
  note: (sum: string) => `Note on the payment of ${sum}`,
} as const;
export const explained = {
  match: 'The order becomes paid: what was bought starts, and its invoice is issued.',
  refund: 'The whole payment goes back the way it came. It had no invoice, so there is no credit note.',
  note: 'Other members of staff see it here.',
} as const;
export const confirms = { match: 'Match', refund: 'Refund', note: 'Save note' } as const;
export const sameSum = 'Unpaid orders of this amount';
export const order = 'Order number';
export const orderNeeded = 'Please enter an order number of 17 characters';
export const noteHelp = 'Kept with the payment and in the audit log.';
export const noteNeeded = 'Please write a note';
export const closeIt = 'Close this payment';
export const closeHelp = 'It was dealt with elsewhere and needs no refund.';
export const cancel = 'Cancel';
