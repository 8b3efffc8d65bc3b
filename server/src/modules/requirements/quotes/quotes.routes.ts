import { giveNumberBack, letSellerCall } from '@plyhaat/contract/requirements/numbers';
import * as contract from '@plyhaat/contract/requirements/quotes';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { decideQuote } from './decisions.service.ts';
import { draftFor } from './draft.service.ts';
import { readOwnQuotes, readQuotes } from './lists.service.ts';
import { letCall, sayBadLead } from './numbers.service.ts';
import { quotationRoutes } from './quotation.routes.ts';
import { addQuote, changeQuote, withdrawQuote } from './quotes.service.ts';

/** What sellers ask for a requirement, what its buyer makes of it, and who may call the buyer. */
export function quotesRoutes(app: App, deps: Deps): void {
  const { db, settings } = deps;
  route(app, deps, contract.addQuote, ({ db, who, body }) => addQuote(settings, db, who, body));
  route(app, deps, contract.updateQuote, ({ who, params, body }) => changeQuote(settings, db, who, params.id, body));
  route(app, deps, contract.withdrawQuote, ({ who, params }) => withdrawQuote(settings, db, who, params.id));
  route(app, deps, contract.listQuotes, ({ who, query }) => readQuotes(deps, who, query.requirementId));
  route(app, deps, contract.listOwnQuotes, ({ who, query }) => readOwnQuotes(deps, who, query));
  route(app, deps, contract.draftQuote, async ({ who, query }) => ({
    data: await draftFor(db, who, query.requirementId),
  }));
  route(app, deps, contract.decideQuote, ({ who, params, body }) => decideQuote(deps, who, params.id, body));
  route(app, deps, giveNumberBack, ({ who, params, body }) => sayBadLead(db, who, params.id, body.reason));
  route(app, deps, letSellerCall, ({ who, params, body }) => letCall(db, who, params.id, body.userId));
  quotationRoutes(app, deps);
}
