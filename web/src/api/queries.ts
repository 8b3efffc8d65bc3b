import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';
import { session } from './session.ts';

export const MINUTE = 60_000;
const LONGEST_PAUSE = 30_000;
const MOST_RETRIES = 3;

const isOurFault = (error: unknown) => error instanceof CallError && error.status >= 400 && error.status < 500;

/** The cache rules of spec 1 §9; a query says only where it differs. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        retry: (failures, error) => !isOurFault(error) && failures < MOST_RETRIES,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_PAUSE),
      },
      mutations: { retry: false },
    },
  });

/** What one member's screens fetched is not there for the next one: keys with the word `own`, and all that is out of sight. */
export function forgetWithSession(queries: QueryClient): void {
  let member = session.get().user?._id;
  session.watch(() => {
    const before = member;
    member = session.get().user?._id;
    if (before && before !== member)
      queries.removeQueries({ predicate: (query) => query.queryKey.includes('own') || !query.isActive() });
  });
}
