import { isDeepStrictEqual } from 'node:util';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import { createQueryClient } from '#api/queries.ts';
import { pack } from './packed.ts';

type Read = { queryKey: readonly unknown[]; queryFn: (context: object) => Promise<unknown> };

const UNHEARD = new AbortController().signal;

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

/**
 * The queries of one rendered page. A visitor waits, so nothing is retried; nothing is observed, aborted
 * or kept by a timer: a query is what its function answers.
 */
export function pageQueries(): QueryClient {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } });
  const reading = new Map<string, Promise<unknown>>();
  const read = ({ queryKey, queryFn }: Read) => {
    const hash = hashKey(queryKey);
    const existing = reading.get(hash);
    if (existing) return existing;
    const answer = queryFn({ client: queries, queryKey, signal: UNHEARD });
    const stored = answer.then((data) => queries.setQueryData(queryKey, sameAsLast(hash, data)));
    reading.set(hash, stored);
    return stored;
  };
  return Object.assign(queries, { ensureQueryData: read as unknown as QueryClient['ensureQueryData'] });
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
