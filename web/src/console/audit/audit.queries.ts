import { listAudit } from '@plyhaat/contract/admin/audit';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { ListAddress } from '#api/console-lists.ts';
import { queryOf } from '../table/list.queries.ts';

export const auditList = (address: ListAddress, perPage?: number) => {
  const query = queryOf(address, perPage) as CallOf<typeof listAudit>['query'];
  return queryOptions({
    queryKey: ['admin', 'own', 'audit', query],
    queryFn: ({ signal }) => call(listAudit, { query }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};
