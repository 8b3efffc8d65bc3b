import { type DefaultOptions, dehydrate, type QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#api/queries.ts';

/** A visitor waits, so nothing is retried; nothing is read twice for one page or kept by a timer. */
const READ_ONCE: NonNullable<DefaultOptions['queries']> = {
  retry: false,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
};

/** The queries of one rendered page, or of a part of it. */
export function pageQueries(): QueryClient {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: READ_ONCE });
  return queries;
}

export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What the queries answered, as it stands in the page's script block; the browser adds when (`hydrate.tsx`). */
export function answersOf(queries: QueryClient): string {
  // In one order and without times, whichever was answered first: the same page keeps its ETag.
  const answered = dehydrate(queries).queries.toSorted((a, b) => (a.queryHash < b.queryHash ? -1 : 1));
  return answered
    .map((query) => inScript({ ...query, dehydratedAt: 0, state: { ...query.state, dataUpdatedAt: 0 } }))
    .join(',');
}
