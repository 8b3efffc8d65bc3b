import { type LimitName, SETTINGS } from '@plyhaat/contract/core/site-settings';
import { DAY_SECONDS, SECOND_MS } from '@plyhaat/contract/core/time-units';

/** A number, or the name of the setting that holds it. */
type Most = number | LimitName;
/** At most so many within any span of so many seconds. */
export type Pace = { readonly most: Most; readonly seconds: number };

/** What a limit is at this moment. */
export type Limits = (most: Most) => number;
export const defaultLimits: Limits = (most) => (typeof most === 'number' ? most : SETTINGS[most].initial);

/** What is stored for a counter; all times are the database's, in milliseconds. */
export type Count = { readonly times: readonly number[]; readonly hits: number; readonly touchedAt: number };

/** A limit on an action: how many milliseconds until it may happen again, and the count once it has. */
export type Counter = {
  readonly key: string;
  readonly wait: (count: Count, now: number, limits: Limits) => number;
  readonly next: (count: Count, now: number, limits: Limits) => Count;
};

/**
 * Nobody waits longer for what a stranger may use up in a member's place. Where a longer span is used up, one more is
 * let through whenever this much time has passed since the last: a stranger can slow a member down, never lock it out.
 */
const LONGEST_WAIT = 15 * 60 * SECOND_MS;

/** Until the oldest of the last `most` times leaves the span, or nothing has happened for the longest wait. */
const waitIn = (most: number, seconds: number, times: readonly number[], now: number, longest: number): number => {
  const [oldest, latest] = [times.at(-most), times.at(-1)];
  if (oldest === undefined || latest === undefined) return 0;
  return Math.min(oldest + seconds * SECOND_MS, latest + longest) - now;
};

/** Exact in any span, because the times themselves are kept: as many as the largest pace needs. */
export function paced(key: string, paces: readonly Pace[], longest = LONGEST_WAIT): Counter {
  return {
    key,
    wait: ({ times }, now, limits) =>
      Math.max(...paces.map(({ most, seconds }) => waitIn(limits(most), seconds, times, now, longest))),
    next: ({ times, hits }, now, limits) => {
      const mostTimes = Math.max(...paces.map(({ most }) => limits(most)));
      return { times: [...times, now].slice(-mostTimes), hits: hits + 1, touchedAt: now };
    },
  };
}

/** So many in any 24 hours, without exception. */
export const daily = (key: string, most: Most): Counter =>
  paced(key, [{ most, seconds: DAY_SECONDS }], DAY_SECONDS * SECOND_MS);

/** For figures of the whole site, too large to keep each time: counted from the first of a span on. */
export function tallied(key: string, { most, seconds }: Pace): Counter {
  const end = (times: readonly number[]) => (times[0] ?? 0) + seconds * SECOND_MS;
  return {
    key,
    wait: ({ times, hits }, now, limits) => (hits < limits(most) ? 0 : Math.min(end(times) - now, LONGEST_WAIT)),
    next: ({ times, hits }, now) =>
      end(times) > now ? { times, hits: hits + 1, touchedAt: now } : { times: [now], hits: 1, touchedAt: now },
  };
}

/** Pauses that double with each one after the first `most` in a row. */
export const inARow = (key: string, most: number, firstPauseSeconds: number): Counter => ({
  key,
  wait: ({ hits, touchedAt }, now) =>
    hits < most ? 0 : touchedAt + Math.min(LONGEST_WAIT, firstPauseSeconds * SECOND_MS * 2 ** (hits - most)) - now,
  next: ({ hits }, now) => ({ times: [], hits: hits + 1, touchedAt: now }),
});

/** Whole seconds until all of them allow it; 0 when they do. */
export const longestWait = (
  counters: readonly Counter[],
  counts: ReadonlyMap<string, Count>,
  now: number,
  limits: Limits = defaultLimits,
): number =>
  Math.max(
    0,
    ...counters.map(({ key, wait }) => {
      const count = counts.get(key);
      return count ? Math.ceil(wait(count, now, limits) / SECOND_MS) : 0;
    }),
  );
