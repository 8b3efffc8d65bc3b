import type { OrderKind } from '@plyhaat/contract/billing/orders';
import { type PaymentMethod, paymentFailed } from '@plyhaat/contract/billing/payments';
import { priceChanged } from '@plyhaat/contract/billing/purchase';
import { inputInvalid, keyReused } from '@plyhaat/contract/core/errors';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { firstCheck, planCheck } from './checks.ts';
import { isOld, resume, setCancelled } from './continue.service.ts';
import { lockMember } from './held.sql.ts';
import { newOrderId } from './order-id.ts';
import {
  changeOrder,
  findByKey,
  findJustPaid,
  findOpen,
  freeKey,
  insertOrder,
  isOpen,
  isSettled,
  type OrderRow,
} from './orders.sql.ts';
import { checkOrder } from './payment.service.ts';
import { type Choice, type Quoted, quote } from './quote.service.ts';
import { begin, down, type Placed } from './start.service.ts';

export type Purchase = {
  readonly memberId: string;
  readonly choice: Choice;
  readonly method: PaymentMethod;
  readonly source: string;
  /** What the member saw, in rupees. */
  readonly total: number | undefined;
  readonly key: string | undefined;
};

const kindOf = (choice: Choice): OrderKind => ('planId' in choice ? 'subscription' : 'topup');
const itemsKeyOf = (choice: Choice): string =>
  'planId' in choice ? choice.planId : [...choice.priceIds].sort().join(' ');

const sameAs = ({ memberId, choice }: Purchase) => ({ memberId, kind: kindOf(choice), itemsKey: itemsKeyOf(choice) });

/** The order of an earlier try of this call, or one that a click a moment ago paid. */
async function findAgain(db: Db, purchase: Purchase): Promise<OrderRow | undefined> {
  const { memberId, method, key, total } = purchase;
  const same = sameAs(purchase);
  if (key === undefined) {
    const paid = await findJustPaid(db, same, method);
    return paid && (total === undefined || total * 100 === paid.total) ? paid : undefined;
  }
  const found = await findByKey(db, memberId, key);
  if (!found) return undefined;
  if (!isOpen(found) && !isSettled(found)) {
    await freeKey(db, found.id);
    return undefined;
  }
  if (found.kind !== same.kind || found.itemsKey !== same.itemsKey) throw new AppError(keyReused);
  return found;
}

const orderOf = (deps: Deps, { memberId, choice, method, source, key }: Purchase, quoted: Quoted) => {
  const { buyer, startsAt: _starts, endsAt: _ends, credits, ...figures } = quoted;
  return {
    ...figures,
    id: newOrderId(),
    memberId,
    kind: kindOf(choice),
    method,
    provider: deps.payments.providerOf(method).name,
    source,
    itemsKey: itemsKeyOf(choice),
    credits: [...credits],
    email: buyer.email,
    idempotencyKey: key ?? null,
    checkAt: firstCheck(),
    startedAt: new Date(),
  };
};

/**
 * An open order of the same items is continued, with the address of today (BILL-24). Where it has another sum by now, or
 * is a day old, a new one takes its place.
 */
async function resumeOpen(db: Db, deps: Deps, purchase: Purchase, quoted: Quoted): Promise<Placed | undefined> {
  const open = await findOpen(db, sameAs(purchase));
  if (!open) return undefined;
  const isCurrent = open.total === quoted.total && open.taxable === quoted.taxable && !isOld(open);
  if (!isCurrent) {
    await setCancelled(db, open);
    return undefined;
  }
  const { billing, cgst, sgst, igst, roundOff } = quoted;
  const key = purchase.key === undefined ? {} : { idempotencyKey: purchase.key };
  await changeOrder(db, open.id, { billing, cgst, sgst, igst, roundOff, ...key });
  return resume(db, deps, open.id, purchase.method);
}

/** Stores the order, or finds it again. Nothing was asked of a provider before this is committed. */
const placeOrder = (deps: Deps, purchase: Purchase): Promise<Placed> =>
  deps.db.transaction(async (db) => {
    await lockMember(db, purchase.memberId);
    const earlier = await findAgain(db, purchase);
    if (earlier) return resume(db, deps, earlier.id, purchase.method);
    const quoted = await quote(db, deps.settings, purchase.memberId, purchase.choice);
    if (purchase.total !== undefined && Math.round(purchase.total * 100) !== quoted.total)
      throw new AppError(priceChanged, { extra: { total: quoted.total / 100 } });
    const open = await resumeOpen(db, deps, purchase, quoted);
    if (open) return open;
    const order = await insertOrder(db, orderOf(deps, purchase, quoted));
    await planCheck(db, order);
    return { order, isClaimed: true };
  });

const LONGEST_KEY = 128;

/** Stores the order before it calls the provider, so that a crash between the two can be resumed. */
export async function buy(deps: Deps, purchase: Purchase): Promise<OrderRow> {
  const { key, method } = purchase;
  if (key !== undefined && (key.length === 0 || key.length > LONGEST_KEY))
    throw new AppError(inputInvalid, { fields: { 'idempotency-key': 'Invalid key' } });
  if (!deps.payments.methods.includes(method)) throw down(method);
  const before = await findOpen(deps.db, sameAs(purchase));
  // Its page was open for a while: a payment that came meanwhile comes before another attempt.
  const checked = before?.redirectUrl ? await checkOrder(deps, before.id) : undefined;
  if (checked && isSettled(checked)) return checked;
  const order = await begin(deps, await placeOrder(deps, purchase));
  if (!isOpen(order) && !isSettled(order)) throw new AppError(paymentFailed);
  return order;
}
