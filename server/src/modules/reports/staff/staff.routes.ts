import { listAllReports } from '@plyhaat/contract/reports/staff/reports';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { reportList } from './report-list.sql.ts';

export function staffRoutes(app: App, deps: Deps): void {
  route(app, deps, listAllReports, async ({ db, query: { page, perPage, ...filter } }) =>
    reportList.page(db, filter, { page, perPage }),
  );
}
