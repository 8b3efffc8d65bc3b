import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { QUIET, useChange } from '#forms/useChange.ts';
import { readingThread, threadMessages } from './threads.queries.ts';

/** The messages of a thread. Whoever has them on the screen has read them. */
export function useThread(threadId: string, onChange?: () => void) {
  const queries = useQueryClient();
  const found = useInfiniteQuery(threadMessages(threadId));
  const newest = found.data?.pages[0];
  const reading = useChange(readingThread(threadId), {
    ...QUIET,
    onSuccess: () => {
      // Not awaited, because new unread messages may come with it.
      void queries.invalidateQueries({ queryKey: ['threads', threadId] });
      onChange?.();
    },
  });
  const unread = newest?.thread.unread ?? 0;
  const markRead = useEffectEvent(() => {
    if (unread > 0 && !reading.isPending) reading.mutate();
  });
  useEffect(() => {
    if (unread > 0) markRead();
  }, [unread]);
  return { found, newest };
}
export type FoundThread = ReturnType<typeof useThread>;
