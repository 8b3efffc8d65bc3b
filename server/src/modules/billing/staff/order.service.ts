import type { OrderStep, StaffOrder } from '@plyhaat/contract/billing/staff/order';
import { notFound } from '@plyhaat/contract/core/errors';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { selectExtras } from '../orders/order-list.sql.ts';
import { findOrder, type OrderRow } from '../orders/orders.sql.ts';
import { selectSteps } from '../orders/steps.sql.ts';
import { asOrder } from '../orders/wire.ts';
import { findMemberName, selectDocuments, selectNotices, selectRefunds } from './order.sql.ts';

const rupees = (paise: number | null) => (paise === null ? null : paise / 100);

type Entry = Omit<OrderStep, 'at'> & { readonly at: Date };

/** What a provider calls its notice, without the order that it is about: `checkout.order.completed · COMPLETED`. */
const noticeText = (id: string, orderId: string) =>
  id
    .split('|')
    .filter((part) => part !== orderId)
    .join(' · ') || null;

/** Callbacks, steps and documents by time; of one moment in this order, because each follows from the one before. */
async function timelineOf(db: Db, orderId: string): Promise<OrderStep[]> {
  const heard = (await selectNotices(db, orderId)).map(
    ({ at, about }): Entry => ({
      at,
      kind: 'notice',
      said: 'received',
      amount: null,
      about: noticeText(about, orderId),
    }),
  );
  const steps = (await selectSteps(db, orderId)).map(
    ({ at, kind, said, amount, about }): Entry => ({ at, kind, said, amount: rupees(amount), about }),
  );
  const documents = (await selectDocuments(db, orderId)).map(({ at, series, about, total }): Entry => {
    return { at, kind: 'paper', said: series === 'PH' ? 'invoice' : 'credit_note', amount: rupees(total), about };
  });
  return [...heard, ...steps, ...documents]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry }));
}

/** What is left to give back: refunds that have not failed are taken off. */
function leftOf({ state, total }: OrderRow, refunds: readonly { readonly amount: number; readonly state: string }[]) {
  const given = refunds.filter((one) => one.state !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
  return state === 'PAID' ? total - given : 0;
}

export async function readForStaff(db: Db, id: string): Promise<StaffOrder> {
  const order = await findOrder(db, id);
  if (!order) throw new AppError(notFound);
  const refunds = await selectRefunds(db, id);
  return {
    ...asOrder(order, (await selectExtras(db, [id])).get(id)),
    member: await findMemberName(db, order.memberId),
    provider: order.provider,
    reference: order.reference,
    paidAs: order.paidAs ?? order.attempt,
    flag: order.flag,
    checks: order.checks,
    nextCheckAt: order.checkAt?.toISOString() ?? null,
    refundable: leftOf(order, refunds) / 100,
    refunds: refunds.map(({ amount, createdAt, ...refund }) => ({
      ...refund,
      amount: amount / 100,
      createdAt: createdAt.toISOString(),
    })),
    timeline: await timelineOf(db, id),
  };
}
