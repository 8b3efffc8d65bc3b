import { HOUR_SECONDS } from '@plyhaat/contract/core/time-units';
import { type Counter, type Pace, paced } from '#platform/db/counters.ts';

/** Each new requirement notifies up to fifty sellers, so their number is limited (REQ-4). */
export const REQUIREMENT_LIMITS = {
  addedInAnHour: { most: 10, seconds: HOUR_SECONDS },
  addedInADay: { most: 'requirementsADay', seconds: 24 * HOUR_SECONDS },
} satisfies Record<string, Pace>;

/** Typing a form asks for a preview every few seconds. */
export const previewCounter = (memberId: string): Counter =>
  paced(`requirement previews ${memberId}`, [{ most: 30, seconds: 60 }], 60_000);

/** Only the member itself can use it up, so the wait is never shortened. */
export const addingCounter = (memberId: string): Counter =>
  paced(
    `requirements member ${memberId}`,
    [REQUIREMENT_LIMITS.addedInAnHour, REQUIREMENT_LIMITS.addedInADay],
    REQUIREMENT_LIMITS.addedInADay.seconds * 1000,
  );
