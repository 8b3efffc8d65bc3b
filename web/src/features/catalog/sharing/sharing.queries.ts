import { deleteShare, listShares, makeShare } from '@plyhaat/contract/catalog/share-form';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const LISTS_PER_PAGE = 20;

export const ownLists = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['shares', 'own', userId, page],
    queryFn: ({ signal }) => call(listShares, { query: { page, perPage: LISTS_PER_PAGE } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const sharing = () =>
  mutationOptions({ mutationFn: (body: CallOf<typeof makeShare>['body']) => call(makeShare, { body }) });

export const stoppingToShare = () =>
  mutationOptions({ mutationFn: (code: string) => call(deleteShare, { params: { code } }) });
