import { decideReview, listReviewQueue, readReview } from '@plyhaat/contract/admin/admin';
import { fileReport } from '@plyhaat/contract/admin/reports';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { decide, listQueue, readQueued } from './queue.service.ts';
import { file } from './reports.service.ts';

/** A report is not approved, it is right or not. */
const DECIDED = {
  thing: { approve: 'Approved', reject: 'Rejected' },
  report: { approve: 'Upheld', reject: 'Dismissed' },
} as const;

export function adminRoutes(app: App, deps: Deps): void {
  route(app, deps, fileReport, async ({ db, who, body }) => {
    await file(db, who, body);
    return { message: 'Thank you. Our team will look into it.' };
  });
  route(app, deps, listReviewQueue, ({ query }) => listQueue(deps, query));
  route(app, deps, readReview, async ({ params }) => ({ data: await readQueued(deps, params.kind, params.id) }));
  route(app, deps, decideReview, async ({ db, who, params, body }) => {
    await decide(db, who, params.kind, params.id, body);
    return { message: DECIDED[params.kind === 'report' ? 'report' : 'thing'][body.decision] };
  });
}
