import { fileReport } from '@plyhaat/contract/reports/reports';
import { admitReport } from '#modules/reports/reports.limits.ts';
import { file } from '#modules/reports/staff/queue.service.ts';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { consoleRoutes } from './console.routes.ts';
import { reviewRoutes } from './review.routes.ts';

import { systemRoutes } from './system.routes.ts';

export function adminRoutes(app: App, deps: Deps): void {
  route(app, deps, fileReport, async ({ db, who, body, exchange }) => {
    await admitReport(db, who, exchange.ip, body);
    await file(db, who, body);
    return { message: 'Thank you. Our team will look into it.' };
  });
  reviewRoutes(app, deps);
  consoleRoutes(app, deps);
  systemRoutes(app, deps);
}
