import { isDeepStrictEqual } from 'node:util';
import type { DefaultOptions, QueryClient } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import { createQueryClient } from '#api/queries.ts';
import { pack } from './packed.ts';

/** By query. */
const lastAnswers = new LRUCache<string, object>({ max: 100 });

/** Returns the last object if the data is equal, so that what was computed from it can be reused. */
function sameAsLast(hash: string, data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const last = lastAnswers.get(hash);
  const answer = last && isDeepStrictEqual(last, data) ? last : data;
  lastAnswers.set(hash, answer);
  return answer;
}

/** A visitor waits, so nothing is retried; nothing is read twice for one page or kept by a timer. */
const READ_ONCE: NonNullable<DefaultOptions['queries']> = {
  retry: false,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  behavior: {
    onFetch(context, { queryHash }) {
      const { fetchFn } = context;
      context.fetchFn = async () => sameAsLast(queryHash, await fetchFn());
    },
  },
};

/** The queries of one rendered page. */
export function pageQueries(): QueryClient {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: READ_ONCE });
  return queries;
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const bytes = new WeakMap<object, Buffer>();

/** What a query answered, as it stands in the page's script block: the same data is the same bytes. */
function pieceOf(data: unknown): string | Buffer {
  if (typeof data !== 'object' || data === null) return inScript(pack(data ?? null));
  const piece = bytes.get(data) ?? Buffer.from(inScript(pack(data)));
  bytes.set(data, piece);
  return piece;
}

/** What the browser goes on with: the inside of a JSON object, to which the server adds when it was made. */
export function stateOf(installation: object, queries: QueryClient): (string | Buffer)[] {
  // In one order, whichever was answered first: the same page keeps its ETag.
  const answered = queries
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .toSorted((a, b) => (a.queryHash < b.queryHash ? -1 : 1));
  const all = answered.flatMap(({ queryKey, state }, at) => [
    `${at > 0 ? ',' : ''}[${inScript(queryKey)},`,
    pieceOf(state.data),
    ']',
  ]);
  return [`"installation":${inScript(installation)},"queries":[`, ...all, ']'];
}
