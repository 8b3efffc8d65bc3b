import { checkSubscription, listPlans, listTopups } from '@plyhaat/contract/billing/billing';
import { changeBillingAddress, readBillingAddress } from '@plyhaat/contract/billing/billing-address';
import { listOwnSubscriptions, listOwnTopups, mailSubscription, mailTopup } from '@plyhaat/contract/billing/owned';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { changeAddress, ownAddress } from './addresses.service.ts';
import { documentRoutes } from './invoices/documents.routes.ts';
import { mailAgain } from './invoices/mails.service.ts';
import { noticeRoutes } from './orders/notices.routes.ts';
import { orderRoutes, refuseOthers } from './orders/orders.routes.ts';
import { listSubscriptions, listTopups as listTopupsOf } from './owned.service.ts';
import { findOwnedSubscription, findOwnedTopup } from './owned.sql.ts';
import { selectPlans, selectTopups } from './plans.sql.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { hasSubscription } from './subscriptions.sql.ts';

export function billingRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listPlans, ({ query }) => selectPlans(db, query.role));
  route(app, deps, listTopups, ({ query }) => selectTopups(db, query.role));
  route(app, deps, checkSubscription, async ({ who, params }) => {
    refuseOthers(who, params.userId);
    return { data: await hasSubscription(db, who.id) };
  });
  orderRoutes(app, deps);
  noticeRoutes(app, deps);
  documentRoutes(app, deps);
  staffRoutes(app, deps);
  ownedRoutes(app, deps);
  route(app, deps, readBillingAddress, ({ who }) => ownAddress(db, who.id));
  route(app, deps, changeBillingAddress, async ({ who, body }) => ({
    message: 'Billing address saved',
    data: await changeAddress(db, who.id, body),
  }));
}

function ownedRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listOwnSubscriptions, ({ who, query }) => {
    refuseOthers(who, query.userId);
    return listSubscriptions(db, who.id);
  });
  route(app, deps, listOwnTopups, ({ who, query }) => {
    refuseOthers(who, query.userId);
    return listTopupsOf(db, who.id);
  });
  route(app, deps, mailSubscription, async ({ who, params: { id } }) => ({
    message: await mailAgain(deps, who.id, await findOwnedSubscription(db, id)),
  }));
  route(app, deps, mailTopup, async ({ who, params: { id } }) => ({
    message: await mailAgain(deps, who.id, await findOwnedTopup(db, id)),
  }));
}
