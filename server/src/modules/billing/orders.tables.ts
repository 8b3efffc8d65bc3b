import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import type { BillingAddress } from '@plyhaat/contract/billing/billing-address';
import type { OrderKind } from '@plyhaat/contract/billing/orders';
import type { OrderState, PaymentMethod } from '@plyhaat/contract/billing/payments';
import type { OrderItem, StartOf } from '@plyhaat/contract/billing/purchase';
import type { UnmatchedPayment, UnmatchedState } from '@plyhaat/contract/billing/staff/unmatched';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { states } from '#modules/places/places.tables.ts';
import { bytes, createdAt, id, moment, updatedAt } from '#platform/db/columns.ts';

const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What is credited of one subscription that the order replaces. Paise. */
export type Credit = {
  readonly subscriptionId: string;
  readonly name: string;
  readonly value: number;
  readonly days: number;
  readonly ofDays: number;
  readonly amount: number;
  /** Missing in older orders, which credited by days only. The value of the whole time that was bought. */
  readonly whole?: number;
  /** The share of it that is credited; the same share of each allowance is given back. */
  readonly share?: number;
  /** The allowance whose unused share is smaller than that of the days. */
  readonly limit?: Limit | null;
};
export type Limit = { readonly kind: AllowanceKind; readonly left: number; readonly granted: number };

/**
 * One row for each attempt to buy, stored before any provider is called. It holds copies and no foreign key to the
 * member: the tax law wants it to outlive an erasure.
 */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    memberId: uuid('member_id').notNull(),
    kind: text().$type<OrderKind>().notNull(),
    state: text().$type<OrderState>().notNull().default('CREATED'),
    method: text().$type<PaymentMethod>().notNull(),
    provider: text().notNull(),
    source: text().notNull().default('WEB'),
    items: jsonb().$type<OrderItem[]>().notNull(),
    /** The ids of the items in order: an open order of the same ones is continued. */
    itemsKey: text('items_key').notNull(),
    starts: text().$type<StartOf>().notNull(),
    credits: jsonb().$type<Credit[]>().notNull().default([]),
    price: paise('price'),
    credit: paise('credit'),
    taxable: paise('taxable'),
    cgst: paise('cgst'),
    sgst: paise('sgst'),
    igst: paise('igst'),
    roundOff: paise('round_off'),
    total: paise('total'),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    billing: jsonb().$type<BillingAddress>().notNull(),
    email: text(),
    idempotencyKey: text('idempotency_key'),
    /** What the provider calls the payment under way, where it is not the first attempt: that has the order's own id. */
    attempt: text(),
    attemptedAt: moment('attempted_at'),
    /** When the provider was called: a second click waits for the answer to the first. */
    startedAt: moment('started_at'),
    /** From the provider's first answer: the payment page, and its own number of the payment. */
    redirectUrl: text('redirect_url'),
    reference: text(),
    /** What the provider calls the order, where staff matched a payment that named another one. */
    paidAs: text('paid_as'),
    /** Why staff should look at it: late_paid, credit_gone, amount_mismatch, member_erased. */
    flag: text(),
    /** When the provider is asked for the status next, and how often it was asked. */
    checkAt: moment('check_at'),
    checks: integer().notNull().default(0),
    paidAt: moment('paid_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('orders_by_member').on(t.memberId, t.createdAt),
    uniqueIndex('orders_by_key').on(t.memberId, t.idempotencyKey),
    uniqueIndex('orders_by_attempt').on(t.attempt),
    index('orders_due').on(t.checkAt).where(sql`check_at is not null`),
    index('orders_by_time').on(t.createdAt, t.id),
    index('orders_by_state').on(t.state, t.createdAt, t.id),
    index('orders_by_kind').on(t.kind, t.createdAt, t.id),
    index('orders_by_total').on(t.total, t.id),
    index('orders_flagged').on(t.createdAt, t.id).where(sql`${t.flag} is not null`),
  ],
);

/**
 * Attempts to pay an order besides the one that its row names: another method took their place, or another one paid. The
 * id is what the provider calls the payment.
 */
export const otherAttempts = pgTable(
  'payment_attempts',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    method: text().$type<PaymentMethod>().notNull(),
    provider: text().notNull(),
    redirectUrl: text('redirect_url'),
    /** open: it may still be paid. over: closed, failed or given up. paid: its money goes back. */
    state: text().$type<'open' | 'over' | 'paid'>().notNull().default('open'),
    createdAt: createdAt(),
  },
  (t) => [index('payment_attempts_by_order').on(t.orderId)],
);

/** Callbacks of providers as they were received. Unique by event, so that a repeated one changes nothing. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: id(),
    provider: text().notNull(),
    eventKey: text('event_key').notNull(),
    orderId: text('order_id'),
    body: bytes().notNull(),
    createdAt: createdAt(),
    handledAt: moment('handled_at'),
  },
  (t) => [
    uniqueIndex('payment_notices_once').on(t.provider, t.eventKey),
    index('payment_notices_by_time').on(t.createdAt),
    index('payment_notices_by_order').on(t.orderId),
  ],
);

/** What happened to an order: the states it went through, what its provider was asked, and what it answered. */
export const paymentSteps = pgTable(
  'payment_steps',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text().$type<'state' | 'start' | 'status' | 'refund'>().notNull(),
    said: text().notNull(),
    /** Paise. */
    amount: bigint({ mode: 'number' }),
    /** Our refund, where it is about one. */
    about: text(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('payment_steps_by_order').on(t.orderId, t.seq)],
);

/** Money that a provider has and that bought nothing: it names no order of ours, or another sum. */
export const unmatchedPayments = pgTable(
  'unmatched_payments',
  {
    id: id(),
    provider: text().notNull(),
    providerOrderId: text('provider_order_id').notNull(),
    reference: text(),
    reason: text().$type<UnmatchedPayment['reason']>().notNull(),
    amount: paise('amount'),
    /** The order of ours that it names. */
    orderId: text('order_id'),
    state: text().$type<UnmatchedState>().notNull().default('open'),
    matchedTo: text('matched_to'),
    /** The provider's idempotency key, as of refunds of orders. */
    refundId: text('refund_id').unique(),
    note: text(),
    /** Staff; an id without a foreign key. */
    decidedBy: uuid('decided_by'),
    decidedAt: moment('decided_at'),
    checks: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('unmatched_payments_once').on(t.provider, t.providerOrderId),
    index('unmatched_payments_by_time').on(t.createdAt, t.id),
  ],
);

/** The id is the provider's idempotency key: a refund is asked for once. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    amount: paise('amount'),
    reason: text().notNull(),
    state: text().$type<'pending' | 'done' | 'failed'>().notNull().default('pending'),
    reference: text(),
    /** Staff; an id without a foreign key. */
    askedBy: uuid('asked_by').notNull(),
    idempotencyKey: text('idempotency_key'),
    checks: integer().notNull().default(0),
    doneAt: moment('done_at'),
    createdAt: createdAt(),
  },
  (t) => [index('refunds_by_order').on(t.orderId), uniqueIndex('refunds_by_key').on(t.askedBy, t.idempotencyKey)],
);

/** Prefills the next purchase; orders hold a copy. */
export const billingAddresses = pgTable('billing_addresses', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  address: text().notNull(),
  stateId: uuid('state_id')
    .notNull()
    .references(() => states.id),
  pinCode: text('pin_code').notNull(),
  gstNumber: text('gst_number'),
  updatedAt: updatedAt(),
});
