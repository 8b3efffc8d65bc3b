import {
  addPlan,
  addTopup,
  changePlan,
  changeTopup,
  listPlanVersions,
  listTopupVersions,
  offerPlan,
  offerTopup,
  retirePlan,
  retireTopup,
} from '@plyhaat/contract/billing/staff/offers';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { changePlanTerms, createPlan, planHistories, setPlanOffered } from './plans.service.ts';
import { changeTopupTerms, createTopup, setTopupOffered, topupHistories } from './topups.service.ts';

const CHANGED = { message: 'The new version is on offer.' };
const RETIRED = { message: 'It is no longer on offer.' };
const OFFERED = { message: 'It is on offer again.' };

/** Plans and top-ups for administrators. */
export function offerRoutes(app: App, deps: Deps): void {
  route(app, deps, listPlanVersions, async ({ db }) => ({ data: await planHistories(db) }));
  route(app, deps, addPlan, async ({ db, who, body }) => ({
    message: 'The plan is on offer.',
    key: await createPlan(db, who.id, body),
  }));
  route(app, deps, changePlan, async ({ db, who, params, body }) => {
    await changePlanTerms(db, who.id, params.key, body);
    return CHANGED;
  });
  route(app, deps, retirePlan, async ({ db, who, params }) => {
    await setPlanOffered(db, who.id, params.key, false);
    return RETIRED;
  });
  route(app, deps, offerPlan, async ({ db, who, params }) => {
    await setPlanOffered(db, who.id, params.key, true);
    return OFFERED;
  });
  route(app, deps, listTopupVersions, async ({ db }) => ({ data: await topupHistories(db) }));
  route(app, deps, addTopup, async ({ db, who, body }) => ({
    message: 'The top-up is on offer.',
    key: await createTopup(db, who.id, body),
  }));
  route(app, deps, changeTopup, async ({ db, who, params, body }) => {
    await changeTopupTerms(db, who.id, params.key, body);
    return CHANGED;
  });
  route(app, deps, retireTopup, async ({ db, who, params }) => {
    await setTopupOffered(db, who.id, params.key, false);
    return RETIRED;
  });
  route(app, deps, offerTopup, async ({ db, who, params }) => {
    await setTopupOffered(db, who.id, params.key, true);
    return OFFERED;
  });
}
