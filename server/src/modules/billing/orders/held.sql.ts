import { BUSINESS_ROLES, type Role } from '@plyhaat/contract/core/roles';
import { and, arrayOverlaps, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { allowances, memberSubscriptions, plans, topupPrices, topups } from '../billing.tables.ts';
import { type Limit, orders } from '../orders.tables.ts';

/** Purchases, grants and refunds of one member happen one after another. Held until the transaction ends. */
export const lockMember = (db: Db, memberId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`billing ${memberId}`}, 0))`);

const paise = (rupees: typeof plans.price | typeof topupPrices.price) => sql<number>`(${rupees} * 100)::int`;

/** `Dealer Standard`: what an order and its invoice call a plan. */
const fullName = sql<string>`${plans.family} || ' ' || ${plans.name}`;

/** What a subscription is worth in paise: its value less refunds that are under way. */
export const worth = sql<number>`greatest(0, member_subscriptions.value - coalesce((
  select sum(ceil(refunds.amount * orders.taxable::numeric / orders.total)) from refunds
  inner join orders on orders.id = refunds.order_id
  where refunds.order_id = member_subscriptions.order_id and refunds.state = 'pending'), 0))`.mapWith(Number);

const forSellers = arrayOverlaps(plans.roles, [...BUSINESS_ROLES]).mapWith(Boolean);

/** As a purchase made it: the plan's time, or the part of it that was paid where a credit was gone. */
const firstMs = sql<number>`(${plans.months} * 30 * 86400000.0 *
  case when ${orders.flag} = 'credit_gone' then ${orders.taxable}::numeric / ${orders.price} else 1 end)`.mapWith(
  Number,
);

/** The first of equals. Unlimited items have no allowance row. */
const tightest = sql<Limit | null>`(
  select json_build_object('kind', share.kind, 'left', share.granted - share.used, 'granted', share.granted)
    from ${allowances} as share where share.subscription_id = ${memberSubscriptions.id} and share.granted > 0
   order by (share.granted - share.used)::numeric / share.granted, share.position limit 1)`;

/** What runs now or waits, in the order in which it begins. */
export const selectHeld = (db: Db, memberId: string) =>
  db
    .select({
      id: memberSubscriptions.id,
      key: plans.key,
      name: fullName,
      price: paise(plans.price),
      value: worth,
      startsAt: memberSubscriptions.startsAt,
      endsAt: memberSubscriptions.endsAt,
      createdAt: memberSubscriptions.createdAt,
      firstMs,
      tightest,
      forSellers,
    })
    .from(memberSubscriptions)
    .innerJoin(plans, eq(plans.id, memberSubscriptions.planId))
    .leftJoin(orders, eq(orders.id, memberSubscriptions.orderId))
    .where(
      and(
        eq(memberSubscriptions.memberId, memberId),
        isNull(memberSubscriptions.endReason),
        gt(memberSubscriptions.endsAt, sql`now()`),
      ),
    )
    .orderBy(asc(memberSubscriptions.startsAt), asc(memberSubscriptions.id));

const planColumns = {
  id: plans.id,
  key: plans.key,
  name: fullName,
  price: paise(plans.price),
  months: plans.months,
  roles: plans.roles,
  forSellers,
  isOffered: plans.isOffered,
  sale: sql<[number, number]>`array[${plans.sales}, ${plans.saleDays}]`,
  advertisement: sql<[number, number]>`array[${plans.advertisements}, ${plans.advertisementDays}]`,
  banner: sql<[number, number]>`array[${plans.banners}, ${plans.bannerDays}]`,
  opportunity: sql<[number, number]>`array[${plans.opportunities}, ${plans.opportunityDays}]`,
};

export const findPlan = async (db: Db, id: string) =>
  (await db.select(planColumns).from(plans).where(eq(plans.id, id)))[0];
export type PlanVersion = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

export const selectTopupPrices = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: topupPrices.id,
      kind: topups.kind,
      quantity: topups.quantity,
      name: topups.name,
      days: topupPrices.days,
      price: paise(topupPrices.price),
      roles: topups.roles,
      isOffered: topups.isOffered,
    })
    .from(topupPrices)
    .innerJoin(topups, eq(topups.id, topupPrices.topupId))
    .where(inArray(topupPrices.id, [...ids]));

export async function findBuyer(db: Db, id: string) {
  const [buyer] = await db
    .select({
      role: sql<Role>`${members.role}`,
      name: members.name,
      email: members.email,
      phone: members.phone,
      language: members.language,
      now: sql<Date>`now()`.mapWith(members.createdAt),
    })
    .from(members)
    .where(eq(members.id, id));
  return buyer;
}
