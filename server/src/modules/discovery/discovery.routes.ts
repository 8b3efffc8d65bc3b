import { readBrand } from '@plyhaat/contract/discovery/brands';
import { readSellersPlace } from '@plyhaat/contract/discovery/places';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { readBrandPage } from './brands.service.ts';
import { readPlace } from './places.service.ts';

export function discoveryRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, readSellersPlace, ({ params, query }) => readPlace(db, { ...params, ...query }));
  route(app, deps, readBrand, async ({ params }) => ({ data: await readBrandPage(db, params.slug) }));
}
