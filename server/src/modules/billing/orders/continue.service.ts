import { orderOver, orderPaid, type PaymentMethod, paymentFailed } from '@plyhaat/contract/billing/payments';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { changeMethod, planClose } from './attempts.service.ts';
import { GIVE_UP_MS } from './checks.ts';
import { lockMember } from './held.sql.ts';
import { attemptOf, changeOrder, isOpen, isSettled, lockOrder, type OrderRow } from './orders.sql.ts';
import { checkOrder } from './payment.service.ts';
import { begin, down, type Placed } from './start.service.ts';

/** What it was quoted at holds for a day: an upgrade begins at the moment it was ordered at. */
export const isOld = ({ createdAt }: OrderRow): boolean => Date.now() - createdAt.getTime() > GIVE_UP_MS;

/** By the method that is asked for, which may be another one than before. */
export async function resume(db: Db, deps: Deps, id: string, method: PaymentMethod): Promise<Placed> {
  const order = await lockOrder(db, id);
  if (!isOpen(order) || order.method === method) return { order, isClaimed: false };
  const next = await changeMethod(db, deps, order, method);
  return { order: next, isClaimed: next.redirectUrl === null };
}

/** Its page is closed where that can be; what is paid nevertheless is honoured, and asked about for a day (BILL-25). */
export async function setCancelled(db: Db, order: OrderRow): Promise<OrderRow> {
  await planClose(db, order.id, attemptOf(order));
  return changeOrder(db, order.id, { state: 'CANCELLED', idempotencyKey: null });
}

/** The order, locked for a change of its member; it was asked about just before, because a payment comes first. */
const changeOpen = async <T>(deps: Deps, order: OrderRow, change: (db: Db, locked: OrderRow) => Promise<T>) => {
  if (isOpen(order)) await checkOrder(deps, order.id);
  return deps.db.transaction(async (db) => {
    await lockMember(db, order.memberId);
    return change(db, await lockOrder(db, order.id));
  });
};

/** The same order again, also by another method. One that turns out to be paid is answered as paid. */
export async function continueOrder(deps: Deps, order: OrderRow, method: PaymentMethod): Promise<OrderRow> {
  if (!deps.payments.methods.includes(method)) throw down(method);
  const placed = await changeOpen(deps, order, async (db, locked): Promise<Placed> => {
    if (isSettled(locked)) return { order: locked, isClaimed: false };
    if (!isOpen(locked) || isOld(locked)) throw new AppError(orderOver);
    return resume(db, deps, locked.id, method);
  });
  const now = await begin(deps, placed);
  if (!isOpen(now) && !isSettled(now)) throw new AppError(paymentFailed);
  return now;
}

export const cancelOwn = (deps: Deps, order: OrderRow): Promise<OrderRow> =>
  changeOpen(deps, order, async (db, locked) => {
    if (locked.state === 'CANCELLED') return locked;
    if (isSettled(locked)) throw new AppError(orderPaid);
    if (!isOpen(locked)) throw new AppError(orderOver);
    return setCancelled(db, locked);
  });
