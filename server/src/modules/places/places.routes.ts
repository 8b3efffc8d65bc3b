import { listCities, listCountries, listPositions, listStates } from '@plyhaat/contract/places/places';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { selectCities, selectCountries, selectStates } from './places.sql.ts';
import { activePositions } from './positions.service.ts';
import { staffRoutes } from './staff/staff.routes.ts';

export function placesRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listCountries, () => selectCountries(db));
  route(app, deps, listStates, ({ query }) => selectStates(db, query));
  route(app, deps, listCities, ({ query }) => selectCities(db, query));
  route(app, deps, listPositions, () => activePositions(db));
  staffRoutes(app, deps);
}
