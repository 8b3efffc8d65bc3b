import { maskEmail } from '@plyhaat/contract/core/email';
import { isStaff } from '@plyhaat/contract/core/roles';
import {
  listOpportunities,
  listOpportunityFilters,
  opportunityNotFound,
  readDealershipOwner,
  readOpportunity,
} from '@plyhaat/contract/dealerships/opportunities';
import * as own from '@plyhaat/contract/dealerships/opportunity-form';
import { memberNotFound } from '@plyhaat/contract/sellers/profile';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, type Exchange, route } from '#platform/http/http.ts';
import { changeOpportunity, deleteOpportunity, submitOpportunity } from './opportunities.service.ts';
import {
  selectDealershipOwner,
  selectOpportunities,
  selectOpportunity,
  selectOpportunityFilters,
} from './opportunities.sql.ts';
import { listOwn, readOwn } from './own-opportunities.service.ts';

/** Caches an answer no longer than until the first opportunity in it ends. */
const keepUntilEdge = (exchange: Exchange, asked: number, edge: number | null) => {
  if (edge !== null) exchange.keepUntil(asked + edge);
};

function publicRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listOpportunities, async ({ query, exchange }) => {
    const asked = Date.now();
    const { data, total, edge } = await selectOpportunities(db, query);
    keepUntilEdge(exchange, asked, edge);
    return { data, total };
  });
  route(app, deps, listOpportunityFilters, async ({ exchange }) => {
    const asked = Date.now();
    const { edge, ...data } = await selectOpportunityFilters(db);
    keepUntilEdge(exchange, asked, edge);
    return { data };
  });
  route(app, deps, readOpportunity, async ({ params, who, exchange }) => {
    const asked = Date.now();
    const found = await selectOpportunity(db, params.id, who && { id: who.id, isStaff: isStaff(who.role) });
    if (!found) throw new AppError(opportunityNotFound);
    keepUntilEdge(exchange, asked, found.edge);
    return { data: found.data, owner: found.owner };
  });
  route(app, deps, readDealershipOwner, async ({ params, who }) => {
    const found = await selectDealershipOwner(db, params.id, who?.id);
    if (!found) throw new AppError(memberNotFound);
    const email = found.companyEmail ?? found.email;
    return {
      data: {
        _id: found._id,
        name: found.name,
        email: email && found._id !== who?.id ? maskEmail(email) : email,
        companyObj: { name: found.company },
      },
    };
  });
}

/** What everybody sees of opportunities, and what owners do with theirs. */
export function opportunitiesRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  publicRoutes(app, deps);
  route(app, deps, own.listOwnOpportunities, ({ who, query }) => listOwn(deps, who, query));
  route(app, deps, own.readOwnOpportunity, async ({ who, params }) => ({ data: await readOwn(deps, who, params.id) }));
  route(app, deps, own.addOpportunity, async ({ db, who, body }) => {
    const id = await submitOpportunity(db, who, body);
    return { message: 'Opportunity added successfully', data: await readOwn({ ...deps, db }, who, id) };
  });
  route(app, deps, own.updateOpportunity, async ({ who, params, body }) => {
    await changeOpportunity(db, who, params.id, body);
    return { message: 'Opportunity updated successfully', data: await readOwn(deps, who, params.id) };
  });
  route(app, deps, own.deleteOpportunity, async ({ who, params }) => {
    await deleteOpportunity(db, who, params.id);
    return { message: 'Opportunity deleted successfully' };
  });
}
