import * as contract from '@plyhaat/contract/dealerships/applications';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { apply, checkMayApply, withdraw } from './applications.service.ts';
import { selectOwnApplications } from './applications.sql.ts';
import { callApplicant, decide, readInbox } from './inbox.service.ts';

/** Answers to opportunities: what an applicant does, and what an owner makes of them. */
export function applicationsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, contract.checkApplication, async ({ who, params }) => {
    await checkMayApply(db, who, params.id);
    return { data: { canApply: true as const } };
  });
  route(app, deps, contract.applyForOpportunity, ({ db, who, body }) => apply(db, who, body));
  route(app, deps, contract.listOwnApplications, ({ who, query }) => selectOwnApplications(db, who.id, query));
  route(app, deps, contract.withdrawApplication, ({ who, params }) => withdraw(db, who, params.id));

  route(app, deps, contract.listApplications, ({ who, query, exchange }) => readInbox(deps, who, query, exchange));
  route(app, deps, contract.decideApplication, ({ who, params, body }) => decide(deps, who, params.id, body));
  route(app, deps, contract.callApplicant, ({ db, who, params }) => callApplicant(db, who, params.id));
}
