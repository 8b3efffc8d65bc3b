import type { PaymentMethod } from '@plyhaat/contract/billing/payments';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { ProviderUnavailable } from '../providers/provider.ts';
import { bringBack, changeOther, findOther, type OtherAttempt, replaceAttempt, selectOthers } from './attempts.sql.ts';
import { firstCheck, planCheck } from './checks.ts';
import { newAttemptId } from './order-id.ts';
import { attemptOf, findOrder, type OrderRow } from './orders.sql.ts';
import { addStep } from './steps.sql.ts';

export const CLOSE_TASK = 'billing.closeAttempt';

/** A job, because the member does not wait for it and the change that it follows from must be committed. */
export const planClose = (db: Db, orderId: string, attempt: string) => ask(db, CLOSE_TASK, { orderId, attempt });

/** The provider of an attempt that nobody is to pay any more; undefined where it is wanted, or known to be over. */
function providerOf(order: OrderRow | undefined, other: OtherAttempt | undefined, attempt: string): string | undefined {
  if (order && attemptOf(order) === attempt) return order.state === 'CANCELLED' ? order.provider : undefined;
  return other?.state === 'open' ? other.provider : undefined;
}

/** Asks the provider to take no payment for it. One that cannot, or does not answer, goes on being asked about. */
export async function closeAttempt(deps: Deps, orderId: string, attempt: string): Promise<void> {
  const { db, payments, log } = deps;
  const other = await findOther(db, attempt);
  const provider = providerOf(await findOrder(db, orderId), other, attempt);
  try {
    if (!provider || !(await payments.named(provider)?.close?.(attempt))) return;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return log.warn({ order: orderId, err: error }, 'closing an attempt to pay');
  }
  await db.transaction(async (db) => {
    if (other) await changeOther(db, attempt, { state: 'over' });
    await addStep(db, { orderId, kind: 'start', said: 'closed', about: attempt });
  });
}

/** The attempt that is set aside may still be paid until its provider closes it. */
export async function settleBy(db: Db, order: OrderRow, other: OtherAttempt): Promise<OrderRow> {
  await planClose(db, order.id, attemptOf(order));
  return bringBack(db, order, other);
}

/** A page of the same method that is still open; none where its provider closes pages that were left. */
const pageBefore = ({ payments }: Deps, others: readonly OtherAttempt[], method: PaymentMethod) =>
  payments.providerOf(method).close
    ? undefined
    : others.find((one) => one.method === method && one.state === 'open' && one.redirectUrl);

/** Another method for a locked order that is open: the same order, another attempt. */
export async function changeMethod(db: Db, deps: Deps, order: OrderRow, method: PaymentMethod): Promise<OrderRow> {
  const before = pageBefore(deps, await selectOthers(db, order.id), method);
  await planClose(db, order.id, attemptOf(order));
  if (before) return bringBack(db, order, before);
  const provider = deps.payments.providerOf(method).name;
  const next = await replaceAttempt(db, order, { id: newAttemptId(), method, provider }, firstCheck());
  await planCheck(db, next);
  return next;
}
