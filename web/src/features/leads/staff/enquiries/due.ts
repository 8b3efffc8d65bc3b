import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plyhaat/contract/core/time-units';
import type { EnquiryRow } from '@plyhaat/contract/leads/staff/enquiries';
import { dayText } from '#console/table/cells.tsx';
import type { BadgeTone } from '#ui/display/Badge.tsx';

const NEAR_HOURS = 4;

/** `40 min`, `1 h 50 min`, `9 h`, `3 days`: minutes matter near the end. */
function useSpanText(): (ms: number) => string {
  const { t } = useLingui();
  return (ms) => {
    const whole = Math.max(MINUTE_MS, ms);
    const days = Math.floor(whole / DAY_MS);
    if (days >= 2) return t`${plural(days, { one: `${days} day`, other: `${days} days` })}`;
    const [hours, minutes] = [Math.floor(whole / HOUR_MS), Math.floor((whole % HOUR_MS) / MINUTE_MS)];
    if (hours === 0) return t`${minutes} min`;
    return minutes > 0 && hours < NEAR_HOURS ? t`${hours} h ${minutes} min` : t`${hours} h`;
  };
}

type Timed = Pick<EnquiryRow, 'status' | 'dueAt' | 'answeredAt'>;

/** How much time an answer has left, or when it was given. */
export function useDueOf(): (row: Timed, now: number) => { text: string; tone: BadgeTone } {
  const { t } = useLingui();
  const spanText = useSpanText();
  return ({ status, dueAt, answeredAt }, now) => {
    if (status !== 'open')
      return answeredAt
        ? { text: t`Answered ${{ day: dayText(answeredAt) }}`, tone: 'ok' }
        : { text: t`Closed`, tone: 'plain' };
    const left = Date.parse(dueAt) - now;
    if (left <= 0) return { text: t`Late ${{ span: spanText(-left) }}`, tone: 'no' };
    const tone = left < NEAR_HOURS * HOUR_MS ? 'wait' : 'plain';
    return { text: t`Due in ${{ span: spanText(left) }}`, tone };
  };
}
