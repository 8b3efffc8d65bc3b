import { decideReview, listReviewQueue, readReview } from '@plyhaat/contract/admin/admin';
import { fileReport } from '@plyhaat/contract/admin/reports';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { queue } from './queue.service.ts';
import { admitReport } from './reports.limits.ts';
import { file } from './reports.service.ts';

export function adminRoutes(app: App, deps: Deps): void {
  route(app, deps, fileReport, async ({ db, who, body, exchange }) => {
    await admitReport(db, who, exchange.ip, body);
    await file(db, who, body);
    return { message: 'Thank you. Our team will look into it.' };
  });
  route(app, deps, listReviewQueue, async ({ query }) => ({
    ...(await queue.list(deps, query)),
    notices: app.notices(),
  }));
  route(app, deps, readReview, async ({ params }) => ({ data: await queue.read(deps, params.kind, params.id) }));
  route(app, deps, decideReview, async ({ db, who, params: { kind, id }, body }) => {
    const { reason = null, licenceChecked = false, ...seen } = body;
    return { message: await queue.decide(db, kind, { ...seen, id, reason, licenceChecked, actorId: who.id }) };
  });
}
