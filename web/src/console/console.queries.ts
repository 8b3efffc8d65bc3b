import { checkAudit, listAudit, listLatestActs } from '@plyhaat/contract/admin/audit';
import {
  changeMemberByStaff,
  endMemberSessions,
  listMembers,
  readMemberByStaff,
} from '@plyhaat/contract/admin/members';
import { listAllOrders } from '@plyhaat/contract/admin/orders';
import { type OverviewDays, readOverview } from '@plyhaat/contract/admin/overview';
import type { CallOf, Endpoint } from '@plyhaat/contract/core/endpoint';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { ListAddress } from '#api/console-lists.ts';
import { pageOf } from '#shell/page-of.ts';
import { filtersIn, type ListPage, type ListShape, PER_PAGE } from './table/list.ts';

/** What a list asks for. Junk in an address is refused by the server, and the screen says so. */
const queryOf = (address: ListAddress) => ({
  ...filtersIn(address),
  ...(address.sort && { sort: address.sort }),
  page: pageOf(address.page),
  perPage: PER_PAGE,
});

const FRESH = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** A page of one of the long lists; whoever names the row names the endpoint that answers it. */
export const longList = <Row>(list: ListShape<Row>['list'], endpoint: Endpoint, address: ListAddress) => {
  const query = queryOf(address);
  return queryOptions({
    queryKey: ['admin', 'own', list, query],
    queryFn: async ({ signal }) => (await call(endpoint, { query } as never, signal)) as unknown as ListPage<Row>,
    ...FRESH,
  });
};

export const memberList = (address: ListAddress) => {
  const query = queryOf(address) as CallOf<typeof listMembers>['query'];
  return queryOptions({
    queryKey: ['admin', 'own', 'members', query],
    queryFn: ({ signal }) => call(listMembers, { query }, signal),
    ...FRESH,
  });
};

export const orderList = (address: ListAddress) => {
  const query = queryOf(address) as CallOf<typeof listAllOrders>['query'];
  return queryOptions({
    queryKey: ['admin', 'own', 'orders', query],
    queryFn: ({ signal }) => call(listAllOrders, { query }, signal),
    ...FRESH,
  });
};

export const auditList = (address: ListAddress) => {
  const query = queryOf(address) as CallOf<typeof listAudit>['query'];
  return queryOptions({
    queryKey: ['admin', 'own', 'audit', query],
    queryFn: ({ signal }) => call(listAudit, { query }, signal),
    ...FRESH,
  });
};

export const overviewOf = (days: OverviewDays) =>
  queryOptions({
    queryKey: ['admin', 'own', 'overview', days],
    queryFn: async ({ signal }) => (await call(readOverview, { query: { days } }, signal)).data,
    ...FRESH,
  });

export const latestActs = queryOptions({
  queryKey: ['admin', 'own', 'latestActs'],
  queryFn: async ({ signal }) => (await call(listLatestActs, {}, signal)).data,
  staleTime: 0,
});

export const checkingAudit = mutationOptions({ mutationFn: async () => (await call(checkAudit, {})).data });

export const memberDetail = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'own', 'member', id],
    queryFn: async ({ signal }) => (await call(readMemberByStaff, { params: { id } }, signal)).data,
    staleTime: 0,
  });

export const changingMember = (id: string) =>
  mutationOptions({
    mutationFn: (body: CallOf<typeof changeMemberByStaff>['body']) =>
      call(changeMemberByStaff, { params: { id }, body }),
  });

export const endingSessions = (id: string) =>
  mutationOptions({ mutationFn: () => call(endMemberSessions, { params: { id } }) });
