import { search, searchSellers, suggest } from '@plyhaat/contract/search/search';
import { countSearch } from '@plyhaat/contract/search/searches';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { type FindInShop, searchAll, searchVendors, suggestFor } from './search.service.ts';
import { noteSearch } from './searches.service.ts';
import { staffRoutes } from './staff/staff.routes.ts';

export function searchRoutes(app: App, deps: Deps, findInShop: FindInShop): void {
  route(app, deps, search, ({ query, exchange }) => searchAll({ ...deps, exchange }, findInShop, query));
  route(app, deps, suggest, ({ query, exchange }) => suggestFor({ ...deps, exchange }, query.q));
  route(app, deps, searchSellers, ({ query, exchange }) => searchVendors({ ...deps, exchange }, query));
  route(app, deps, countSearch, async ({ body, exchange }) => ({ counted: await noteSearch(deps, exchange, body) }));
  staffRoutes(app, deps);
}
