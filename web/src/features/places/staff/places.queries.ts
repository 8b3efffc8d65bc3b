import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { listStates } from '@plyhaat/contract/places/places';
import { addCity, changeCity, deleteCity, listEditedCities } from '@plyhaat/contract/places/staff/cities';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { ListAddress } from '#api/console-lists.ts';
import { cleaned, PER_PAGE } from '#console/table/list.ts';
import { pageOf } from '#shell/page-of.ts';

export const cityList = (address: ListAddress) => {
  const query = { ...cleaned(address), page: pageOf(address.page), perPage: PER_PAGE } as CallOf<
    typeof listEditedCities
  >['query'];
  return queryOptions({
    queryKey: ['admin', 'own', 'cities', query],
    queryFn: ({ signal }) => call(listEditedCities, { query }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

export const allStates = () =>
  queryOptions({
    queryKey: ['places', 'states', 'all'],
    queryFn: async ({ signal }) => (await call(listStates, { query: {} }, signal)).data,
  });

export const sendCity = (body: CallOf<typeof addCity>['body']) => call(addCity, { body });
export const sendChange = (id: string) => (body: CallOf<typeof changeCity>['body']) =>
  call(changeCity, { params: { id }, body });
export const sendDelete = (id: string) => () => call(deleteCity, { params: { id } });
