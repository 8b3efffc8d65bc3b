import { setTimeout as sleep } from 'node:timers/promises';
import { gatewayDown, type PaymentMethod, phonepeDown } from '@plyhaat/contract/billing/payments';
import { keyInProgress } from '@plyhaat/contract/core/errors';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { ProviderUnavailable } from '../providers/provider.ts';
import { changeOther } from './attempts.sql.ts';
import { findBuyer } from './held.sql.ts';
import { attemptOf, claimStart, findOrder, isOpen, markPending, type OrderRow, unclaimStart } from './orders.sql.ts';
import { checkOrder } from './payment.service.ts';
import { addStep } from './steps.sql.ts';

const RETRY_AFTER_S = 5;
export const down = (method: PaymentMethod) =>
  new AppError(method === 'phonepay' ? phonepeDown : gatewayDown, { retryAfter: RETRY_AFTER_S });

/** An order, and whether this call is the one that may ask the provider to begin. */
export type Placed = { readonly order: OrderRow; readonly isClaimed: boolean };

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
    id: attemptOf(order),
    amountPaise: order.total,
    memberId: order.memberId,
    phone: buyer?.phone ?? '',
    email: order.email,
    name: order.billing.name || (buyer?.name ?? ''),
    description: order.items.map(({ name }) => name).join(', '),
    returnUrl: `${settings.publicUrl}/account/orders/${order.id}`,
  });
  const url = started.kind === 'redirect' ? started.url : null;
  await addStep(db, { orderId: order.id, kind: 'start', said: started.kind, about: order.attempt });
  const pending = await markPending(db, order, url, started.reference);
  if (pending) return pending;
  await changeOther(db, attemptOf(order), { redirectUrl: url });
  return (await findOrder(db, order.id)) ?? order;
}

/** Starts an open order at the provider, once. A captured card is checked at once, as its answer may have been lost. */
export async function begin(deps: Deps, { order, isClaimed }: Placed): Promise<OrderRow> {
  const { db } = deps;
  if (!isOpen(order) || order.redirectUrl) return order;
  if (!isClaimed && !(await claimStart(db, order))) return awaitStart(db, order.id);
  let unavailable = false;
  let now = order;
  try {
    now = await askProvider(deps, order);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.warn({ order: order.id, err: error }, 'payment provider');
    unavailable = true;
    await addStep(db, { orderId: order.id, kind: 'start', said: 'unavailable', about: order.attempt });
    now = (await findOrder(db, order.id)) ?? order;
  }
  const checked = now.redirectUrl
    ? now
    : order.method === 'card' || !unavailable
      ? await checkOrder(deps, order.id)
      : now;
  if (unavailable && isOpen(checked)) {
    await unclaimStart(db, order);
    throw down(order.method);
  }
  return checked;
}
