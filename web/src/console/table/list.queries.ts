import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { ListAddress } from '#api/console-lists.ts';
import { pageOf } from '#shell/page-of.ts';
import { filtersIn, type ListPage, type ListShape, PER_PAGE } from './list.ts';

/** What a list asks for. Junk in an address is refused by the server, and the screen says so. */
export const queryOf = (address: ListAddress, perPage = PER_PAGE) => ({
  ...filtersIn(address),
  ...(address.sort && { sort: address.sort }),
  page: pageOf(address.page),
  perPage,
});

/** A page of one of the long lists; whoever names the row names the endpoint that answers it. */
export const longList = <Row>(list: ListShape<Row>['list'], endpoint: Endpoint, address: ListAddress) => {
  const query = queryOf(address);
  return queryOptions({
    queryKey: ['admin', 'own', list, query],
    queryFn: async ({ signal }) => (await call(endpoint, { query } as never, signal)) as unknown as ListPage<Row>,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};
