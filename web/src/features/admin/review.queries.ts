import { decideReview, listReviewQueue, type ReviewKind, readReview } from '@plyhaat/contract/admin/admin';
import type { Approval } from '@plyhaat/contract/core/approval';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** What the queue shows, and which thing of it lies open. */
export type QueueAddress = {
  readonly kind?: string;
  readonly status?: string;
  readonly page?: string;
  readonly item?: string;
};

export const QUEUE_PER_PAGE = 20;

export type QueueQuery = { readonly kind?: ReviewKind; readonly status: Approval; readonly page: number };

export const reviewQueue = (query: QueueQuery) =>
  queryOptions({
    queryKey: ['admin', 'own', 'queue', query],
    queryFn: ({ signal }) => call(listReviewQueue, { query: { ...query, perPage: QUEUE_PER_PAGE } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const reviewDetail = (kind: ReviewKind, id: string) =>
  queryOptions({
    queryKey: ['admin', 'own', 'detail', kind, id],
    queryFn: async ({ signal }) => (await call(readReview, { params: { kind, id } }, signal)).data,
    staleTime: 0,
    gcTime: 0,
  });

export const deciding = (kind: ReviewKind, id: string) =>
  mutationOptions({
    mutationFn: (body: CallOf<typeof decideReview>['body']) => call(decideReview, { params: { kind, id }, body }),
  });
