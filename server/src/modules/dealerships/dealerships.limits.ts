import { DAY_SECONDS, HOUR_SECONDS } from '@plyhaat/contract/core/time-units';
import { type Counter, type Pace, paced } from '#platform/db/counters.ts';

const DEALERSHIP_LIMITS = {
  recordsInADay: { most: 20, seconds: DAY_SECONDS },
  /** Each application notifies the owner of the opportunity. */
  applicationsInADay: { most: 'applicationsADay', seconds: DAY_SECONDS },
  /** Per application; each decision may notify the applicant. */
  decisionsInADay: { most: 10, seconds: DAY_SECONDS },
  callsInAnHour: { most: 120, seconds: HOUR_SECONDS },
} satisfies Record<string, Pace>;

/** Only the member itself can use these up, so the wait is never shortened. */
const whole = (key: string, pace: Pace): Counter => paced(key, [pace], pace.seconds * 1000);

export const recordCounter = (memberId: string): Counter =>
  whole(`dealerships member ${memberId}`, DEALERSHIP_LIMITS.recordsInADay);
export const applicationCounter = (memberId: string): Counter =>
  whole(`applications member ${memberId}`, DEALERSHIP_LIMITS.applicationsInADay);
export const decisionCounter = (applicationId: string): Counter =>
  whole(`decisions on ${applicationId}`, DEALERSHIP_LIMITS.decisionsInADay);
/** Counting also serializes the calls of one owner. */
export const callCounter = (memberId: string): Counter =>
  whole(`applicants called ${memberId}`, DEALERSHIP_LIMITS.callsInAnHour);
