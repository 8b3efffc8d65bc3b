import { kmBetween, type Position } from '@plyhaat/contract/core/distance';
import { MINUTE_MS, SECOND_MS } from '@plyhaat/contract/core/time-units';
import type { QueryClient } from '@tanstack/react-query';
import { activeCities, cityPositions } from './places.queries.ts';

/** A city is found by a rough position as well, and by one of some minutes ago. */
const ROUGHLY: PositionOptions = { enableHighAccuracy: false, timeout: 15 * SECOND_MS, maximumAge: 10 * MINUTE_MS };

const ownPosition = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) throw new Error('this browser tells no position');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.latitude, coords.longitude]),
      reject,
      ROUGHLY,
    );
  });

/** The id of the nearest city with sellers. The position is compared here and sent nowhere (SEARCH-10). */
export async function nearestCity(queries: QueryClient): Promise<string> {
  const [here, { data }] = await Promise.all([ownPosition(), queries.fetchQuery(cityPositions())]);
  const [nearest] = data
    .flatMap(({ stateId, cities }) =>
      cities.map(([name, ...position]) => ({ stateId, name, km: kmBetween(here, position) })),
    )
    .toSorted((a, b) => a.km - b.km);
  const cities = nearest && (await queries.fetchQuery(activeCities(nearest.stateId))).data;
  const city = cities?.find(({ name }) => name === nearest?.name);
  if (!city) throw new Error('no city has sellers');
  return city._id;
}

/** Whether somebody said no; anything else is a position that could not be had. */
export const isRefusal = (error: unknown): boolean =>
  typeof GeolocationPositionError !== 'undefined' &&
  error instanceof GeolocationPositionError &&
  error.code === GeolocationPositionError.PERMISSION_DENIED;
