import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { readLead } from '@plyhaat/contract/leads/inbox';
import { type InboxKind, listInbox, readInboxItem } from '@plyhaat/contract/leads/seller-inbox';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type ListQuery = { readonly kind?: InboxKind | undefined; readonly search: string };

/** Buyers come at any time: whoever looks again sees who came. */
export const sellerInbox = (userId: string, { kind, search }: ListQuery) =>
  infiniteQueryOptions({
    queryKey: ['leads', 'own', userId, 'desk', kind ?? '', search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listInbox,
        { query: { ...(kind && { kind }), ...(search && { search }), ...(pageParam && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const inboxItem = (userId: string, kind: InboxKind, id: string) =>
  queryOptions({
    queryKey: ['leads', 'own', userId, 'item', kind, id],
    queryFn: ({ signal }) => call(readInboxItem, { params: { kind, id } }, signal),
    select: ({ data }) => data,
    staleTime: 0,
    retry: false,
  });

export const oneLead = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['leads', 'own', userId, 'one', id],
    queryFn: ({ signal }) => call(readLead, { params: { id } }, signal),
    staleTime: 0,
  });

/** How much waits for the seller, for menus. */
export const waitingItems = (userId: string) =>
  queryOptions({
    queryKey: ['leads', 'own', userId, 'waiting'],
    queryFn: ({ signal }) => call(listInbox, { query: { perPage: 1 } }, signal),
    select: ({ counts }) => counts?.waiting ?? 0,
    staleTime: MINUTE_MS,
  });
