import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { orders, otherAttempts } from '../orders.tables.ts';
import { attemptOf, changeOrder, type OrderRow } from './orders.sql.ts';

export type OtherAttempt = typeof otherAttempts.$inferSelect;

export const selectOthers = (db: Db, orderId: string): Promise<OtherAttempt[]> =>
  db.select().from(otherAttempts).where(eq(otherAttempts.orderId, orderId)).orderBy(asc(otherAttempts.createdAt));

export const findOther = async (db: Db, id: string): Promise<OtherAttempt | undefined> =>
  (await db.select().from(otherAttempts).where(eq(otherAttempts.id, id)))[0];

export const changeOther = (db: Db, id: string, change: Partial<Pick<OtherAttempt, 'state' | 'redirectUrl'>>) =>
  db.update(otherAttempts).set(change).where(eq(otherAttempts.id, id));

/** What nobody paid for a day is not asked for any more. */
export const endOthers = (db: Db, orderId: string) =>
  db
    .update(otherAttempts)
    .set({ state: 'over' })
    .where(and(eq(otherAttempts.orderId, orderId), eq(otherAttempts.state, 'open')));

/** The attempt of a locked order makes room for another one. */
async function setAside(db: Db, order: OrderRow): Promise<void> {
  const { id: orderId, method, provider, redirectUrl } = order;
  await db.insert(otherAttempts).values({ id: attemptOf(order), orderId, method, provider, redirectUrl });
}

type Next = Pick<OrderRow, 'method' | 'provider'> & { readonly id: string };

/** A new attempt takes the place of the one under way. */
export async function replaceAttempt(db: Db, order: OrderRow, { id, ...next }: Next, checkAt: Date): Promise<OrderRow> {
  await setAside(db, order);
  const now = new Date();
  const fresh = { redirectUrl: null, reference: null, startedAt: now, attemptedAt: now, checks: 0, checkAt };
  return changeOrder(db, order.id, { ...next, ...fresh, attempt: id });
}

/** An attempt that was set aside comes back in the place of the one under way: it was paid, or is chosen again. */
export async function bringBack(db: Db, order: OrderRow, other: OtherAttempt): Promise<OrderRow> {
  await db.delete(otherAttempts).where(eq(otherAttempts.id, other.id));
  await setAside(db, order);
  const { id, method, provider, redirectUrl } = other;
  const attempt = id === order.id ? null : id;
  return changeOrder(db, order.id, { attempt, method, provider, redirectUrl, reference: null });
}

/** The order that a provider speaks of, by its name of any attempt. */
export async function findAttempted(db: Db, provider: string, id: string): Promise<string | undefined> {
  const [current] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.provider, provider), or(eq(orders.attempt, id), and(eq(orders.id, id), isNull(orders.attempt)))),
    );
  if (current) return current.id;
  const other = await findOther(db, id);
  return other?.provider === provider ? other.orderId : undefined;
}

/** Every name that providers have for an order. */
export const namesOf = (orderId: string) => sql`(
  select ${orderId} union all select attempt from ${orders} where ${orders.id} = ${orderId}
  union all select id from ${otherAttempts} where ${otherAttempts.orderId} = ${orderId})`;
