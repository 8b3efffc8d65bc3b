import { MOST_COUNTED } from '@plyhaat/contract/admin/lists';
import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { isoTime, only } from '#platform/db/sql.ts';
import { allowances, memberSubscriptions, plans, topupPrices, topups } from '../../billing.tables.ts';
import { planColumns } from '../../plans.sql.ts';

/** Changes of one plan or top-up happen one after another. Held until the transaction ends. */
export const lockOffer = (db: Db, name: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`offer ${name}`}, 0))`);

/** Columns of the outer query are named in full below: drizzle leaves out the table where there is one only. */
const most = sql.raw(String(MOST_COUNTED + 1));

/** Every version of every plan, or of one, newest first. */
export const selectPlanVersions = (db: Db, key?: string) =>
  db
    .select({
      ...planColumns,
      key: plans.key,
      roles: plans.roles,
      version: plans.version,
      isOffered: plans.isOffered,
      sold: sql<number>`(select count(*)::int from
        (select from ${memberSubscriptions} as held where held.plan_id = plans.id limit ${most}) as sold)`,
    })
    .from(plans)
    .where(key === undefined ? undefined : eq(plans.key, key))
    .orderBy(asc(plans.key), desc(plans.version));

export const insertPlanVersion = async (db: Db, row: typeof plans.$inferInsert): Promise<string> =>
  only(await db.insert(plans).values(row).returning({ id: plans.id })).id;

/** Takes the version on offer away; false where there is none. */
export const withdrawPlan = async (db: Db, key: string): Promise<boolean> =>
  (
    await db
      .update(plans)
      .set({ isOffered: false })
      .where(and(eq(plans.key, key), plans.isOffered))
      .returning({ id: plans.id })
  ).length > 0;

export const putOnOffer = (db: Db, id: string) => db.update(plans).set({ isOffered: true }).where(eq(plans.id, id));

/** A top-up: so many of a kind. */
export type TopupName = { readonly kind: AllowanceKind; readonly quantity: number };
const isTopup = ({ kind, quantity }: TopupName) => and(eq(topups.kind, kind), eq(topups.quantity, quantity));

/** As of plans, with their prices. */
export async function selectTopupVersions(db: Db, name?: TopupName) {
  const rows = await db
    .select({
      _id: topups.id,
      kind: topups.kind,
      quantity: topups.quantity,
      name: topups.name,
      description: topups.description,
      messages: topups.messages,
      roles: topups.roles,
      position: topups.position,
      version: topups.version,
      isOffered: topups.isOffered,
      createdAt: isoTime(topups.createdAt),
      sold: sql<number>`(select count(*)::int from (select from ${topupPrices} as price
        join ${allowances} as held on held.topup_price_id = price.id
        where price.topup_id = topups.id limit ${most}) as sold)`,
    })
    .from(topups)
    .where(name && isTopup(name))
    .orderBy(asc(topups.position), desc(topups.version));
  const prices = await db
    .select({
      topupId: topupPrices.topupId,
      _id: topupPrices.id,
      price: topupPrices.price,
      numberOfDays: topupPrices.days,
    })
    .from(topupPrices)
    .where(
      inArray(
        topupPrices.topupId,
        rows.map(({ _id }) => _id),
      ),
    )
    .orderBy(asc(topupPrices.days));
  const pricesOf = Map.groupBy(prices, ({ topupId }) => topupId);
  return rows.map((row) => ({
    ...row,
    priceArr: (pricesOf.get(row._id) ?? []).map(({ topupId: _, ...price }) => price),
  }));
}

type Priced = { readonly price: number; readonly numberOfDays: number };

export async function insertTopupVersion(db: Db, row: typeof topups.$inferInsert, prices: readonly Priced[]) {
  const { id } = only(await db.insert(topups).values(row).returning({ id: topups.id }));
  await db
    .insert(topupPrices)
    .values(prices.map(({ price, numberOfDays }) => ({ topupId: id, price, days: numberOfDays })));
}

export const withdrawTopup = async (db: Db, name: TopupName): Promise<boolean> =>
  (
    await db
      .update(topups)
      .set({ isOffered: false })
      .where(and(isTopup(name), topups.isOffered))
      .returning({ id: topups.id })
  ).length > 0;

export const putTopupOnOffer = (db: Db, id: string) =>
  db.update(topups).set({ isOffered: true }).where(eq(topups.id, id));
