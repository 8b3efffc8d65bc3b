import { HOUR_SECONDS } from '@plyhaat/contract/core/time-units';
import type { Deps } from '#platform/deps.ts';
import type { Reviewable } from '#platform/review/reviewable.ts';
import type { Level } from './levels.sql.ts';
import { reviewables } from './queue.service.ts';

/** Limits between the age groups in seconds, longest first. */
const AGES = [72 * HOUR_SECONDS, 24 * HOUR_SECONDS, 4 * HOUR_SECONDS] as const;

/** Seconds that the item at this position of the queue has waited; the first is the oldest. */
async function ageAt({ list }: Reviewable, deps: Deps, place: number, now: number): Promise<number> {
  const [item] = await list(deps, { status: 'PENDING', limit: 1, offset: place });
  return item ? Math.max(0, Math.round((now - Date.parse(item.submittedAt)) / 1000)) : 0;
}

/** How many have waited longer, by binary search. */
async function countOlder(one: Reviewable, deps: Deps, waiting: number, age: number, now: number): Promise<number> {
  let [low, high] = [0, waiting];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((await ageAt(one, deps, middle, now)) > age) low = middle + 1;
    else high = middle;
  }
  return low;
}

async function agesOf(one: Reviewable, deps: Deps, now: number): Promise<Level[]> {
  const { kind } = one;
  const waiting = await one.count(deps.db, { status: 'PENDING' });
  if (waiting === 0) return [];
  const levels: Level[] = [
    { measure: 'oldest', part: kind, total: await ageAt(one, deps, 0, now) },
    { measure: 'median', part: kind, total: await ageAt(one, deps, Math.floor((waiting - 1) / 2), now) },
  ];
  let counted = 0;
  for (const [at, age] of [...AGES, -1].entries()) {
    const older = age < 0 ? waiting : await countOlder(one, deps, waiting, age, now);
    levels.push({ measure: 'waiting', part: `${kind} ${AGES.length - at}`, total: older - counted });
    counted = older;
  }
  return levels;
}

/**
 * How much waits for a decision of each kind, how long the oldest and the middle one have waited, and how many are of
 * each age: part `product 0` is the youngest, `product 3` the oldest.
 */
export async function queueAges(deps: Deps, now = Date.now()): Promise<Level[]> {
  const levels = [];
  for (const one of reviewables) levels.push(...(await agesOf(one, deps, now)));
  return levels;
}
