import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { memberSubscriptions } from '../billing.tables.ts';
import { orders, refunds } from '../orders.tables.ts';

export type RefundRow = typeof refunds.$inferSelect;

export const insertRefund = async (db: Db, row: typeof refunds.$inferInsert): Promise<RefundRow> =>
  only(await db.insert(refunds).values(row).returning());

export const findRefund = async (db: Db, id: string): Promise<RefundRow> =>
  only(await db.select().from(refunds).where(eq(refunds.id, id)));

/** What was asked for and has not failed, in paise. */
export async function sumRefunds(db: Db, orderId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::bigint`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed')));
  return row?.sum ?? 0;
}

/** What later paid orders were credited from this one, in paise before GST. */
export async function sumCreditedAway(db: Db, orderId: string): Promise<number> {
  const [row] = await db
    .select({
      sum: sql<number>`coalesce(sum((select sum((line->>'amount')::bigint) from jsonb_array_elements(${orders.credits}) as entry(line)
        where line->>'subscriptionId' = ${memberSubscriptions.id}::text)), 0)::bigint`.mapWith(Number),
    })
    .from(memberSubscriptions)
    .innerJoin(orders, and(eq(orders.id, memberSubscriptions.creditedTo), eq(orders.state, 'PAID')))
    .where(eq(memberSubscriptions.orderId, orderId));
  return row?.sum ?? 0;
}

export const findRefundByKey = async (db: Db, askedBy: string, key: string): Promise<RefundRow | undefined> =>
  (
    await db
      .select()
      .from(refunds)
      .where(and(eq(refunds.askedBy, askedBy), eq(refunds.idempotencyKey, key)))
  )[0];

export const changeRefund = async (db: Db, id: string, change: Partial<RefundRow>): Promise<RefundRow> =>
  only(await db.update(refunds).set(change).where(eq(refunds.id, id)).returning());

/** Locked until the transaction ends. */
export const lockRefund = async (db: Db, id: string): Promise<RefundRow> =>
  only(await db.select().from(refunds).where(eq(refunds.id, id)).for('update'));
