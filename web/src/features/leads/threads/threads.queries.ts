import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { listMessages, MESSAGES_PER_PAGE, readThread, sendMessage, sendOffer } from '@plyhaat/contract/leads/threads';
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** The newest first. The other side may write at any time: whoever looks again sees it. */
export const threadMessages = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['threads', id],
    queryFn: ({ pageParam, signal }) =>
      call(listMessages, { params: { id }, query: { page: pageParam, perPage: MESSAGES_PER_PAGE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * MESSAGES_PER_PAGE < total ? pages.length + 1 : undefined),
    staleTime: 0,
  });

export const writingMessage = (id: string) =>
  mutationOptions({
    mutationFn: (body: { text: string; file?: string | undefined }) =>
      call(sendMessage, { params: { id }, body: { text: body.text, file: body.file ?? '' } }),
  });

export const readingThread = (id: string) =>
  mutationOptions({ mutationFn: () => call(readThread, { params: { id } }) });

export type OfferBody = CallOf<typeof sendOffer>['body'];
export const givingOffer = (id: string) =>
  mutationOptions({ mutationFn: (body: OfferBody) => call(sendOffer, { params: { id }, body }) });
