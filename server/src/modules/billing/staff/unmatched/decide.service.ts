import { orderAlreadyPaid, orderDoesNotFit, paymentDecided } from '@plyhaat/contract/billing/staff/unmatched';
import { accessDenied, notFound } from '@plyhaat/contract/core/errors';
import { audit } from '#platform/audit.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { settleOrder } from '../../orders/grant.service.ts';
import { lockMember } from '../../orders/held.sql.ts';
import { newRefundId } from '../../orders/order-id.ts';
import { changeOrder, findOrder, isSettled, lockOrder } from '../../orders/orders.sql.ts';
import { checkUnmatched, planReturn } from '../../orders/returns.service.ts';
import { changeUnmatched, lockUnmatched, type UnmatchedRow } from '../../orders/unmatched.sql.ts';

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

/** Stored before the provider hears of it, like the refund of an order. */
export async function refundUnmatched(deps: Deps, decision: Decision): Promise<UnmatchedRow> {
  await deps.db.transaction(async (db) => {
    await lockOpen(db, decision);
    await planReturn(db, await decide(db, decision, 'refund', { state: 'refunding', refundId: newRefundId() }));
  });
  return checkUnmatched(deps, decision.id);
}
