import { creditedElsewhere, orderNotPaid, refundTooLarge } from '@plyhaat/contract/billing/staff/refund';
import { accessDenied, notFound } from '@plyhaat/contract/core/errors';
import { formatRupees } from '@plyhaat/contract/core/money';
import { name, told } from '@plyhaat/contract/notifications/told';
import { audit } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { orderRefunded } from '../billing.events.ts';
import { issueCreditNote, type Split } from '../invoices/issue.service.ts';
import { findInvoice, selectCreditNotes } from '../invoices/issue.sql.ts';
import { ProviderUnavailable, type RefundState } from '../providers/provider.ts';
import { asSaid } from '../said.ts';
import { endGrants, reduceValue } from './grant.sql.ts';
import { lockMember } from './held.sql.ts';
import { newRefundId } from './order-id.ts';
import { changeOrder, findOrder, lockOrder, type OrderRow, paidAsOf } from './orders.sql.ts';
import {
  changeRefund,
  findRefund,
  findRefundByKey,
  insertRefund,
  lockRefund,
  type RefundRow,
  sumCreditedAway,
  sumRefunds,
} from './refunds.sql.ts';
import { restoreReplaced } from './restore.service.ts';
import { addStep } from './steps.sql.ts';

export const REFUND_TASK = 'billing.checkRefund';
const HEADS = ['taxable', 'cgst', 'sgst', 'igst'] as const;

/** A partial refund's share of each tax; the last part takes the rest, so that all parts add up (BILL-16). */
export function splitRefund(invoice: Split, earlier: readonly Split[], amount: number): Split {
  const given = (head: keyof Split) => earlier.reduce((sum, part) => sum + part[head], 0);
  const isLast = given('total') + amount === invoice.total;
  const share = (head: (typeof HEADS)[number]) =>
    isLast ? invoice[head] - given(head) : Math.round((invoice[head] * amount) / invoice.total);
  const heads = { taxable: share('taxable'), cgst: share('cgst'), sgst: share('sgst'), igst: share('igst') };
  const sum = heads.taxable + heads.cgst + heads.sgst + heads.igst;
  return { ...heads, roundOff: amount - sum, total: amount };
}

type Request = {
  readonly orderId: string;
  readonly amount: number;
  readonly reason: string;
  readonly staffId: string;
  readonly key: string | undefined;
};

const stepOf = ({ id, orderId, amount }: RefundRow, status: 'asked' | 'done' | 'failed') =>
  ({ orderId, kind: 'refund', said: status, amount, about: id }) as const;

/** Stored before the provider is called; the id is the provider's idempotency key. */
async function place(deps: Deps, { orderId, amount, reason, staffId, key }: Request): Promise<RefundRow> {
  const found = await findOrder(deps.db, orderId);
  if (!found) throw new AppError(notFound);
  if (found.memberId === staffId) throw new AppError(accessDenied);
  return deps.db.transaction(async (db) => {
    await lockMember(db, found.memberId);
    const again = key === undefined ? undefined : await findRefundByKey(db, staffId, key);
    if (again) return again;
    const order = await lockOrder(db, orderId);
    if (order.state !== 'PAID') throw new AppError(orderNotPaid);
    const left = order.total - (await sumRefunds(db, orderId));
    if (amount > left) throw new AppError(refundTooLarge);
    const staysBeforeGst = ((left - amount) * order.taxable) / order.total;
    if (staysBeforeGst < (await sumCreditedAway(db, orderId))) throw new AppError(creditedElsewhere);
    const named = { id: newRefundId(), askedBy: staffId, idempotencyKey: key ?? null };
    const refund = await insertRefund(db, { ...named, orderId, amount, reason });
    await addStep(db, stepOf(refund, 'asked'));
    await audit(db, {
      actorId: staffId,
      action: 'order.refund',
      subjectKind: 'order',
      subjectId: orderId,
      after: { refundId: refund.id, amount: amount / 100 },
      reason,
    });
    await planRefundCheck(db, refund);
    return refund;
  });
}

const planRefundCheck = (db: Db, { id, checks }: RefundRow) =>
  ask(
    db,
    REFUND_TASK,
    { refundId: id },
    { key: `${REFUND_TASK} ${id}`, runAt: new Date(Date.now() + refundPause(checks)) },
  );
/** Half a minute, then twice as long each time, at most an hour. */
export const refundPause = (checks: number): number => Math.min(3_600_000, 30_000 * 2 ** Math.min(checks, 8));

/** The money is on its way back: the credit note and what follows, in one transaction with the change of state. */
async function complete(db: Db, deps: Deps, order: OrderRow, refund: RefundRow, reference: string | null) {
  const invoice = await findInvoice(db, order.id);
  if (!invoice) throw new Error(`order ${order.id} was paid without an invoice`);
  const split = splitRefund(invoice, await selectCreditNotes(db, order.id), refund.amount);
  await changeRefund(db, refund.id, { state: 'done', doneAt: new Date(), reference });
  await addStep(db, stepOf(refund, 'done'));
  const refunded = order.refunded + refund.amount;
  const whole = refunded === order.total;
  await changeOrder(db, order.id, { refunded, ...(whole && { state: 'REFUNDED' }) });
  if (whole) {
    await endGrants(db, order.id);
    await restoreReplaced(db, order);
  } else await reduceValue(db, order.id, split.taxable);
  const invoiceId = await issueCreditNote(db, deps.settings, order, {
    refundId: refund.id,
    reason: refund.reason,
    corrects: invoice,
    split,
  });
  await announce(db, orderRefunded, {
    memberId: order.memberId,
    orderId: order.id,
    invoiceId,
    ...asSaid(
      told`${{ amount: name(formatRupees(refund.amount / 100)) }} of your order ${{ order: name(order.id) }} is being returned to you.`,
    ),
  });
  await dropCached(db, ['sellers']);
}

/** Without an answer the same refund is asked for again, by the same id. */
async function answerOf(deps: Deps, order: OrderRow, refund: RefundRow): Promise<RefundState | undefined> {
  try {
    return await deps.payments.named(order.provider)?.refund(paidAsOf(order), refund.id, refund.amount);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.warn({ refund: refund.id, err: error }, 'refund');
    return undefined;
  }
}

async function apply(
  deps: Deps,
  order: OrderRow,
  refundId: string,
  answer: RefundState | undefined,
): Promise<RefundRow> {
  return deps.db.transaction(async (db) => {
    await lockMember(db, order.memberId);
    const refund = await lockRefund(db, refundId);
    if (refund.state !== 'pending') return refund;
    if (answer?.state === 'done') {
      await complete(db, deps, await lockOrder(db, order.id), refund, answer.reference);
      return findRefund(db, refundId);
    }
    if (answer?.state === 'failed') {
      await addStep(db, stepOf(refund, 'failed'));
      return changeRefund(db, refundId, { state: 'failed', reference: answer.reference });
    }
    const waiting = await changeRefund(db, refundId, { checks: refund.checks + 1 });
    await planRefundCheck(db, waiting);
    return waiting;
  });
}

/** Requests a refund once at the provider; later calls only ask for its status. */
export async function checkRefund(deps: Deps, refundId: string): Promise<RefundRow> {
  const refund = await findRefund(deps.db, refundId);
  if (refund.state !== 'pending') return refund;
  const order = await findOrder(deps.db, refund.orderId);
  if (!order) throw new Error(`refund ${refundId} has no order`);
  return apply(deps, order, refundId, await answerOf(deps, order, refund));
}

/** Amount in rupees. */
export async function refund(deps: Deps, request: Request): Promise<RefundRow> {
  const placed = await place(deps, { ...request, amount: Math.round(request.amount * 100) });
  return checkRefund(deps, placed.id);
}
