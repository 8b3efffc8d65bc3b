import { AllowanceKind } from '@plyhaat/contract/billing/billing';
import { formatRupees } from '@plyhaat/contract/core/money';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { name, told } from '@plyhaat/contract/notifications/told';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { announce } from '#platform/jobs/events.ts';
import { subscriptionBought, topupBought } from '../billing.events.ts';
import { issueInvoice } from '../invoices/issue.service.ts';
import { asSaid } from '../said.ts';
import { chainEnd, planDuration, waitsFor } from './credit.ts';
import { creditAway, insertAllowances, insertSubscription } from './grant.sql.ts';
import { findBuyer, findPlan, type PlanVersion, selectHeld, selectTopupPrices } from './held.sql.ts';
import { changeOrder, isOpen, type OrderRow } from './orders.sql.ts';

type Term = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly value: number;
  readonly flag: 'credit_gone' | null;
};

/**
 * When a paid plan runs. An upgrade replaces what it credits, from the moment it was ordered at. Where the credit is gone
 * (another order was paid with it, a part was refunded, what it credits was published meanwhile or anything else was
 * bought since), the money paid buys its share of the time, after everything else: nothing is granted twice.
 */
async function termOf(db: Db, order: OrderRow, plan: PlanVersion, now: Date): Promise<Term> {
  const held = await selectHeld(db, order.memberId);
  const end = chainEnd(waitsFor(plan, held), now);
  const whole = planDuration(plan.months);
  const from = (startsAt: Date, value: number, flag: Term['flag'] = null): Term => ({
    startsAt,
    endsAt: new Date(startsAt.getTime() + Math.floor((whole * value) / plan.price)),
    value,
    flag,
  });
  if (order.starts !== 'upgrade') return from(end, order.price);
  const boughtSince = held.some(({ createdAt }) => createdAt > order.createdAt);
  if (!boughtSince && (await creditAway(db, order))) return from(order.createdAt, order.price);
  return from(end, order.taxable, 'credit_gone');
}

async function grantPlan(db: Db, order: OrderRow, now: Date): Promise<Term> {
  const [item] = order.items;
  const plan = item && (await findPlan(db, item._id));
  if (!plan) throw new Error(`order ${order.id} names no plan`);
  const term = await termOf(db, order, plan, now);
  const { flag: _, ...times } = term;
  const own = { memberId: order.memberId, orderId: order.id, planId: plan.id, createdAt: now };
  const subscriptionId = await insertSubscription(db, { ...own, ...times });
  await insertAllowances(
    db,
    AllowanceKind.options.flatMap((kind, position) => {
      const [count, days] = plan[kind];
      // Without the credit only a part of the price was paid: the allowances shrink like the time.
      const granted = term.flag ? Math.floor((count * term.value) / plan.price) : count;
      const { startsAt, endsAt } = times;
      return granted === 0 ? [] : [{ ...own, subscriptionId, position, kind, granted, days, startsAt, endsAt }];
    }),
  );
  return term;
}

async function grantTopups(db: Db, order: OrderRow, now: Date): Promise<Pick<Term, 'startsAt' | 'endsAt'>> {
  const until = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const days = order.items.map(({ numberOfDays = 0 }) => numberOfDays);
  const bought = await selectTopupPrices(
    db,
    order.items.map(({ _id }) => _id),
  );
  const quantityOf = new Map(bought.map(({ id, quantity }) => [id, quantity]));
  await insertAllowances(
    db,
    order.items.map(({ _id, type }, position) => ({
      memberId: order.memberId,
      orderId: order.id,
      topupPriceId: _id,
      position,
      kind: type as AllowanceKind,
      granted: quantityOf.get(_id) ?? 1,
      days: days[position] ?? 0,
      startsAt: now,
      endsAt: until(days[position] ?? 0),
      createdAt: now,
    })),
  );
  return { startsAt: now, endsAt: until(Math.max(...days)) };
}

/** Changes the state, grants, invoices and announces, all in the caller's transaction. */
export async function settleOrder(db: Db, deps: Deps, order: OrderRow, reference: string | null): Promise<OrderRow> {
  const buyer = await findBuyer(db, order.memberId);
  const now = buyer?.now ?? new Date();
  const isPlan = order.kind === 'subscription';
  const term = buyer && (isPlan ? await grantPlan(db, order, now) : await grantTopups(db, order, now));
  const late = isOpen(order) ? null : 'late_paid';
  const gone = buyer ? null : 'member_erased';
  const paid = await changeOrder(db, order.id, {
    state: 'PAID',
    paidAt: now,
    checkAt: null,
    reference: reference ?? order.reference,
    flag: gone ?? (term && 'flag' in term ? (term.flag as string | null) : null) ?? late,
  });
  const invoiceId = await issueInvoice(db, deps.settings, paid, term ?? { startsAt: now, endsAt: now });
  const names = order.items.map((item) => item.name).join(', ');
  await announce(db, isPlan ? subscriptionBought : topupBought, {
    memberId: order.memberId,
    orderId: order.id,
    invoiceId,
    ...asSaid(
      told`Your payment of ${{ amount: name(formatRupees(order.total / 100)) }} for ${{ names: name(names) }} has been received.`,
    ),
  });
  await dropCached(db, ['sellers']);
  return paid;
}
