import { listOpportunities, opportunityNotFound, readOpportunity } from '@plyhaat/contract/dealerships';
import { isStaff } from '@plyhaat/contract/roles';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/failure.ts';
import { type App, route } from '#platform/http.ts';
import { selectOpportunities, selectOpportunity } from './opportunities.sql.ts';

export function dealershipsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listOpportunities, ({ query }) => selectOpportunities(db, query));
  route(app, deps, readOpportunity, async ({ params, who }) => {
    const data = await selectOpportunity(db, params.id, who && { id: who.id, isStaff: isStaff(who.role) });
    if (!data) throw new AppError(opportunityNotFound);
    return { data };
  });
}
