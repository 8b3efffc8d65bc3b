import {
  decideReview,
  listReviewQueue,
  type ReviewItem,
  type ReviewKind,
  readReview,
} from '@plyhaat/contract/admin/admin';
import { decideMany, giveBackReview, readReviewFigures, takeReview } from '@plyhaat/contract/admin/review';
import {
  addReviewTemplate,
  changeReviewTemplate,
  deleteReviewTemplate,
  listReviewTemplates,
  type ReviewTemplate,
} from '@plyhaat/contract/admin/review-templates';
import type { Approval } from '@plyhaat/contract/core/approval';
import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { itemKey } from './review.words.ts';
import type { Refused } from './useHeldDecision.ts';

/** What the queue shows, and which thing of it lies open. */
export type QueueAddress = {
  readonly kind?: string;
  readonly status?: string;
  readonly q?: string;
  readonly page?: string;
  readonly item?: string;
};

export const QUEUE_PER_PAGE = 20;

export type QueueQuery = {
  readonly kind?: ReviewKind;
  readonly status: Approval;
  readonly q?: string;
  readonly page: number;
};

export const reviewQueue = (query: QueueQuery) =>
  queryOptions({
    queryKey: ['admin', 'own', 'queue', query],
    queryFn: ({ signal }) => call(listReviewQueue, { query: { ...query, perPage: QUEUE_PER_PAGE } }, signal),
    staleTime: 0,
    // Colleagues take and decide items, and new ones come in.
    refetchInterval: MINUTE_MS / 2,
    placeholderData: keepPreviousData,
  });

export const reviewDetail = (kind: ReviewKind, id: string) =>
  queryOptions({
    queryKey: ['admin', 'own', 'detail', kind, id],
    queryFn: async ({ signal }) => (await call(readReview, { params: { kind, id } }, signal)).data,
    staleTime: 0,
    // The next item is fetched ahead.
    gcTime: MINUTE_MS,
  });

type DecisionBody = CallOf<typeof decideReview>['body'];

/** Sends one decision; answers the item where it was refused. */
export const sendDecision =
  (item: ReviewItem, body: DecisionBody) =>
  (keepalive: boolean): Promise<readonly Refused[]> =>
    call(decideReview, { params: { kind: item.kind, id: item._id }, body, keepalive }).then(
      () => [],
      (error: Error) => [{ item, message: error.message }],
    );

export const takingReview = (kind: ReviewKind, id: string) =>
  mutationOptions({
    mutationFn: (on: boolean): Promise<unknown> =>
      on ? call(takeReview, { params: { kind, id } }) : call(giveBackReview, { params: { kind, id } }),
  });

/** Sends one decision on several items; answers those that were left as they are. */
export const sendDecisions =
  (items: readonly ReviewItem[], body: CallOf<typeof decideMany>['body']) =>
  async (keepalive: boolean): Promise<readonly Refused[]> => {
    try {
      const { data } = await call(decideMany, { body, keepalive });
      return data.flatMap((result) => {
        const item = items.find((one) => itemKey(one) === itemKey(result));
        return item && result.error ? [{ item, message: result.message }] : [];
      });
    } catch (error) {
      return items.map((item) => ({ item, message: error instanceof Error ? error.message : String(error) }));
    }
  };

export const reviewFigures = queryOptions({
  queryKey: ['admin', 'own', 'figures'],
  queryFn: async ({ signal }) => (await call(readReviewFigures, {}, signal)).data,
  staleTime: MINUTE_MS,
});

export const reviewTemplates = queryOptions({
  queryKey: ['admin', 'own', 'templates'],
  queryFn: async ({ signal }) => (await call(listReviewTemplates, {}, signal)).data,
  staleTime: MINUTE_MS,
});

/** A template as the form has it: without an id it is a new one. */
export type TemplateDraft = Omit<ReviewTemplate, '_id'> & { readonly _id?: string };
export const savingTemplate = mutationOptions({
  mutationFn: ({ _id, kind, ...words }: TemplateDraft) =>
    _id
      ? call(changeReviewTemplate, { params: { id: _id }, body: words })
      : call(addReviewTemplate, { body: { kind, ...words } }),
});
export const deletingTemplate = mutationOptions({
  mutationFn: (id: string) => call(deleteReviewTemplate, { params: { id } }),
});
