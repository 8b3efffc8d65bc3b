import { readGstSummary } from '@plyhaat/contract/billing/staff/gst-summary';
import { readOrderByStaff } from '@plyhaat/contract/billing/staff/order';
import { listAllOrders } from '@plyhaat/contract/billing/staff/orders';
import { refundOrder } from '@plyhaat/contract/billing/staff/refund';
import { notFound } from '@plyhaat/contract/core/errors';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { offerTable } from '#platform/lists/table.service.ts';
import { described } from '../orders/orders.routes.ts';
import { findOrder } from '../orders/orders.sql.ts';
import { refund } from '../orders/refunds.service.ts';
import { gstSummary } from './gst.service.ts';
import { offerRoutes } from './offers/offers.routes.ts';
import { readForStaff } from './order.service.ts';
import { orderExport } from './order-export.ts';
import { countPurchases, orderList } from './order-list.sql.ts';
import { unmatchedRoutes } from './unmatched/unmatched.routes.ts';

/** What staff do about money. Downloads are with the documents. */
export function staffRoutes(app: App, deps: Deps): void {
  route(app, deps, listAllOrders, async ({ db, query: { page, perPage, ...filter }, ...call }) => {
    await offerTable(deps, call, orderExport, filter);
    const found = await orderList.page(db, filter, { page, perPage });
    return { ...found, counts: { purchases: await countPurchases(db, filter) } };
  });
  route(app, deps, readOrderByStaff, async ({ db, params }) => ({ data: await readForStaff(db, params.id) }));
  route(app, deps, readGstSummary, async ({ db, query }) => ({ data: await gstSummary(db, query.month) }));
  unmatchedRoutes(app, deps);
  offerRoutes(app, deps);
  route(app, deps, refundOrder, async ({ who, params, body, exchange }) => {
    const { id, state } = await refund(deps, {
      ...body,
      orderId: params.id,
      staffId: who.id,
      key: exchange.idempotencyKey,
    });
    const order = await findOrder(deps.db, params.id);
    if (!order) throw new AppError(notFound);
    return {
      message: state === 'failed' ? 'The provider refused the refund.' : 'The refund is on its way.',
      data: { refundId: id, state, order: await described(deps.db, order) },
    };
  });
}
