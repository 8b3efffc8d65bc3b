import { listOrders, readOrder } from '@plyhaat/contract/billing/orders';
import { cancelOrder, listPaymentMethods, readPaymentStatus } from '@plyhaat/contract/billing/payments';
import { buySubscription, buyTopup, continuePayment, NO_PLAN, readQuote } from '@plyhaat/contract/billing/purchase';
import { accessDenied, inputInvalid, notFound } from '@plyhaat/contract/core/errors';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, type Exchange, route } from '#platform/http/http.ts';
import { cancelOwn, continueOrder } from './continue.service.ts';
import { selectExtras, selectOrders } from './order-list.sql.ts';
import { findOrder, isOpen, type OrderRow } from './orders.sql.ts';
import { checkOrder } from './payment.service.ts';
import { buy } from './purchase.service.ts';
import { type Choice, quote } from './quote.service.ts';
import { asOrder, asQuote, asStarted, asStatus } from './wire.ts';

/** A member acts for itself alone, staff included. */
export function refuseOthers(who: Member, userId: string | undefined): void {
  if (userId !== undefined && userId !== who.id) throw new AppError(accessDenied);
}

/** An order of the caller: staff, too, read another's in the console alone. */
export async function ownOrder(db: Db, who: Member, id: string): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (!order) throw new AppError(notFound);
  refuseOthers(who, order.memberId);
  return order;
}

export const described = async (db: Db, order: OrderRow) =>
  asOrder(order, (await selectExtras(db, [order.id])).get(order.id));

type Payment = {
  paymentType: 'card' | 'phonepay' | 'justpay';
  SourceName?: string | undefined;
  total?: number | undefined;
};

function buyRoutes(app: App, deps: Deps): void {
  const started = (order: OrderRow) => asStarted(order, `${deps.settings.publicUrl}/account/orders/${order.id}`);
  const purchase = async (
    who: Member,
    exchange: Exchange,
    choice: Choice,
    body: Payment & { userId?: string | undefined },
  ) => {
    refuseOthers(who, body.userId);
    const order = await buy(deps, {
      memberId: who.id,
      choice,
      method: body.paymentType,
      source: body.SourceName ?? 'WEB',
      total: body.total,
      key: exchange.idempotencyKey,
    });
    return started(order);
  };
  route(app, deps, buySubscription, ({ who, exchange, body }) => purchase(who, exchange, { planId: body._id }, body));
  route(app, deps, buyTopup, ({ who, exchange, body }) =>
    purchase(who, exchange, { priceIds: body.priceArr.map(({ _id }) => _id) }, body),
  );
  route(app, deps, continuePayment, async ({ who, params, body }) =>
    started(await continueOrder(deps, await ownOrder(deps.db, who, params.id), body.paymentType)),
  );
  route(app, deps, readQuote, async ({ who, query: { planId, topups } }) => {
    if (!planId && topups.length === 0) throw new AppError(inputInvalid, { fields: { planId: NO_PLAN } });
    const choice = planId ? { planId } : { priceIds: topups };
    return { data: asQuote(await quote(deps.db, deps.settings, who.id, choice)) };
  });
}

export function orderRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  buyRoutes(app, deps);
  route(app, deps, listPaymentMethods, async () => ({ data: [...deps.payments.methods] }));
  route(app, deps, readPaymentStatus, async ({ who, params }) => {
    const order = await ownOrder(db, who, params.orderId);
    return { data: asStatus(isOpen(order) ? await checkOrder(deps, order.id) : order) };
  });
  route(app, deps, cancelOrder, async ({ who, params }) => {
    const data = asStatus(await cancelOwn(deps, await ownOrder(db, who, params.id)));
    return { message: data.message, data };
  });
  route(app, deps, listOrders, async ({ who, query }) => {
    refuseOthers(who, query.userId);
    const { rows, total } = await selectOrders(db, who.id, query);
    const extras = await selectExtras(
      db,
      rows.map(({ id }) => id),
    );
    return { data: rows.map((row) => asOrder(row, extras.get(row.id))), total };
  });
  route(app, deps, readOrder, async ({ who, params }) => ({
    data: await described(db, await ownOrder(db, who, params.id)),
  }));
}
