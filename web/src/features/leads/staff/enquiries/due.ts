import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plyhaat/contract/core/time-units';
import type { EnquiryRow } from '@plyhaat/contract/leads/staff/enquiries';
import { dayText } from '#console/table/cells.tsx';
import type { BadgeTone } from '#ui/display/Badge.tsx';
import * as TEXTS from './texts.ts';

/** `40 min`, `1 h 50 min`, `9 h`, `3 days`: minutes matter near the end. */
export function spanText(ms: number): string {
  const whole = Math.max(MINUTE_MS, ms);
  if (whole >= 2 * DAY_MS) return TEXTS.days(Math.floor(whole / DAY_MS));
  const [hours, minutes] = [Math.floor(whole / HOUR_MS), Math.floor((whole % HOUR_MS) / MINUTE_MS)];
  if (hours === 0) return TEXTS.minutes(minutes);
  return minutes > 0 && hours < NEAR_HOURS ? `${TEXTS.hours(hours)} ${TEXTS.minutes(minutes)}` : TEXTS.hours(hours);
}

const NEAR_HOURS = 4;

type Timed = Pick<EnquiryRow, 'status' | 'dueAt' | 'answeredAt'>;

/** How much time an answer has left, or when it was given. */
export function dueOf({ status, dueAt, answeredAt }: Timed, now: number): { text: string; tone: BadgeTone } {
  if (status !== 'open')
    return {
      text: answeredAt ? TEXTS.answeredOn(dayText(answeredAt)) : TEXTS.closed,
      tone: answeredAt ? 'ok' : 'plain',
    };
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return { text: TEXTS.lateBy(spanText(-left)), tone: 'no' };
  return { text: TEXTS.dueIn(spanText(left)), tone: left < NEAR_HOURS * HOUR_MS ? 'wait' : 'plain' };
}
