import {
  addBrandByStaff,
  deleteBrandByStaff,
  listEditedBrands,
  mergeBrand,
  renameBrand,
} from '@plyhaat/contract/catalog/staff/brands';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { ListAddress } from '#api/console-lists.ts';
import { cleaned, PER_PAGE } from '#console/table/list.ts';
import { pageOf } from '#shell/page-of.ts';

export const brandList = (address: ListAddress) => {
  const query = { ...cleaned(address), page: pageOf(address.page), perPage: PER_PAGE } as CallOf<
    typeof listEditedBrands
  >['query'];
  return queryOptions({
    queryKey: ['admin', 'own', 'brands', query],
    queryFn: ({ signal }) => call(listEditedBrands, { query }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

const MOST_OFFERED = 20;

/** A few brands for what was typed. */
export const brandsNamed = (q: string) =>
  queryOptions({
    queryKey: ['admin', 'own', 'brands', 'named', q],
    queryFn: async ({ signal }) =>
      (await call(listEditedBrands, { query: { q, sort: '-products', perPage: MOST_OFFERED } }, signal)).data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const sendName = (id: string) => (body: CallOf<typeof renameBrand>['body']) =>
  call(renameBrand, { params: { id }, body });
export const sendMerge = (id: string) => (body: CallOf<typeof mergeBrand>['body']) =>
  call(mergeBrand, { params: { id }, body });
export const sendBrand = (body: CallOf<typeof addBrandByStaff>['body']) => call(addBrandByStaff, { body });
export const sendDelete = (id: string) => () => call(deleteBrandByStaff, { params: { id } });
