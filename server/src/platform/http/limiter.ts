import type { Failure } from '@plyhaat/contract/core/endpoint';
import { tooManyRequests } from '@plyhaat/contract/core/errors';
import { LRUCache } from 'lru-cache';
import { takeAll } from '../db/counters.sql.ts';
import { type Count, type Counter, defaultLimits, longestWait } from '../db/counters.ts';
import type { Db } from '../db/db.ts';
import { AppError } from './failure.ts';

/** Counts one more of each, or none of them where one says to wait; then it resolves to the seconds until it may be. */
export type RateLimiter = { readonly take: (counters: readonly Counter[]) => Promise<number> };

/** For what guards money, codes, numbers, uploads and writes: all processes count together, and a restart forgets nothing. */
export const inDatabase = (db: Db): RateLimiter => ({
  take: (counters) => db.transaction((db) => takeAll(db, counters)),
});

const MOST_COUNTED = 50_000;
const NOTHING: Count = { times: [], hits: 0, touchedAt: 0 };

/** For what comes too often to be written down: each process counts for itself, from when it started. */
export function inMemory(): RateLimiter {
  const counts = new LRUCache<string, Count>({ max: MOST_COUNTED });
  return {
    async take(counters) {
      const now = Date.now();
      const current = new Map(counters.map(({ key }) => [key, counts.get(key) ?? NOTHING]));
      const wait = longestWait(counters, current, now);
      if (wait === 0)
        for (const { key, next } of counters) counts.set(key, next(current.get(key) ?? NOTHING, now, defaultLimits));
      return wait;
    },
  };
}

/** Counts, or refuses with the seconds to wait. */
export async function takeOrRefuse(
  limiter: RateLimiter,
  counters: readonly Counter[],
  refusal: Failure = tooManyRequests,
): Promise<void> {
  const retryAfter = await limiter.take(counters);
  if (retryAfter > 0) throw new AppError(refusal, { retryAfter });
}
