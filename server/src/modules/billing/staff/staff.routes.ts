import { readGstSummary } from '@plyhaat/contract/billing/staff/gst-summary';
import { readOrderByStaff } from '@plyhaat/contract/billing/staff/order';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { gstSummary } from './gst.service.ts';
import { offerRoutes } from './offers/offers.routes.ts';
import { readForStaff } from './order.service.ts';
import { unmatchedRoutes } from './unmatched/unmatched.routes.ts';

/** What staff do about money. Refunds are with the orders, downloads with the papers. */
export function staffRoutes(app: App, deps: Deps): void {
  route(app, deps, readOrderByStaff, async ({ db, params }) => ({ data: await readForStaff(db, params.id) }));
  route(app, deps, readGstSummary, async ({ db, query }) => ({ data: await gstSummary(db, query.month) }));
  unmatchedRoutes(app, deps);
  offerRoutes(app, deps);
}
