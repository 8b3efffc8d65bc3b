import { type InsightDays, readInsights } from '@plyhaat/contract/leads/insights';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Beside the inbox: what a seller makes of a lead moves its figures. */
export const ownInsights = (userId: string, days: InsightDays) =>
  queryOptions({
    queryKey: ['leads', 'own', userId, 'insights', days],
    queryFn: ({ signal }) => call(readInsights, { query: { days } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
