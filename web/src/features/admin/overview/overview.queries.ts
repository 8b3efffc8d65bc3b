import { listLatestActs } from '@plyhaat/contract/admin/audit';
import { type OverviewDays, readOverview } from '@plyhaat/contract/admin/overview';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const overviewOf = (days: OverviewDays) =>
  queryOptions({
    queryKey: ['admin', 'own', 'overview', days],
    queryFn: async ({ signal }) => (await call(readOverview, { query: { days } }, signal)).data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const latestActs = queryOptions({
  queryKey: ['admin', 'own', 'latestActs'],
  queryFn: async ({ signal }) => (await call(listLatestActs, {}, signal)).data,
  staleTime: 0,
});
