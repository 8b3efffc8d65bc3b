import { isStaff } from '@plyhaat/contract/core/roles';
import * as contract from '@plyhaat/contract/requirements/requirements';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { addRequirement, deleteRequirement, updateRequirement } from './requirements.service.ts';
import { selectRequirement, selectRequirements } from './requirements.sql.ts';

export function requirementsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, contract.listRequirements, ({ query, who }) => {
    const own = !!who && !!query.userId && (query.userId === who.id || isStaff(who.role));
    return selectRequirements(db, query, own);
  });
  route(app, deps, contract.readRequirement, async ({ params, who }) => {
    const data = await selectRequirement(db, params.id, who && { id: who.id, isStaff: isStaff(who.role) });
    if (!data) throw new AppError(contract.requirementNotFound);
    return { data };
  });
  route(app, deps, contract.addRequirement, ({ db, who, body }) => addRequirement(db, who, body));
  route(app, deps, contract.updateRequirement, ({ who, params, body }) => updateRequirement(db, who, params.id, body));
  route(app, deps, contract.deleteRequirement, ({ who, params }) => deleteRequirement(db, who, params.id));
}
