import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { type ProviderState, ProviderUnavailable } from '../providers/provider.ts';
import { settleBy } from './attempts.service.ts';
import { changeOther, endOthers, findOther, selectOthers } from './attempts.sql.ts';
import { checkAfter, GIVE_UP_MS, planCheck, UNKNOWN_MS } from './checks.ts';
import { settleOrder } from './grant.service.ts';
import { lockMember } from './held.sql.ts';
import {
  attemptOf,
  changeOrder,
  findOrder,
  isOpen,
  isSettled,
  lockOrder,
  type OrderRow,
  selectOverdue,
} from './orders.sql.ts';
import { returnSecond } from './returns.service.ts';
import { addStatus } from './steps.sql.ts';
import { keepUnmatched } from './unmatched.sql.ts';

/** One attempt to pay an order, as its provider knows it. */
type Attempt = { readonly id: string; readonly provider: string };
type Heard = { readonly attempt: Attempt; readonly answer: ProviderState | undefined };

/**
 * What may still bring money is asked for again, for a day: an open order, a cancelled one, and attempts that another one
 * took the place of.
 */
async function planNext(db: Db, order: OrderRow, heard: readonly Heard[]): Promise<OrderRow> {
  const hasOthers = (await selectOthers(db, order.id)).some(({ state }) => state === 'open');
  const isUnknown = !hasOthers && heard.some(({ answer }) => answer?.state === 'unknown');
  const age = Date.now() - (order.attemptedAt ?? order.createdAt).getTime();
  const isFailed = heard.some(({ attempt, answer }) => attempt.id === attemptOf(order) && answer?.state === 'failed');
  const isWatched = hasOthers || isOpen(order) || (order.state === 'CANCELLED' && !isFailed);
  if (!isWatched || age > GIVE_UP_MS || (isUnknown && age > UNKNOWN_MS)) {
    await endOthers(db, order.id);
    return changeOrder(db, order.id, { checkAt: null, ...(isOpen(order) && { state: 'EXPIRED' }) });
  }
  const checks = order.checks + 1;
  const waiting = await changeOrder(db, order.id, { checks, checkAt: checkAfter(checks) });
  await planCheck(db, waiting);
  return waiting;
}

async function keepMismatch(db: Db, deps: Deps, order: OrderRow, attempt: Attempt, answer: ProviderState) {
  deps.log.error({ order: order.id, answer }, 'a payment does not match its order');
  await keepUnmatched(db, {
    provider: attempt.provider,
    providerOrderId: attempt.id,
    orderId: order.id,
    reason: 'other_amount',
    amount: answer.amountPaise ?? 0,
    reference: answer.reference,
  });
  return changeOrder(db, order.id, { flag: 'amount_mismatch' });
}

/** The attempt that was paid first buys; what another one brings goes back (BILL-26). */
async function takePayment(db: Db, deps: Deps, order: OrderRow, attempt: Attempt, answer: ProviderState) {
  if (answer.orderId !== attempt.id || answer.amountPaise !== order.total)
    return keepMismatch(db, deps, order, attempt, answer);
  if (attempt.id === attemptOf(order)) return settleOrder(db, deps, order, answer.reference);
  const other = await findOther(db, attempt.id);
  if (!other || other.state === 'paid') return order;
  if (!isSettled(order)) return settleOrder(db, deps, await settleBy(db, order, other), answer.reference);
  await returnSecond(db, order, other, answer.reference);
  return order;
}

/** What the provider's answer about an attempt means for the order, which is locked meanwhile. */
async function apply(db: Db, deps: Deps, order: OrderRow, { attempt, answer }: Heard): Promise<OrderRow> {
  const isCurrent = attempt.id === attemptOf(order);
  if (isCurrent && isSettled(order)) return order;
  await addStatus(db, {
    orderId: order.id,
    said: answer?.state ?? 'no_answer',
    amount: answer?.state === 'paid' ? answer.amountPaise : null,
    about: attempt.id === order.id ? null : attempt.id,
  });
  if (answer?.state === 'paid') return takePayment(db, deps, order, attempt, answer);
  if (answer?.state !== 'failed') return order;
  if (!isCurrent) await changeOther(db, attempt.id, { state: 'over' });
  return isCurrent && isOpen(order) ? changeOrder(db, order.id, { state: 'FAILED', checkAt: null }) : order;
}

async function hear(deps: Deps, order: OrderRow, attempt: Attempt): Promise<Heard> {
  try {
    return { attempt, answer: await deps.payments.named(attempt.provider)?.status(attempt.id) };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.warn({ order: order.id, err: error }, 'payment status');
    return { attempt, answer: undefined };
  }
}

/** The attempts that may have been paid; one that is over only where a notice names it. */
async function attemptsOf(db: Db, order: OrderRow, named: string | undefined): Promise<Attempt[]> {
  const others = (await selectOthers(db, order.id)).filter(
    ({ id, state }) => state === 'open' || (state === 'over' && id === named),
  );
  return isSettled(order) ? others : [{ id: attemptOf(order), provider: order.provider }, ...others];
}

type Check = {
  /** Plans the next check, in the same transaction. */
  readonly isScheduled?: boolean;
  /** The attempt that a notice is about. */
  readonly named?: string;
};

/** Asks providers how an order stands, and acts on their answers: the only way to PAID. */
export async function checkOrder(deps: Deps, id: string, { isScheduled, named }: Check = {}): Promise<OrderRow> {
  const order = await findOrder(deps.db, id);
  if (!order) throw new Error(`no order ${id}`);
  const attempts = await attemptsOf(deps.db, order, named);
  if (attempts.length === 0 && !order.checkAt) return order;
  const heard = await Promise.all(attempts.map((attempt) => hear(deps, order, attempt)));
  return deps.db.transaction(async (db) => {
    await lockMember(db, order.memberId);
    const locked = await lockOrder(db, id);
    let now = locked;
    for (const one of heard) now = await apply(db, deps, now, one);
    return isScheduled || now.state !== locked.state ? planNext(db, now, heard) : now;
  });
}

export async function replanOverdue(db: Db): Promise<void> {
  for (const { id } of await selectOverdue(db)) await planCheck(db, { id, checkAt: null });
}
