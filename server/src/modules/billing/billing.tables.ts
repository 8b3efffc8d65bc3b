import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import type { Role } from '@plyhaat/contract/core/roles';
import { boolean, index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';

const rupees = () => numeric({ precision: 12, scale: 2, mode: 'number' });

/** What a year costs, before GST, and how many of each kind may be published for how many days. */
export const plans = pgTable('plans', {
  id: id(),
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
});

export const topups = pgTable('topups', {
  id: id(),
  kind: text().$type<AllowanceKind>().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  roles: text().array().$type<Role[]>().notNull(),
  messages: text().array().notNull(),
  position: integer().notNull(),
  isOffered: boolean('is_offered').notNull().default(true),
  createdAt: createdAt(),
});

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
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('member_subscriptions_by_member').on(t.memberId, t.endsAt)],
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
    kind: text().$type<AllowanceKind>().notNull(),
    granted: integer().notNull(),
    used: integer().notNull().default(0),
    days: integer().notNull(),
    endsAt: moment('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('allowances_by_member').on(t.memberId, t.kind, t.endsAt)],
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
