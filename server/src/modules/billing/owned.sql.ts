import type { OwnedStatus } from '@plyhaat/contract/billing/owned';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { leads } from '#modules/leads/leads.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime } from '#platform/db/sql.ts';
import { allowances, memberSubscriptions, plans, topupPrices, topups } from './billing.tables.ts';
import { invoices } from './invoices.tables.ts';
import { asPlan, planColumns } from './plans.sql.ts';

const invoiceOf = (orderId: typeof memberSubscriptions.orderId | typeof allowances.orderId) => sql<string | null>`(
  select number from ${invoices} as invoice where invoice.order_id = ${orderId} and invoice.series = 'PH')`;

const subscriptionStatus = sql<OwnedStatus>`case
  when ${memberSubscriptions.endReason} is not null then 'cancelled'
  when ${memberSubscriptions.startsAt} > now() then 'upcoming'
  when ${memberSubscriptions.endsAt} > now() then 'active' else 'expired' end`;

/** What was taken of each subscription's allowances, by kind. */
const usedOf = (kind: string) => sql<number>`(
  select coalesce(sum(used), 0)::int from ${allowances} as share
   where share.subscription_id = ${memberSubscriptions.id} and share.kind = ${kind})`;

export async function selectOwnSubscriptions(db: Db, memberId: string) {
  const rows = await db
    .select({
      plan: { ...planColumns, isOffered: plans.isOffered },
      _id: memberSubscriptions.id,
      orderId: memberSubscriptions.orderId,
      status: subscriptionStatus,
      invoiceNumber: invoiceOf(memberSubscriptions.orderId),
      startDate: isoTime(memberSubscriptions.startsAt),
      endDate: isoTime(memberSubscriptions.endsAt),
      createdAt: isoTime(memberSubscriptions.createdAt),
      advertisements: usedOf('advertisement'),
      flashSales: usedOf('sale'),
      banners: usedOf('banner'),
      opportunities: usedOf('opportunity'),
    })
    .from(memberSubscriptions)
    .innerJoin(plans, eq(plans.id, memberSubscriptions.planId))
    .where(eq(memberSubscriptions.memberId, memberId))
    .orderBy(desc(memberSubscriptions.startsAt), desc(memberSubscriptions.id));
  return rows.map(({ plan: { isOffered, ...plan }, advertisements, flashSales, banners, opportunities, ...own }) => ({
    ...asPlan(plan),
    ...own,
    planId: plan._id,
    isOffered,
    used: { advertisements, flashSales, banners, opportunities },
  }));
}

const topupStatus = sql<OwnedStatus>`case
  when ${allowances.isCancelled} then 'cancelled'
  when ${allowances.used} >= ${allowances.granted} then 'used'
  when ${allowances.endsAt} > now() then 'active' else 'expired' end`;

export const selectOwnTopups = (db: Db, memberId: string) =>
  db
    .select({
      _id: allowances.id,
      orderId: allowances.orderId,
      priceId: topupPrices.id,
      status: topupStatus,
      invoiceNumber: invoiceOf(allowances.orderId),
      name: topups.name,
      description: topups.description,
      kind: topups.kind,
      messages: topups.messages,
      price: topupPrices.price,
      numberOfDays: topupPrices.days,
      purchaseDate: isoTime(allowances.startsAt),
      expiryDate: isoTime(allowances.endsAt),
      createdAt: isoTime(allowances.createdAt),
    })
    .from(allowances)
    .innerJoin(topupPrices, eq(topupPrices.id, allowances.topupPriceId))
    .innerJoin(topups, eq(topups.id, topupPrices.topupId))
    .where(and(eq(allowances.memberId, memberId), isNotNull(allowances.topupPriceId)))
    .orderBy(desc(allowances.createdAt), allowances.position);

/** Plans and prices of orders that are not paid yet, whether or not they are on offer still. */
export const selectPlansById = (db: Db, ids: readonly string[]) =>
  db
    .select({ ...planColumns, isOffered: plans.isOffered })
    .from(plans)
    .where(inArray(plans.id, [...ids]));

export const selectTopupsById = (db: Db, ids: readonly string[]) =>
  db
    .select({
      priceId: topupPrices.id,
      name: topups.name,
      description: topups.description,
      kind: topups.kind,
      messages: topups.messages,
      price: topupPrices.price,
      numberOfDays: topupPrices.days,
    })
    .from(topupPrices)
    .innerJoin(topups, eq(topups.id, topupPrices.topupId))
    .where(inArray(topupPrices.id, [...ids]));

/** Whose it is, and the order it was bought with. */
export const findOwnedSubscription = async (db: Db, id: string) =>
  (
    await db
      .select({ memberId: memberSubscriptions.memberId, orderId: memberSubscriptions.orderId })
      .from(memberSubscriptions)
      .where(eq(memberSubscriptions.id, id))
  )[0];

export const findOwnedTopup = async (db: Db, id: string) =>
  (
    await db
      .select({ memberId: allowances.memberId, orderId: allowances.orderId })
      .from(allowances)
      .where(and(eq(allowances.id, id), isNotNull(allowances.topupPriceId)))
  )[0];

type Term = { readonly _id: string; readonly startDate: string; readonly endDate: string };

/** The products a member has, and the leads that came while each subscription ran. */
export async function countUse(db: Db, memberId: string, terms: readonly Term[]) {
  const counted = await Promise.all(
    terms.map(async ({ _id, startDate, endDate }) => {
      const during = sql`${leads.createdAt} >= ${startDate}::timestamptz and ${leads.createdAt} < ${endDate}::timestamptz`;
      return [_id, await db.$count(leads, and(eq(leads.sellerId, memberId), during))] as const;
    }),
  );
  return { products: await db.$count(products, eq(products.sellerId, memberId)), leads: new Map(counted) };
}
