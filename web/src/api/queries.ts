import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { type DefaultOptions, QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';
import { connection } from './connection.ts';
import { session } from './session.ts';

const LONGEST_PAUSE = 30_000;
const MOST_RETRIES = 3;

const isOurFault = (error: unknown) => error instanceof CallError && error.status >= 400 && error.status < 500;

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;
const isNetworkFailure = (error: unknown) => error instanceof CallError && error.code === 'network';

type Behavior = NonNullable<NonNullable<DefaultOptions['queries']>['behavior']>;

/** A list that cannot be fetched again for lack of a network stays as it is; the shell says that one is offline. */
const keepsData: Behavior = {
  onFetch(context, query) {
    const { fetchFn } = context;
    context.fetchFn = async () => {
      try {
        return await fetchFn();
      } catch (error) {
        if (isNetworkFailure(error) && connection.get().isLost && query.state.data !== undefined)
          return query.state.data;
        throw error;
      }
    };
  },
};

/** ALL-17, ALL-18; a query says only where it differs. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: (failures, error) => !isOurFault(error) && !isOffline() && failures < MOST_RETRIES,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_PAUSE),
        // Offline a call fails at once and says so; by default it would wait without a word.
        networkMode: 'always',
        refetchOnReconnect: true,
        behavior: keepsData,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Removes what was fetched for the last member: keys with the word `own`, and all inactive queries. */
export function forgetWithSession(queries: QueryClient): void {
  let member = session.get().user?._id;
  session.watch(() => {
    const before = member;
    member = session.get().user?._id;
    if (before && before !== member)
      queries.removeQueries({ predicate: (query) => query.queryKey.includes('own') || !query.isActive() });
  });
}
