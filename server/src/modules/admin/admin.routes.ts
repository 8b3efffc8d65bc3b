import { decideReview, listReviewQueue, readReview } from '@plyhaat/contract/admin/admin';
import { fileReport } from '@plyhaat/contract/admin/reports';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { queue } from './queue.service.ts';
import { file } from './reports.service.ts';

export function adminRoutes(app: App, deps: Deps): void {
  route(app, deps, fileReport, async ({ who, body }) => {
    await file(deps.db, who, body);
    return { message: 'Thank you. Our team will look into it.' };
  });
  route(app, deps, listReviewQueue, ({ query }) => queue.list(deps, query));
  route(app, deps, readReview, async ({ params }) => ({ data: await queue.read(deps, params.kind, params.id) }));
  route(app, deps, decideReview, async ({ who, params: { kind, id }, body: { decision, version, reason = null } }) => ({
    message: await queue.decide(deps, kind, { id, decision, version, reason, actorId: who.id }),
  }));
}
