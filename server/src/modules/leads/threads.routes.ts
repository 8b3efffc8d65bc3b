import * as contract from '@plyhaat/contract/leads/threads';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { openedThread, readMessages } from './threads.service.ts';
import { giveOffer, write } from './writing.service.ts';

/** What a buyer and a seller write to each other. */
export function threadsRoutes(app: App, deps: Deps): void {
  const { db, settings } = deps;
  route(app, deps, contract.listMessages, ({ who, params, query }) => readMessages(deps, who, params.id, query));
  route(app, deps, contract.sendMessage, ({ db, who, params, body }) => write(settings, db, who, params.id, body));
  route(app, deps, contract.sendOffer, ({ db, who, params, body }) => giveOffer(settings, db, who, params.id, body));
  route(app, deps, contract.readThread, ({ who, params }) => openedThread(db, who, params.id));
}
