import { orderAlreadyPaid, orderDoesNotFit, paymentDecided } from '@plyhaat/contract/billing/staff/unmatched';
import { accessDenied, notFound } from '@plyhaat/contract/core/errors';
import { audit } from '#platform/audit.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { settleOrder } from '../../orders/grant.service.ts';
import { lockMember } from '../../orders/held.sql.ts';
import { newRefundId } from '../../orders/order-id.ts';
import { changeOrder, findOrder, isSettled, lockOrder } from '../../orders/orders.sql.ts';
import { refundPause } from '../../orders/refunds.service.ts';
import { ProviderUnavailable, type RefundState } from '../../providers/provider.ts';
import { changeUnmatched, findUnmatched, lockUnmatched, type UnmatchedRow } from './unmatched.sql.ts';

export const UNMATCHED_TASK = 'billing.checkUnmatched';

type Decision = { readonly id: string; readonly staffId: string; readonly note: string };

/** The payment, locked and still undecided. Nobody decides on what they paid themselves. */
async function lockOpen(db: Db, { id, staffId }: Decision): Promise<UnmatchedRow> {
  const payment = await lockUnmatched(db, id);
  if (!payment) throw new AppError(notFound);
  const order = payment.orderId ? await findOrder(db, payment.orderId) : undefined;
  if (order?.memberId === staffId) throw new AppError(accessDenied);
  if (payment.state !== 'open') throw new AppError(paymentDecided);
  return payment;
}

type Change = Partial<Pick<UnmatchedRow, 'state' | 'matchedTo' | 'refundId'>>;

/** The change with its row in the audit log. */
async function decide(db: Db, { id, staffId, note }: Decision, action: string, change: Change): Promise<UnmatchedRow> {
  await audit(db, {
    actorId: staffId,
    action: `payment.${action}`,
    subjectKind: 'payment',
    subjectId: id,
    before: { state: 'open' },
    after: { state: 'open', ...change },
    reason: note,
  });
  return changeUnmatched(db, id, { ...change, note, decidedBy: staffId, decidedAt: new Date() });
}

/** Pays an order with it, as if the payment had named it. */
export const matchUnmatched = (deps: Deps, db: Db, decision: Decision, orderId: string): Promise<void> =>
  db.transaction(async (db) => {
    const found = await findOrder(db, orderId);
    if (!found) throw new AppError(orderDoesNotFit);
    if (found.memberId === decision.staffId) throw new AppError(accessDenied);
    await lockMember(db, found.memberId);
    const order = await lockOrder(db, orderId);
    const payment = await lockOpen(db, decision);
    if (isSettled(order)) throw new AppError(orderAlreadyPaid);
    if (order.total !== payment.amount || order.provider !== payment.provider) throw new AppError(orderDoesNotFit);
    const { providerOrderId, reference } = payment;
    const named = await changeOrder(db, orderId, { paidAs: providerOrderId });
    await settleOrder(db, deps, named, reference);
    await decide(db, decision, 'match', { state: 'matched', matchedTo: orderId });
  });

export const noteUnmatched = (db: Db, decision: Decision, close: boolean): Promise<UnmatchedRow> =>
  db.transaction(async (db) => {
    await lockOpen(db, decision);
    return decide(db, decision, close ? 'close' : 'note', { state: close ? 'closed' : 'open' });
  });

const planCheck = (db: Db, { id, checks }: UnmatchedRow) =>
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

/** Asks the provider by the same id until it says done or refuses; a refusal opens the payment again. */
export async function checkUnmatched(deps: Deps, id: string): Promise<UnmatchedRow> {
  const asked = await findUnmatched(deps.db, id);
  if (!asked) throw new AppError(notFound);
  if (asked.state !== 'refunding' || !asked.refundId) return asked;
  const answer = await answerOf(deps, asked, asked.refundId);
  return deps.db.transaction(async (db) => {
    const payment = await lockUnmatched(db, id);
    if (payment?.refundId !== asked.refundId || payment.state !== 'refunding') return payment ?? asked;
    if (answer?.state === 'done') return changeUnmatched(db, id, { state: 'refunded' });
    if (answer?.state === 'failed') return changeUnmatched(db, id, { state: 'open', refundId: null });
    const waiting = await changeUnmatched(db, id, { checks: payment.checks + 1 });
    await planCheck(db, waiting);
    return waiting;
  });
}

/** Stored before the provider hears of it, like the refund of an order. */
export async function refundUnmatched(deps: Deps, decision: Decision): Promise<UnmatchedRow> {
  await deps.db.transaction(async (db) => {
    await lockOpen(db, decision);
    await planCheck(db, await decide(db, decision, 'refund', { state: 'refunding', refundId: newRefundId() }));
  });
  return checkUnmatched(deps, decision.id);
}
