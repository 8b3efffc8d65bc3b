import { listPlans, listTopups } from '@plyhaat/contract/billing/billing';
import type { Role } from '@plyhaat/contract/core/roles';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const planList = (role: Role) =>
  queryOptions({
    queryKey: ['plans', role],
    queryFn: async ({ signal }) => (await call(listPlans, { query: { role } }, signal)).data,
  });

export const topupList = (role: Role) =>
  queryOptions({
    queryKey: ['topups', role],
    queryFn: async ({ signal }) => (await call(listTopups, { query: { role } }, signal)).data,
  });
