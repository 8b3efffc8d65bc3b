import { tooManyRequests } from '@plyhaat/contract/errors';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/failure.ts';

const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 30;
const MOST_ADDRESSES = 10_000;
const counters = new WeakMap<Deps, Map<string, number[]>>();

/** Whoever is not signed in may send the few pictures of a registration, not fill the disk. */
export function countStranger(deps: Deps, address: string, now = Date.now()): void {
  const seen = counters.get(deps) ?? new Map<string, number[]>();
  counters.set(deps, seen);
  const times = (seen.get(address) ?? []).filter((time) => time > now - HOUR_MS);
  const [oldest = now] = times;
  if (times.length >= MOST_AN_HOUR)
    throw new AppError(tooManyRequests, { retryAfter: Math.ceil((oldest + HOUR_MS - now) / 1000) });
  if (seen.size >= MOST_ADDRESSES) seen.clear();
  seen.set(address, [...times, now]);
}
