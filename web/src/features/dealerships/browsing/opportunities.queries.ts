import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import {
  listOpportunities,
  listOpportunityFilters,
  OpportunityListQuery,
  readOpportunity,
} from '@plyhaat/contract/dealerships/opportunities';
import { countView } from '@plyhaat/contract/sellers/views';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { forgiving } from '#shell/address.ts';
import type { OpportunitiesAddress } from './opportunities.address.ts';

const { parse } = forgiving(OpportunityListQuery);

/** What an address asks for; a bad part falls back to its default. */
export const opportunitiesQuery = ({ opportunity: _, ...address }: OpportunitiesAddress): OpportunityListQuery =>
  parse(address);

/** Fresh for ten minutes (ALL-18). */
export const opportunityList = (query: OpportunityListQuery) =>
  queryOptions({
    queryKey: ['opportunities', 'list', query],
    queryFn: ({ signal }) => call(listOpportunities, { query }, signal),
    staleTime: 10 * MINUTE_MS,
    placeholderData: keepPreviousData,
  });

/** What the open ones can be narrowed by, each with how many there are. */
export const opportunityFilters = () =>
  queryOptions({
    queryKey: ['opportunities', 'filters'],
    queryFn: ({ signal }) => call(listOpportunityFilters, {}, signal),
    staleTime: 10 * MINUTE_MS,
  });

export const opportunityDetail = (id: string) =>
  queryOptions({
    queryKey: ['opportunities', 'one', id],
    queryFn: ({ signal }) => call(readOpportunity, { params: { id } }, signal),
    staleTime: MINUTE_MS,
  });

/** Everything the list shows when it is rendered; what fails is left to the screen to say. */
export const loadOpportunities = (queries: QueryClient, address: OpportunitiesAddress): Promise<unknown> =>
  Promise.all([
    queries.prefetchQuery(opportunityList(opportunitiesQuery(address))),
    queries.prefetchQuery(opportunityFilters()),
  ]);

/** Sent once the page is on screen; whether it counts is the server's decision. */
export const sendOpportunityView = (opportunityId: string): void =>
  void call(countView, { body: { opportunityId } }).catch(() => undefined);
