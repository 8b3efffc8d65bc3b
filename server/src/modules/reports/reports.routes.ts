import { fileReport } from '@plyhaat/contract/reports/reports';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { admitReport } from './reports.limits.ts';
import { file } from './reports.service.ts';
import { staffRoutes } from './staff/staff.routes.ts';

export function reportsRoutes(app: App, deps: Deps): void {
  route(app, deps, fileReport, async ({ db, who, body, exchange }) => {
    await admitReport(db, who, exchange.ip, body);
    await file(db, who, body);
    return { message: 'Thank you. Our team will look into it.' };
  });
  staffRoutes(app, deps);
}
