import { checkSubscription, listPlans, listTopups } from '@plyhaat/contract/billing/billing';
import { accessDenied } from '@plyhaat/contract/core/errors';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { selectPlans, selectTopups } from './plans.sql.ts';
import { hasSubscription } from './subscriptions.sql.ts';

export function billingRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listPlans, ({ query }) => selectPlans(db, query.role));
  route(app, deps, listTopups, ({ query }) => selectTopups(db, query.role));
  route(app, deps, checkSubscription, async ({ who, params }) => {
    if (who.id !== params.userId) throw new AppError(accessDenied);
    return { data: await hasSubscription(db, who.id) };
  });
}
