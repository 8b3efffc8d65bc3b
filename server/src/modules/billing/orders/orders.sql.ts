import type { OrderKind } from '@plyhaat/contract/billing/orders';
import type { OrderState, PaymentMethod } from '@plyhaat/contract/billing/payments';
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
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

/** What its provider calls the payment under way. */
export const attemptOf = ({ id, attempt }: Pick<OrderRow, 'id' | 'attempt'>): string => attempt ?? id;
/** What its provider calls the payment that an order was paid by. */
export const paidAsOf = (order: Pick<OrderRow, 'id' | 'attempt' | 'paidAs'>): string =>
  order.paidAs ?? attemptOf(order);

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

type Same = { memberId: string; kind: OrderKind; itemsKey: string };

const isSame = ({ memberId, kind, itemsKey }: Same) =>
  and(eq(orders.memberId, memberId), eq(orders.kind, kind), eq(orders.itemsKey, itemsKey));

/** The same purchase, paid by the same method in the last minute. */
export const findJustPaid = async (db: Db, same: Same, method: PaymentMethod): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(
        and(
          isSame(same),
          eq(orders.method, method),
          eq(orders.state, 'PAID'),
          sql`${orders.paidAt} > now() - interval '60 seconds'`,
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1)
  )[0];

export const findOpen = async (db: Db, same: Same): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(isSame(same), inArray(orders.state, OPEN)))
      .orderBy(desc(orders.createdAt))
      .limit(1)
  )[0];

/** The attempt that a caller speaks for: another method may have taken its place meanwhile. */
const isAttempt = ({ id, attempt }: Pick<OrderRow, 'id' | 'attempt'>) =>
  and(eq(orders.id, id), attempt === null ? isNull(orders.attempt) : eq(orders.attempt, attempt));

/** Whether this call may ask the provider to begin: a second click waits for the first one's answer. */
export const claimStart = async (db: Db, order: OrderRow): Promise<boolean> =>
  (
    await db
      .update(orders)
      .set({ startedAt: sql`now()` })
      .where(
        and(
          isAttempt(order),
          inArray(orders.state, OPEN),
          sql`${orders.redirectUrl} is null`,
          or(sql`${orders.startedAt} is null`, lt(orders.startedAt, sql`now() - interval '30 seconds'`)),
        ),
      )
      .returning({ id: orders.id })
  ).length > 0;

export const unclaimStart = (db: Db, order: OrderRow) =>
  db.update(orders).set({ startedAt: null }).where(isAttempt(order));

/** The provider knows the attempt now; undefined where another one took its place. */
export const markPending = async (
  db: Db,
  order: OrderRow,
  redirectUrl: string | null,
  reference: string | null,
): Promise<OrderRow | undefined> =>
  (
    await db
      .update(orders)
      .set({
        state: sql`case when ${orders.state} = 'CREATED' then 'PENDING' else ${orders.state} end`,
        redirectUrl,
        reference: sql`coalesce(${reference}, ${orders.reference})`,
        updatedAt: sql`now()`,
      })
      .where(isAttempt(order))
      .returning()
  )[0];

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
  db.select({ id: orders.id }).from(orders).where(sql`${orders.checkAt} < now() - interval '2 minutes'`).limit(1000);

export const forgetContact = (db: Db, memberId: string) =>
  db.update(orders).set({ email: null, idempotencyKey: null }).where(eq(orders.memberId, memberId));
