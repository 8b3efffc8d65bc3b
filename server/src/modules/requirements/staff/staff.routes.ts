import { listAllRequirements } from '@plyhaat/contract/requirements/staff/requirements';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { requirementList } from './requirement-list.sql.ts';

export function staffRoutes(app: App, deps: Deps): void {
  route(app, deps, listAllRequirements, async ({ db, query: { page, perPage, ...filter } }) =>
    requirementList.page(db, filter, { page, perPage }),
  );
}
