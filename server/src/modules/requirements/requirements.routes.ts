import { isStaff } from '@plyhaat/contract/core/roles';
import * as matching from '@plyhaat/contract/requirements/matching';
import * as contract from '@plyhaat/contract/requirements/requirements';
import * as states from '@plyhaat/contract/requirements/states';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { selectMatchExplanations } from './matching/match-explanations.service.ts';
import { listMatches, previewRequirement } from './matching/matches.service.ts';
import { suggestSpecification } from './matching/suggest.service.ts';
import { addRequirement, deleteRequirement, updateRequirement } from './requirements.service.ts';
import { selectRequirement, selectRequirements } from './requirements.sql.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { completeRequirement, confirmRequirement, renewRequirement } from './states.service.ts';

export function requirementsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, contract.listRequirements, ({ query, who }) => {
    const own = !!who && !!query.userId && (query.userId === who.id || isStaff(who.role));
    return selectRequirements(db, query, { own, me: who?.id ?? null });
  });
  route(app, deps, contract.readRequirement, async ({ params, who }) => {
    const data = await selectRequirement(db, params.id, who && { id: who.id, isStaff: isStaff(who.role) });
    if (!data) throw new AppError(contract.requirementNotFound);
    return { data };
  });
  route(app, deps, contract.addRequirement, ({ db, who, body }) => addRequirement(db, who, body));
  route(app, deps, contract.updateRequirement, ({ who, params, body }) => updateRequirement(db, who, params.id, body));
  route(app, deps, contract.deleteRequirement, ({ who, params }) => deleteRequirement(db, who, params.id));
  route(app, deps, states.renewRequirement, ({ who, params }) => renewRequirement(db, who, params.id));
  route(app, deps, states.completeRequirement, ({ who, params }) => completeRequirement(db, who, params.id));
  route(app, deps, states.confirmRequirement, ({ who, params, body, exchange }) =>
    confirmRequirement(deps, who, exchange, params.id, body.otp),
  );
  route(app, deps, matching.listMatches, ({ who, params, exchange }) =>
    listMatches(db, who, params.id, (told) => deps.languages.text(exchange.language, told)),
  );
  route(app, deps, matching.previewRequirement, ({ who, body, exchange }) =>
    previewRequirement({ ...deps, exchange }, who, body),
  );
  route(app, deps, matching.suggestSpecification, async ({ query, exchange }) => ({
    data: await suggestSpecification({ ...deps, exchange }, query.q),
  }));
  route(app, deps, matching.listStandings, async ({ who, query, exchange }) => ({
    data: await selectMatchExplanations(db, who.id, query.ids, (told) => deps.languages.text(exchange.language, told)),
  }));
  staffRoutes(app, deps);
}
