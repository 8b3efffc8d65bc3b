import type { AllowanceKind, PlanTier } from '@plyhaat/contract/billing/billing';
import type { Role } from '@plyhaat/contract/core/roles';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';

const rupees = () => numeric({ precision: 12, scale: 2, mode: 'number' });

/**
 * One row for each version of a plan: what it costs before GST, and how many of each kind may be published for how many
 * days. A trigger refuses every change but the end of its offer: a new price is a new row of the same `key`.
 */
export const plans = pgTable(
  'plans',
  {
    id: id(),
    key: text().notNull(),
    version: integer().notNull().default(1),
    family: text().notNull(),
    tier: text().$type<PlanTier>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    roles: text().array().$type<Role[]>().notNull(),
    price: rupees().notNull(),
    months: integer().notNull().default(12),
    messages: text().array().notNull(),
    sales: integer().notNull(),
    saleDays: integer('sale_days').notNull(),
    advertisements: integer().notNull(),
    advertisementDays: integer('advertisement_days').notNull(),
    banners: integer().notNull(),
    bannerDays: integer('banner_days').notNull(),
    opportunities: integer().notNull(),
    opportunityDays: integer('opportunity_days').notNull(),
    isOffered: boolean('is_offered').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('plans_versions').on(t.key, t.version),
    uniqueIndex('plans_offered_once').on(t.key).where(sql`is_offered`),
  ],
);

/** Versions like those of plans; a version has its own prices. A top-up is known by what it lets one publish and how many. */
export const topups = pgTable(
  'topups',
  {
    id: id(),
    version: integer().notNull().default(1),
    kind: text().$type<AllowanceKind>().notNull(),
    quantity: integer().notNull().default(1),
    name: text().notNull(),
    description: text().notNull(),
    roles: text().array().$type<Role[]>().notNull(),
    messages: text().array().notNull(),
    /** Its place among the top-ups, from the first. */
    position: integer().notNull(),
    isOffered: boolean('is_offered').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('topups_versions').on(t.kind, t.quantity, t.version),
    uniqueIndex('topups_offered_once').on(t.kind, t.quantity).where(sql`is_offered`),
  ],
);

export const topupPrices = pgTable(
  'topup_prices',
  {
    id: id(),
    topupId: uuid('topup_id')
      .notNull()
      .references(() => topups.id, { onDelete: 'cascade' }),
    price: rupees().notNull(),
    days: integer().notNull(),
  },
  (t) => [uniqueIndex('topup_prices_once').on(t.topupId, t.days)],
);

export const memberSubscriptions = pgTable(
  'member_subscriptions',
  {
    id: id(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    /** Null for what was given without a payment. */
    orderId: text('order_id').unique(),
    startsAt: moment('starts_at').notNull(),
    /** Moved to now, or to its start, when it is upgraded or refunded. */
    endsAt: moment('ends_at').notNull(),
    /** What its whole time is worth in paise before GST: paid and credited, less what was given back. */
    value: bigint({ mode: 'number' }).notNull().default(0),
    endReason: text('end_reason').$type<'upgraded' | 'refunded'>(),
    /** The order its rest was credited to: a credit belongs to one paid order. */
    creditedTo: text('credited_to'),
    createdAt: createdAt(),
  },
  (t) => [
    index('member_subscriptions_by_member').on(t.memberId, t.endsAt),
    index('member_subscriptions_by_end').on(t.endsAt),
    index('member_subscriptions_by_plan').on(t.planId),
  ],
);

/** Which reminders of a plan's end were sent, so that each is sent once. */
export const endingNotices = pgTable(
  'ending_notices',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => memberSubscriptions.id, { onDelete: 'cascade' }),
    daysBefore: integer('days_before').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.subscriptionId, t.daysBefore] })],
);

/** What a purchase lets a member publish: so many of a kind, each for so many days, until it ends. */
export const allowances = pgTable(
  'allowances',
  {
    id: id(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id').references(() => memberSubscriptions.id, { onDelete: 'cascade' }),
    /** The versions it was granted by: a plan, or a price of a top-up. */
    planId: uuid('plan_id').references(() => plans.id),
    topupPriceId: uuid('topup_price_id').references(() => topupPrices.id),
    orderId: text('order_id'),
    /** Which of the order's grants it is. */
    position: integer().notNull().default(0),
    kind: text().$type<AllowanceKind>().notNull(),
    granted: integer().notNull(),
    used: integer().notNull().default(0),
    days: integer().notNull(),
    startsAt: moment('starts_at').notNull().defaultNow(),
    endsAt: moment('ends_at').notNull(),
    /** Ended before its time. */
    isCancelled: boolean('is_cancelled').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('allowances_by_member').on(t.memberId, t.kind, t.endsAt),
    uniqueIndex('allowances_once_per_order').on(t.orderId, t.position),
    index('allowances_by_subscription').on(t.subscriptionId),
    index('allowances_by_topup_price').on(t.topupPriceId).where(sql`${t.topupPriceId} is not null`),
  ],
);

/** One row for each that was taken. */
export const consumption = pgTable(
  'consumption',
  {
    id: id(),
    allowanceId: uuid('allowance_id')
      .notNull()
      .references(() => allowances.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text().$type<AllowanceKind>().notNull(),
    takenAt: moment('taken_at').notNull().defaultNow(),
  },
  (t) => [
    index('consumption_by_member').on(t.memberId, t.takenAt),
    index('consumption_by_allowance').on(t.allowanceId),
  ],
);
