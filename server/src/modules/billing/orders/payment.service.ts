import { HOUR_SECONDS, MINUTE_SECONDS } from '@plyhaat/contract/core/time-units';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { type ProviderState, ProviderUnavailable } from '../providers/provider.ts';
import { settleOrder } from './grant.service.ts';
import { lockMember } from './held.sql.ts';
import { changeOrder, findOrder, isOpen, isSettled, lockOrder, type OrderRow, selectOverdue } from './orders.sql.ts';
import { addStatus } from './steps.sql.ts';
import { keepUnmatched } from './unmatched.sql.ts';

export const CHECK_TASK = 'billing.checkOrder';
export const FIRST_CHECK_S = 20;

const GIVE_UP_MS = 24 * HOUR_SECONDS * 1000;
/** A provider that does not know an order after this long was never reached. */
const UNKNOWN_MS = 15 * MINUTE_SECONDS * 1000;

/** Seconds between checks, each so many times; after that hourly. */
const STEPS: readonly (readonly [seconds: number, times: number])[] = [
  [3, 10],
  [6, 10],
  [10, 6],
  [30, 4],
  [MINUTE_SECONDS, 20],
];
const PAUSES = STEPS.flatMap(([seconds, times]) => Array.from({ length: times }, () => seconds));
const pauseAfter = (checks: number): number => PAUSES[checks - 1] ?? HOUR_SECONDS;

/** Queued under the order's own key, so that only one check waits at a time. */
export const planCheck = (db: Db, { id, checkAt }: Pick<OrderRow, 'id' | 'checkAt'>) =>
  ask(db, CHECK_TASK, { orderId: id }, { key: `${CHECK_TASK} ${id}`, ...(checkAt && { runAt: checkAt }) });

async function postpone(db: Db, order: OrderRow, unknown: boolean): Promise<OrderRow> {
  const age = Date.now() - order.createdAt.getTime();
  if (age > GIVE_UP_MS || (unknown && age > UNKNOWN_MS))
    return changeOrder(db, order.id, { state: 'EXPIRED', checkAt: null });
  const checks = order.checks + 1;
  const checkAt = new Date(Date.now() + pauseAfter(checks) * 1000);
  const waiting = await changeOrder(db, order.id, { checks, checkAt });
  await planCheck(db, waiting);
  return waiting;
}

const matches = (order: OrderRow, answer: ProviderState) =>
  answer.orderId === order.id && answer.amountPaise === order.total;

/** What the provider's answer means for the order, which is locked meanwhile. */
async function apply(db: Db, deps: Deps, order: OrderRow, answer: ProviderState | undefined, scheduled: boolean) {
  if (isSettled(order)) return order;
  await addStatus(db, order.id, answer?.state ?? 'no_answer', answer?.state === 'paid' ? answer.amountPaise : null);
  if (answer?.state === 'paid' && matches(order, answer)) return settleOrder(db, deps, order, answer.reference);
  if (answer?.state === 'paid') {
    deps.log.error({ order: order.id, answer }, 'a payment does not match its order');
    await changeOrder(db, order.id, { flag: 'amount_mismatch' });
    await keepUnmatched(db, {
      provider: order.provider,
      providerOrderId: order.id,
      orderId: order.id,
      reason: 'other_amount',
      amount: answer.amountPaise ?? 0,
      reference: answer.reference,
    });
  }
  if (!isOpen(order)) return order;
  if (answer?.state === 'failed') return changeOrder(db, order.id, { state: 'FAILED', checkAt: null });
  return scheduled ? postpone(db, order, answer?.state === 'unknown') : order;
}

async function statusOf(deps: Deps, order: OrderRow): Promise<ProviderState | undefined> {
  try {
    return await deps.payments.named(order.provider)?.status(order.id);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.warn({ order: order.id, err: error }, 'payment status');
    return undefined;
  }
}

/**
 * Asks the provider how an order stands, and acts on its answer: the only way to PAID. A scheduled check plans the next
 * one, in the same transaction.
 */
export async function checkOrder(deps: Deps, id: string, scheduled = false): Promise<OrderRow> {
  const order = await findOrder(deps.db, id);
  if (!order) throw new Error(`no order ${id}`);
  if (isSettled(order)) return order;
  const answer = await statusOf(deps, order);
  return deps.db.transaction(async (db) => {
    await lockMember(db, order.memberId);
    return apply(db, deps, await lockOrder(db, id), answer, scheduled);
  });
}

export async function replanOverdue(db: Db): Promise<void> {
  for (const { id } of await selectOverdue(db)) await planCheck(db, { id, checkAt: null });
}
