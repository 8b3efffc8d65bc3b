import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderKind } from '@plyhaat/contract/billing/orders';
import { gatewayDown, type PaymentMethod, paymentFailed, phonepeDown } from '@plyhaat/contract/billing/payments';
import { priceChanged } from '@plyhaat/contract/billing/purchase';
import { inputInvalid, keyInProgress, keyReused } from '@plyhaat/contract/core/errors';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { ProviderUnavailable } from '../providers/provider.ts';
import { findBuyer, lockMember } from './held.sql.ts';
import { newOrderId } from './order-id.ts';
import {
  claimStart,
  findByKey,
  findOrder,
  findRecent,
  freeKey,
  insertOrder,
  isOpen,
  isSettled,
  markPending,
  type OrderRow,
  unclaimStart,
} from './orders.sql.ts';
import { checkOrder, FIRST_CHECK_S, planCheck } from './payment.service.ts';
import { type Choice, type Quoted, quote } from './quote.service.ts';
import { addStep } from './steps.sql.ts';

export type Purchase = {
  readonly memberId: string;
  readonly choice: Choice;
  readonly method: PaymentMethod;
  readonly source: string;
  /** What the member saw, in rupees. */
  readonly total: number | undefined;
  readonly key: string | undefined;
};

const RETRY_AFTER_S = 5;
const down = (method: PaymentMethod) =>
  new AppError(method === 'phonepay' ? phonepeDown : gatewayDown, { retryAfter: RETRY_AFTER_S });

const kindOf = (choice: Choice): OrderKind => ('planId' in choice ? 'subscription' : 'topup');
const itemsKeyOf = (choice: Choice): string =>
  'planId' in choice ? choice.planId : [...choice.priceIds].sort().join(' ');

/** The order of an earlier try of this call, or of a click a moment ago. */
async function findAgain(db: Db, { memberId, choice, method, key, total }: Purchase): Promise<OrderRow | undefined> {
  const same = { memberId, kind: kindOf(choice), itemsKey: itemsKeyOf(choice), method };
  if (key === undefined) {
    const recent = await findRecent(db, same);
    return recent && (total === undefined || total * 100 === recent.total) ? recent : undefined;
  }
  const found = await findByKey(db, memberId, key);
  if (!found) return undefined;
  if (!isOpen(found) && !isSettled(found)) {
    await freeKey(db, found.id);
    return undefined;
  }
  if (found.kind !== same.kind || found.itemsKey !== same.itemsKey || found.method !== method)
    throw new AppError(keyReused);
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
    checkAt: new Date(Date.now() + FIRST_CHECK_S * 1000),
    startedAt: new Date(),
  };
};

/** An order, and whether this call is the one that may ask the provider to begin. */
type Placed = { readonly order: OrderRow; readonly isClaimed: boolean };

/** Stores the order, or finds it again. Nothing was asked of a provider before this is committed. */
const placeOrder = (deps: Deps, purchase: Purchase): Promise<Placed> =>
  deps.db.transaction(async (db) => {
    await lockMember(db, purchase.memberId);
    const earlier = await findAgain(db, purchase);
    if (earlier) return { order: earlier, isClaimed: false };
    const quoted = await quote(db, deps.settings, purchase.memberId, purchase.choice);
    if (purchase.total !== undefined && Math.round(purchase.total * 100) !== quoted.total)
      throw new AppError(priceChanged, { extra: { total: quoted.total / 100 } });
    const order = await insertOrder(db, orderOf(deps, purchase, quoted));
    await planCheck(db, order);
    return { order, isClaimed: true };
  });

const WAIT_MS = 100;
const MOST_WAITS = 100;

/** Waits while another call of the same order talks to the provider. */
async function awaitStart(db: Db, id: string): Promise<OrderRow> {
  for (let waits = 0; waits < MOST_WAITS; waits++) {
    await sleep(WAIT_MS);
    const order = await findOrder(db, id);
    if (order && (!isOpen(order) || order.redirectUrl || !order.startedAt)) return order;
  }
  throw new AppError(keyInProgress, { retryAfter: 1 });
}

async function askProvider(deps: Deps, order: OrderRow): Promise<OrderRow> {
  const { db, payments, settings } = deps;
  const buyer = await findBuyer(db, order.memberId);
  const started = await payments.providerOf(order.method).start({
    id: order.id,
    amountPaise: order.total,
    memberId: order.memberId,
    phone: buyer?.phone ?? '',
    email: order.email,
    name: order.billing.name || (buyer?.name ?? ''),
    description: order.items.map(({ name }) => name).join(', '),
    returnUrl: `${settings.publicUrl}/account/orders/${order.id}`,
  });
  await addStep(db, { orderId: order.id, kind: 'start', said: started.kind });
  return markPending(db, order.id, started.kind === 'redirect' ? started.url : null, started.reference);
}

/** Starts an open order at the provider, once. A captured card is checked at once, as its answer may have been lost. */
async function begin(deps: Deps, { order, isClaimed }: Placed): Promise<OrderRow> {
  const { db } = deps;
  if (!isOpen(order) || order.redirectUrl) return order;
  if (!isClaimed && !(await claimStart(db, order.id))) return awaitStart(db, order.id);
  let unavailable = false;
  let now = order;
  try {
    now = await askProvider(deps, order);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.warn({ order: order.id, err: error }, 'payment provider');
    unavailable = true;
    await addStep(db, { orderId: order.id, kind: 'start', said: 'unavailable' });
    now = (await findOrder(db, order.id)) ?? order;
  }
  const checked = now.redirectUrl
    ? now
    : order.method === 'card' || !unavailable
      ? await checkOrder(deps, order.id)
      : now;
  if (unavailable && isOpen(checked)) {
    await unclaimStart(db, order.id);
    throw down(order.method);
  }
  return checked;
}

const LONGEST_KEY = 128;

/** Stores the order before it calls the provider, so that a crash between the two can be resumed. */
export async function buy(deps: Deps, purchase: Purchase): Promise<OrderRow> {
  const { key, method } = purchase;
  if (key !== undefined && (key.length === 0 || key.length > LONGEST_KEY))
    throw new AppError(inputInvalid, { fields: { 'idempotency-key': 'Invalid key' } });
  if (!deps.payments.methods.includes(method)) throw down(method);
  const order = await begin(deps, await placeOrder(deps, purchase));
  if (!isOpen(order) && !isSettled(order)) throw new AppError(paymentFailed);
  return order;
}
