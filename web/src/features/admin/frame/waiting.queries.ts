import { listReviewQueue } from '@plyhaat/contract/admin/admin';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { listEnquiries } from '@plyhaat/contract/leads/staff/enquiries';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

const OFTEN = { staleTime: MINUTE_MS, retry: false };

/** How much waits on the review desk; its screen tells the number when it has just read it. */
export const waitingItems = queryOptions({
  queryKey: ['admin', 'own', 'waiting'],
  queryFn: async ({ signal }) => {
    const { waiting } = await call(listReviewQueue, { query: { perPage: 1 } }, signal);
    return Object.values(waiting).reduce((sum, count) => sum + count, 0);
  },
  ...OFTEN,
});

export const openEnquiries = queryOptions({
  queryKey: ['admin', 'own', 'enquiries', 'open'],
  queryFn: async ({ signal }) => (await call(listEnquiries, { query: { perPage: 1 } }, signal)).total,
  ...OFTEN,
});
