import { listAllApplications } from '@plyhaat/contract/dealerships/staff/applications';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { applicationList } from './application-list.sql.ts';

export function staffRoutes(app: App, deps: Deps): void {
  route(app, deps, listAllApplications, async ({ db, query: { page, perPage, ...filter } }) =>
    applicationList.page(db, filter, { page, perPage }),
  );
}
