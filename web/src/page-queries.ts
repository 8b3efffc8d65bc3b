import { dehydrate, hashKey, type QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#api/queries.ts';

type Read = { queryKey: readonly unknown[]; queryFn: (context: object) => Promise<unknown> };

const UNHEARD = new AbortController().signal;

/**
 * The queries of one page. A visitor waits, so nothing is tried again; nobody looks on, so nothing is watched, aborted
 * or kept by a timer: a query is what its function answers.
 */
export function pageQueries(): QueryClient {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } });
  const reading = new Map<string, Promise<unknown>>();
  const read = ({ queryKey, queryFn }: Read) => {
    const hash = hashKey(queryKey);
    const known = reading.get(hash);
    if (known) return known;
    const answer = queryFn({ client: queries, queryKey, signal: UNHEARD });
    const kept = answer.then((data) => queries.setQueryData(queryKey, data));
    reading.set(hash, kept);
    return kept;
  };
  return Object.assign(queries, { ensureQueryData: read as unknown as QueryClient['ensureQueryData'] });
}

const texts = new WeakMap<object, string>();
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What a query answered, as it stands in the page's script block; a section is compared by it too. */
export function textOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return inScript(data ?? null);
  const text = texts.get(data) ?? inScript(data);
  texts.set(data, text);
  return text;
}

/** What the browser goes on with. */
export function stateOf(house: object, queries: QueryClient): string {
  const all = dehydrate(queries).queries.map(({ state: { data, ...state }, ...query }) => {
    const around = inScript({ ...query, state });
    return `${around.slice(0, -2)},"data":${textOf(data)}}}`;
  });
  return `{"house":${inScript(house)},"queries":{"mutations":[],"queries":[${all.join()}]}}`;
}
