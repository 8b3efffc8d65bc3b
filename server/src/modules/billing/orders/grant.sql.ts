import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { allowances, memberSubscriptions } from '../billing.tables.ts';
import type { Credit } from '../orders.tables.ts';
import { givenBack } from './credit.ts';
import { worth } from './held.sql.ts';

export const insertSubscription = async (db: Db, row: typeof memberSubscriptions.$inferInsert): Promise<string> =>
  only(await db.insert(memberSubscriptions).values(row).returning({ id: memberSubscriptions.id })).id;

export async function insertAllowances(db: Db, rows: (typeof allowances.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(allowances).values(rows);
}

type Crediting = { readonly id: string; readonly createdAt: Date; readonly credits: readonly Credit[] };

/** Locks the allowances of the credited plans, so that nothing of them is published meanwhile. */
const lockAllowances = (db: Db, subscriptionIds: string[]) =>
  db
    .select({
      id: allowances.id,
      subscriptionId: allowances.subscriptionId,
      granted: allowances.granted,
      used: allowances.used,
    })
    .from(allowances)
    .where(inArray(allowances.subscriptionId, subscriptionIds))
    .orderBy(allowances.id)
    .for('update');

/**
 * Ends subscriptions whose rest an order credits; false, and nothing changed, where one of them is credited or ended
 * already, or is worth less than when it was counted: a part was refunded since, or published. Of what a running one
 * allowed, the credited share is given back and the rest stays usable until its own end; one that waited never begins.
 */
export async function creditAway(db: Db, order: Crediting): Promise<boolean> {
  const ids = order.credits.map(({ subscriptionId }) => subscriptionId);
  const theirs = inArray(memberSubscriptions.id, ids);
  const free = await db
    .select({ id: memberSubscriptions.id, startsAt: memberSubscriptions.startsAt, worth })
    .from(memberSubscriptions)
    .where(and(theirs, isNull(memberSubscriptions.endReason), isNull(memberSubscriptions.creditedTo)))
    .for('update');
  const isWhole = ({ subscriptionId, value }: Credit) =>
    free.some((one) => one.id === subscriptionId && one.worth >= value);
  if (!order.credits.every(isWhole)) return false;
  const shareOf = new Map(order.credits.map(({ subscriptionId, share = 0 }) => [subscriptionId, share]));
  const back = (await lockAllowances(db, ids)).map((one) => ({
    ...one,
    count: givenBack(one.granted, shareOf.get(one.subscriptionId ?? '') ?? 0),
  }));
  if (back.some(({ granted, used, count }) => granted - used < count)) return false;
  await db
    .update(memberSubscriptions)
    .set({
      endsAt: sql`greatest(${memberSubscriptions.startsAt}, least(${memberSubscriptions.endsAt}, ${order.createdAt.toISOString()}::timestamptz))`,
      endReason: 'upgraded',
      creditedTo: order.id,
    })
    .where(theirs);
  const waiting = free.filter(({ startsAt }) => startsAt > order.createdAt).map(({ id }) => id);
  if (waiting.length > 0) await cancelAllowances(db, inArray(allowances.subscriptionId, waiting));
  for (const { id, subscriptionId, granted, count } of back)
    if (count > 0 && !waiting.includes(subscriptionId ?? ''))
      await db
        .update(allowances)
        .set({ granted: granted - count })
        .where(eq(allowances.id, id));
  return true;
}

const cancelAllowances = (db: Db, which: ReturnType<typeof eq>) =>
  db
    .update(allowances)
    .set({ endsAt: sql`least(${allowances.endsAt}, greatest(${allowances.startsAt}, now()))`, isCancelled: true })
    .where(which);

/** Ends what a refunded order granted: running grants stop now, later ones never begin. */
export async function endGrants(db: Db, orderId: string): Promise<void> {
  await db
    .update(memberSubscriptions)
    .set({
      endsAt: sql`greatest(${memberSubscriptions.startsAt}, least(${memberSubscriptions.endsAt}, now()))`,
      endReason: sql`coalesce(${memberSubscriptions.endReason}, 'refunded')`,
      value: 0,
    })
    .where(eq(memberSubscriptions.orderId, orderId));
  await cancelAllowances(db, eq(allowances.orderId, orderId));
}

/** A refunded part must not be credited at an upgrade. */
export const reduceValue = (db: Db, orderId: string, paise: number) =>
  db
    .update(memberSubscriptions)
    .set({ value: sql`greatest(0, ${memberSubscriptions.value} - ${paise}::bigint)` })
    .where(eq(memberSubscriptions.orderId, orderId));
