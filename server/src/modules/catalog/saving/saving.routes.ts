import {
  deleteSavedSearch,
  listSavedSearches,
  savedSearchNotFound,
  saveSearch,
} from '@plyhaat/contract/catalog/saved-searches';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { keepSearch } from './saved-searches.service.ts';
import { removeSearch, selectSavedSearches } from './saved-searches.sql.ts';

/** What members want to come back to, or to be told of. */
export function savingRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listSavedSearches, ({ who }) => selectSavedSearches(db, who.id));
  route(app, deps, saveSearch, async ({ db, who, body }) => {
    const data = await keepSearch(db, who.id, body);
    const message = data.alert
      ? 'Search saved. We will tell you once a day about new products.'
      : 'Search saved without alerts.';
    return { message, data };
  });
  route(app, deps, deleteSavedSearch, async ({ who, params }) => {
    if (!(await removeSearch(db, who.id, params.id))) throw new AppError(savedSearchNotFound);
    return { message: 'Saved search deleted' };
  });
}
