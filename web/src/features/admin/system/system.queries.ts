import {
  discardDeadLetter,
  listDeadLetters,
  readSystem,
  retryDeadLetter,
  retryDeadLetters,
} from '@plyhaat/contract/admin/system';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** As long as somebody looks at it. */
const EVERY_MS = 15_000;
const KEY = ['admin', 'own', 'system'] as const;

export const systemState = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(readSystem, {}, signal)).data,
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });

export const DEAD_PER_PAGE = 25;
export const deadLetters = (page: number, task: string | undefined) =>
  queryOptions({
    queryKey: [...KEY, 'dead', page, task ?? ''],
    queryFn: ({ signal }) =>
      call(listDeadLetters, { query: { page, perPage: DEAD_PER_PAGE, ...(task && { task }) } }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const retrying = mutationOptions({
  mutationFn: (id: string) => call(retryDeadLetter, { params: { id } }),
});
export const retryingAll = mutationOptions({
  mutationFn: (task: string) => call(retryDeadLetters, { body: { task } }),
});
export const discarding = mutationOptions({
  mutationFn: (id: string) => call(discardDeadLetter, { params: { id } }),
});
