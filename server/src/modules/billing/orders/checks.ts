import { HOUR_SECONDS, MINUTE_SECONDS } from '@plyhaat/contract/core/time-units';
import type { Db } from '#platform/db/db.ts';
import { ask } from '#platform/jobs/jobs.ts';
import type { OrderRow } from './orders.sql.ts';

export const CHECK_TASK = 'billing.checkOrder';
const FIRST_CHECK_S = 20;

/** So long an attempt to pay is asked about. */
export const GIVE_UP_MS = 24 * HOUR_SECONDS * 1000;
/** A provider that does not know an order after this long was never reached. */
export const UNKNOWN_MS = 15 * MINUTE_SECONDS * 1000;

/** Seconds between checks, each so many times; after that hourly. */
const STEPS: readonly (readonly [seconds: number, times: number])[] = [
  [3, 10],
  [6, 10],
  [10, 6],
  [30, 4],
  [MINUTE_SECONDS, 20],
];
const PAUSES = STEPS.flatMap(([seconds, times]) => Array.from({ length: times }, () => seconds));
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

export const firstCheck = (): Date => inSeconds(FIRST_CHECK_S);
export const checkAfter = (checks: number): Date => inSeconds(PAUSES[checks - 1] ?? HOUR_SECONDS);

/** Queued under the order's own key, so that only one check waits at a time. */
export const planCheck = (db: Db, { id, checkAt }: Pick<OrderRow, 'id' | 'checkAt'>) =>
  ask(db, CHECK_TASK, { orderId: id }, { key: `${CHECK_TASK} ${id}`, ...(checkAt && { runAt: checkAt }) });
