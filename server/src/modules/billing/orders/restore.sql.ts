import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { allowances, memberSubscriptions, plans } from '../billing.tables.ts';
import { orders } from '../orders.tables.ts';

type Term = { readonly startsAt: Date; readonly endsAt: Date };

/** What an order replaced and credited, in the order in which it began. What was refunded itself is worth nothing. */
export const selectReplaced = (db: Db, orderId: string) =>
  db
    .select({ id: memberSubscriptions.id, value: memberSubscriptions.value })
    .from(memberSubscriptions)
    .where(and(eq(memberSubscriptions.creditedTo, orderId), gt(memberSubscriptions.value, 0)))
    .orderBy(asc(memberSubscriptions.startsAt), asc(memberSubscriptions.id));

/** The count that the plan granted at first: restores the share that a credit took. */
const firstGranted = sql`coalesce((
  select case when sold.flag = 'credit_gone' then counted.count * sold.taxable / sold.price else counted.count end
    from ${plans} as plan
    cross join lateral (select case ${allowances.kind} when 'sale' then plan.sales
      when 'advertisement' then plan.advertisements when 'banner' then plan.banners else plan.opportunities end) as counted(count)
    left join ${orders} as sold on sold.id = ${allowances.orderId}
   where plan.id = ${allowances.planId}), ${allowances.granted})`;

/** Resumes the rest of a subscription together with allowances that had not begun. */
export async function restoreSubscription(db: Db, id: string, rest: Term & { readonly value: number }): Promise<void> {
  await db
    .update(memberSubscriptions)
    .set({ ...rest, endReason: null, creditedTo: null })
    .where(eq(memberSubscriptions.id, id));
  await db
    .update(allowances)
    .set({
      startsAt: sql`case when ${allowances.isCancelled} then ${rest.startsAt.toISOString()}::timestamptz else ${allowances.startsAt} end`,
      endsAt: sql`greatest(${allowances.endsAt}, ${rest.endsAt.toISOString()}::timestamptz)`,
      granted: firstGranted,
      isCancelled: false,
    })
    .where(eq(allowances.subscriptionId, id));
}

/** Moves a subscription and its allowances to another time of the same length. */
export async function moveSubscription(db: Db, id: string, term: Term): Promise<void> {
  await db.update(memberSubscriptions).set(term).where(eq(memberSubscriptions.id, id));
  await db.update(allowances).set(term).where(eq(allowances.subscriptionId, id));
}
