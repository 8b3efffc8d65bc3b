import type { OrderKind } from '@plyhaat/contract/billing/orders';
import type { OrderState, PaymentMethod } from '@plyhaat/contract/billing/payments';
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { orders } from '../orders.tables.ts';
import { addStep } from './steps.sql.ts';

export type OrderRow = typeof orders.$inferSelect;
type NewOrder = typeof orders.$inferInsert;

/** Those that may still be paid, as far as we know. */
const OPEN: OrderState[] = ['CREATED', 'PENDING'];
export const isOpen = ({ state }: Pick<OrderRow, 'state'>): boolean => OPEN.includes(state);
export const isSettled = ({ state }: Pick<OrderRow, 'state'>): boolean => state === 'PAID' || state === 'REFUNDED';

export async function insertOrder(db: Db, order: NewOrder): Promise<OrderRow> {
  const row = only(await db.insert(orders).values(order).returning());
  await addStep(db, { orderId: row.id, kind: 'state', said: row.state });
  return row;
}

export const findOrder = async (db: Db, id: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0];

/** Locked until the transaction ends. */
export const lockOrder = async (db: Db, id: string): Promise<OrderRow> =>
  only(await db.select().from(orders).where(eq(orders.id, id)).for('update'));

export const findByKey = async (db: Db, memberId: string, key: string): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.memberId, memberId), eq(orders.idempotencyKey, key)))
  )[0];

/** Frees the key of a failed order for the next attempt. */
export const freeKey = (db: Db, id: string) => db.update(orders).set({ idempotencyKey: null }).where(eq(orders.id, id));

type Same = { memberId: string; kind: OrderKind; itemsKey: string; method: PaymentMethod };

/** The same purchase of a moment ago: still open and under ten minutes old, or paid in the last minute. */
export const findRecent = async (db: Db, { memberId, kind, itemsKey, method }: Same): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.memberId, memberId),
          eq(orders.kind, kind),
          eq(orders.itemsKey, itemsKey),
          eq(orders.method, method),
          or(
            and(inArray(orders.state, OPEN), sql`${orders.createdAt} > now() - interval '10 minutes'`),
            and(eq(orders.state, 'PAID'), sql`${orders.paidAt} > now() - interval '60 seconds'`),
          ),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1)
  )[0];

/** Whether this call may ask the provider to begin: a second click waits for the first one's answer. */
export const claimStart = async (db: Db, id: string): Promise<boolean> =>
  (
    await db
      .update(orders)
      .set({ startedAt: sql`now()` })
      .where(
        and(
          eq(orders.id, id),
          inArray(orders.state, OPEN),
          sql`${orders.redirectUrl} is null`,
          or(sql`${orders.startedAt} is null`, lt(orders.startedAt, sql`now() - interval '30 seconds'`)),
        ),
      )
      .returning({ id: orders.id })
  ).length > 0;

export const unclaimStart = (db: Db, id: string) => db.update(orders).set({ startedAt: null }).where(eq(orders.id, id));

/** The provider knows the order now. */
export const markPending = async (db: Db, id: string, redirectUrl: string | null, reference: string | null) =>
  only(
    await db
      .update(orders)
      .set({
        state: sql`case when ${orders.state} = 'CREATED' then 'PENDING' else ${orders.state} end`,
        redirectUrl,
        reference: sql`coalesce(${reference}, ${orders.reference})`,
        updatedAt: sql`now()`,
      })
      .where(eq(orders.id, id))
      .returning(),
  );

export async function changeOrder(db: Db, id: string, change: Partial<NewOrder>): Promise<OrderRow> {
  if (change.state) await addStep(db, { orderId: id, kind: 'state', said: change.state });
  return only(
    await db
      .update(orders)
      .set({ ...change, updatedAt: sql`now()` as never })
      .where(eq(orders.id, id))
      .returning(),
  );
}

/** Orders whose check is overdue because its job was lost. */
export const selectOverdue = (db: Db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.state, OPEN), sql`${orders.checkAt} < now() - interval '2 minutes'`))
    .limit(1000);

export const forgetContact = (db: Db, memberId: string) =>
  db.update(orders).set({ email: null, idempotencyKey: null }).where(eq(orders.memberId, memberId));
