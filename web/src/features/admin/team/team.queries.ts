import { listTeam, resetFactorOf } from '@plyhaat/contract/admin/team';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const teamList = () =>
  queryOptions({
    queryKey: ['admin', 'own', 'team'],
    queryFn: async ({ signal }) => (await call(listTeam, {}, signal)).data,
    staleTime: 0,
  });

export const resettingFactor = (id: string) =>
  mutationOptions({ mutationFn: (reason: string) => call(resetFactorOf, { params: { id }, body: { reason } }) });
