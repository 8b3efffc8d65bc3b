import { type Counter, type Pace, paced } from '#platform/db/counters.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const DEALERSHIP_LIMITS = {
  recordsInADay: { most: 20, seconds: DAY },
  /** Each is told to the owner of an opportunity. */
  applicationsInADay: { most: 'applicationsADay', seconds: DAY },
  /** Of one application; each may be told to its applicant. */
  decisionsInADay: { most: 10, seconds: DAY },
  callsInAnHour: { most: 120, seconds: HOUR },
} satisfies Record<string, Pace>;

/** Only whoever counts can use these up, so nothing shortens the wait. */
const whole = (key: string, pace: Pace): Counter => paced(key, [pace], pace.seconds * 1000);

export const recordCounter = (memberId: string): Counter =>
  whole(`dealerships member ${memberId}`, DEALERSHIP_LIMITS.recordsInADay);
export const applicationCounter = (memberId: string): Counter =>
  whole(`applications member ${memberId}`, DEALERSHIP_LIMITS.applicationsInADay);
export const decisionCounter = (applicationId: string): Counter =>
  whole(`decisions on ${applicationId}`, DEALERSHIP_LIMITS.decisionsInADay);
/** Being counted also makes the calls of one owner come in turn. */
export const callCounter = (memberId: string): Counter =>
  whole(`applicants called ${memberId}`, DEALERSHIP_LIMITS.callsInAnHour);
