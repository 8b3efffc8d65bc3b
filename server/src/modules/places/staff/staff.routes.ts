import { addCity, changeCity, cityGone, deleteCity, listEditedCities } from '@plyhaat/contract/places/staff/cities';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { editCity, openCity, removeCity } from './cities.service.ts';
import { selectCityPage, selectEditedCity } from './cities.sql.ts';

async function edited(db: Db, id: string) {
  const data = await selectEditedCity(db, id);
  if (!data) throw new AppError(cityGone);
  return data;
}

export function staffRoutes(app: App, deps: Deps): void {
  route(app, deps, listEditedCities, ({ db, query }) => selectCityPage(db, query));
  route(app, deps, addCity, async ({ db, who, body }) => {
    const id = await openCity(db, who.id, body);
    return { message: 'City added', data: await edited(db, id) };
  });
  route(app, deps, changeCity, async ({ db, who, params, body }) => {
    await editCity(db, who.id, params.id, body);
    return { message: 'City saved', data: await edited(db, params.id) };
  });
  route(app, deps, deleteCity, async ({ db, who, params }) => {
    await removeCity(db, who.id, params.id);
    return { message: 'City deleted' };
  });
}
