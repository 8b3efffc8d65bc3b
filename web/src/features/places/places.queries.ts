import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { listCities, listCountries, listPositions, listStates } from '@plyhaat/contract/places/places';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Places hardly change: half an hour fresh (ALL-18). */
const FRESH = { staleTime: 30 * MINUTE_MS, gcTime: 30 * MINUTE_MS };

/** The code of the country that forms start with. */
export const INDIA = 'IN';

export const countryList = () =>
  queryOptions({
    queryKey: ['places', 'countries'],
    queryFn: ({ signal }) => call(listCountries, {}, signal),
    ...FRESH,
  });

export const stateList = (countryId: string) =>
  queryOptions({
    queryKey: ['places', 'states', countryId],
    queryFn: ({ signal }) => call(listStates, { query: { countryId } }, signal),
    enabled: countryId !== '',
    ...FRESH,
  });

export const indianStates = () =>
  queryOptions({
    queryKey: ['places', 'states', 'india'],
    queryFn: ({ signal }) => call(listStates, { query: {} }, signal),
    ...FRESH,
  });

export const cityList = (stateId: string) =>
  queryOptions({
    queryKey: ['places', 'cities', stateId],
    queryFn: ({ signal }) => call(listCities, { query: { stateId } }, signal),
    enabled: stateId !== '',
    ...FRESH,
  });

/** Places with at least one seller: half an hour fresh (ALL-18). */
export const activeStates = () =>
  queryOptions({
    queryKey: ['places', 'states', 'active'],
    queryFn: ({ signal }) => call(listStates, { query: { active: 'true' } }, signal),
    staleTime: 30 * MINUTE_MS,
  });

export const activeCities = (stateId: string | undefined) =>
  queryOptions({
    queryKey: ['places', 'cities', 'active', stateId],
    queryFn: ({ signal }) => call(listCities, { query: { active: 'true', ...(stateId && { stateId }) } }, signal),
    staleTime: 30 * MINUTE_MS,
  });

/** Where the cities with at least one seller are. */
export const cityPositions = () =>
  queryOptions({
    queryKey: ['places', 'positions'],
    queryFn: ({ signal }) => call(listPositions, {}, signal),
    staleTime: 30 * MINUTE_MS,
  });
