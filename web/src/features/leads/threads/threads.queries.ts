import { listMessages, MESSAGES_PER_PAGE, readThread, sendMessage } from '@plyhaat/contract/leads/threads';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** The other side may write at any time: whoever looks again sees it. */
export const threadMessages = (id: string) =>
  queryOptions({
    queryKey: ['threads', id],
    queryFn: ({ signal }) => call(listMessages, { params: { id }, query: { perPage: MESSAGES_PER_PAGE } }, signal),
    staleTime: 0,
  });

export const writingMessage = (id: string) =>
  mutationOptions({
    mutationFn: (body: { text: string; file?: string | undefined }) =>
      call(sendMessage, { params: { id }, body: { text: body.text, file: body.file ?? '' } }),
  });

export const readingThread = (id: string) =>
  mutationOptions({ mutationFn: () => call(readThread, { params: { id } }) });
