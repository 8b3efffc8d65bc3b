import { notFound } from '@plyhaat/contract/core/errors';
import { formatRupees } from '@plyhaat/contract/core/money';
import { name, told } from '@plyhaat/contract/notifications/told';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { secondPaymentReturned } from '../billing.events.ts';
import { ProviderUnavailable, type RefundState } from '../providers/provider.ts';
import { asSaid } from '../said.ts';
import { changeOther, type OtherAttempt } from './attempts.sql.ts';
import { newRefundId } from './order-id.ts';
import type { OrderRow } from './orders.sql.ts';
import { refundPause } from './refunds.service.ts';
import { addStep } from './steps.sql.ts';
import { changeUnmatched, findUnmatched, keepUnmatched, lockUnmatched, type UnmatchedRow } from './unmatched.sql.ts';

export const UNMATCHED_TASK = 'billing.checkUnmatched';

export const planReturn = (db: Db, { id, checks }: UnmatchedRow) =>
  ask(
    db,
    UNMATCHED_TASK,
    { paymentId: id },
    { key: `${UNMATCHED_TASK} ${id}`, runAt: new Date(Date.now() + refundPause(checks)) },
  );

async function answerOf(deps: Deps, payment: UnmatchedRow, refundId: string): Promise<RefundState | undefined> {
  try {
    return await deps.payments.named(payment.provider)?.refund(payment.providerOrderId, refundId, payment.amount);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.warn({ payment: payment.id, err: error }, 'refund of an unmatched payment');
    return undefined;
  }
}

/** In the order's timeline, where it is the second payment of one. */
async function tell(db: Db, { reason, orderId, amount, refundId }: UnmatchedRow, said: 'done' | 'failed') {
  if (reason === 'paid_twice' && orderId) await addStep(db, { orderId, kind: 'refund', said, amount, about: refundId });
}

/** Asks the provider by the same id until it says done or refuses; a refusal opens the payment again, for staff. */
export async function checkUnmatched(deps: Deps, id: string): Promise<UnmatchedRow> {
  const asked = await findUnmatched(deps.db, id);
  if (!asked) throw new AppError(notFound);
  if (asked.state !== 'refunding' || !asked.refundId) return asked;
  const answer = await answerOf(deps, asked, asked.refundId);
  return deps.db.transaction(async (db) => {
    const payment = await lockUnmatched(db, id);
    if (payment?.refundId !== asked.refundId || payment.state !== 'refunding') return payment ?? asked;
    if (answer?.state === 'done' || answer?.state === 'failed') await tell(db, payment, answer.state);
    if (answer?.state === 'done') return changeUnmatched(db, id, { state: 'refunded' });
    if (answer?.state === 'failed') return changeUnmatched(db, id, { state: 'open', refundId: null });
    const waiting = await changeUnmatched(db, id, { checks: payment.checks + 1 });
    await planReturn(db, waiting);
    return waiting;
  });
}

/** Money of a second attempt to pay an order that is paid: it goes back by itself, as it bought nothing (BILL-26). */
export async function returnSecond(db: Db, order: OrderRow, other: OtherAttempt, reference: string | null) {
  await changeOther(db, other.id, { state: 'paid' });
  const payment = await keepUnmatched(db, {
    provider: other.provider,
    providerOrderId: other.id,
    orderId: order.id,
    reason: 'paid_twice',
    amount: order.total,
    reference,
    state: 'refunding',
    refundId: newRefundId(),
  });
  if (!payment) return;
  await addStep(db, {
    orderId: order.id,
    kind: 'refund',
    said: 'second',
    amount: order.total,
    about: payment.refundId,
  });
  await planReturn(db, payment);
  await announce(db, secondPaymentReturned, {
    memberId: order.memberId,
    orderId: order.id,
    ...asSaid(
      told`Your order ${{ order: name(order.id) }} was paid twice. ${{ amount: name(formatRupees(order.total / 100)) }} is being returned to you.`,
    ),
  });
}
