import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { indianDay } from '@plyhaat/contract/core/dates';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plyhaat/contract/core/time-units';
import type { Said, Say } from '#ui/said.ts';
import { formatDay, formatDayOfYear } from '#ui/words/dates.ts';

const WEEKDAYS = [msg`Sun`, msg`Mon`, msg`Tue`, msg`Wed`, msg`Thu`, msg`Fri`, msg`Sat`];
const weekdayOf = (day: string) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] as MessageDescriptor;

/** `17 Nov`; the year only where it is another one. */
export function shortDay(at: Date, now: number, say: Say): string {
  const isThisYear = indianDay(at.getTime()).slice(0, 4) === indianDay(now).slice(0, 4);
  return isThisYear ? formatDayOfYear(at, say) : formatDay(at, say);
}

/** How long ago, in as few words as a row has room for: `25 min`, `3 h`, `Sat`, `11 Nov`. */
export function since(at: string, now: number, say: Say): Said {
  const moment = Date.parse(at);
  const span = Math.max(0, now - moment);
  if (span < HOUR_MS) return msg`${{ minutes: Math.max(1, Math.floor(span / MINUTE_MS)) }} min`;
  if (span < DAY_MS) return msg`${{ hours: Math.floor(span / HOUR_MS) }} h`;
  return span < 6 * DAY_MS ? weekdayOf(indianDay(moment)) : shortDay(new Date(moment), now, say);
}
