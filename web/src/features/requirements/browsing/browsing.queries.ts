import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { listMatches, listStandings } from '@plyhaat/contract/requirements/matching';
import { listRequirements, RequirementListQuery, readRequirement } from '@plyhaat/contract/requirements/requirements';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { indianStates } from '#features/places/places.queries.ts';
import { forgiving } from '#shell/address.ts';

export const PER_PAGE = 12;

const { parse } = forgiving(RequirementListQuery);

/** What an address asks for; a bad part falls back to its default. */
export const requirementsQuery = (address: object): RequirementListQuery => parse({ ...address, perPage: PER_PAGE });

/** The list is fresh for five minutes, a single one for ten (ALL-18). Who is signed in sees its own matches. */
export const requirementList = (query: RequirementListQuery, me = '') =>
  queryOptions({
    queryKey: ['requirements', 'list', query, query.matching ? me : ''],
    queryFn: ({ signal }) => call(listRequirements, { query }, signal),
    staleTime: 5 * MINUTE_MS,
    placeholderData: keepPreviousData,
  });

export const requirementDetail = (id: string) =>
  queryOptions({
    queryKey: ['requirements', 'one', id],
    queryFn: ({ signal }) => call(readRequirement, { params: { id } }, signal),
    staleTime: 10 * MINUTE_MS,
  });

/** Everything the list shows when it is rendered; what fails is left to the screen to say. */
export const loadRequirements = (queries: QueryClient, address: object): Promise<unknown> =>
  Promise.all([
    queries.prefetchQuery(requirementList(requirementsQuery(address))),
    queries.prefetchQuery(categoryList()),
    queries.prefetchQuery(indianStates()),
  ]);

/** Why the signed-in seller was notified of each of these, or why not. */
export const matchExplanations = (sellerId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['requirements', 'matchExplanations', sellerId, ids],
    queryFn: async ({ signal }) => (await call(listStandings, { query: { ids: [...ids] } }, signal)).data,
    enabled: ids.length > 0,
    staleTime: 5 * MINUTE_MS,
  });

/** Why these sellers, for whoever may know. */
export const matchesOf = (id: string, memberId: string) =>
  queryOptions({
    queryKey: ['requirements', 'matches', id, memberId],
    queryFn: ({ signal }) => call(listMatches, { params: { id } }, signal),
    staleTime: 5 * MINUTE_MS,
    retry: false,
  });
