import { isStaff } from '@plyhaat/contract/core/roles';
import { listOpportunities, opportunityNotFound, readOpportunity } from '@plyhaat/contract/dealerships/dealerships';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { selectOpportunities, selectOpportunity } from './opportunities.sql.ts';

export function dealershipsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listOpportunities, async ({ query, exchange }) => {
    const asked = Date.now();
    const { data, total, edge } = await selectOpportunities(db, query);
    if (edge !== null) exchange.keepUntil(asked + edge);
    return { data, total };
  });
  route(app, deps, readOpportunity, async ({ params, who, exchange }) => {
    const asked = Date.now();
    const found = await selectOpportunity(db, params.id, who && { id: who.id, isStaff: isStaff(who.role) });
    if (!found) throw new AppError(opportunityNotFound);
    if (found.edge !== null) exchange.keepUntil(asked + found.edge);
    return { data: found.data };
  });
}
