import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import {
  addDealership,
  deleteDealership,
  listDealerships,
  readDealership,
  updateDealership,
} from '@plyhaat/contract/dealerships/dealerships';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { ownId } from '#api/own-id.ts';

export const DEALERSHIPS_PER_PAGE = 12;

type ListQuery = { readonly search: string; readonly page: number };

/** One's own are fresh for five minutes (ALL-18). */
export const ownDealerships = (userId: string, { search, page }: ListQuery) =>
  queryOptions({
    queryKey: ['dealerships', 'own', userId, 'list', search, page],
    queryFn: ({ signal }) =>
      call(listDealerships, { query: { userId, search, page, perPage: DEALERSHIPS_PER_PAGE } }, signal),
    staleTime: 5 * MINUTE_MS,
    placeholderData: keepPreviousData,
  });

/** What the form starts from. */
export const ownDealership = (id: string) =>
  queryOptions({
    queryKey: ['dealerships', 'own', ownId(), id],
    queryFn: async ({ signal }) => (await call(readDealership, { params: { id } }, signal)).data,
    staleTime: 0,
    gcTime: 0,
  });

export type DealershipBody = CallOf<typeof addDealership>['body'];
export const saveDealership = (id?: string) => (body: DealershipBody) =>
  id === undefined ? call(addDealership, { body }) : call(updateDealership, { params: { id }, body });

export const deletingDealership = () =>
  mutationOptions({ mutationFn: (id: string) => call(deleteDealership, { params: { id } }) });
