import { msg } from '@lingui/core/macro';
import { inIndia } from '@plyhaat/contract/core/dates';
import type { Say } from '../said.ts';
import { monthName } from './months.ts';

/** What a day of India's calendar is written with. */
export function partsOfDay(day: Date) {
  const at = inIndia(day.getTime());
  return { day: at.getUTCDate(), month: at.getUTCMonth() + 1, year: at.getUTCFullYear() };
}

/** `14 Nov 2026`. */
export function formatDay(at: Date, say: Say): string {
  const { day, month, year } = partsOfDay(at);
  return say(msg({ message: `${day} ${{ month: monthName(month, say) }} ${year}`, context: 'a day' }));
}

/** `14 Nov 2026` of `2026-11-14`. */
export const formatIsoDay = (day: string, say: Say): string => formatDay(new Date(`${day}T00:00:00+05:30`), say);

/** `14 Nov`. */
export function formatDayOfYear(at: Date, say: Say): string {
  const { day, month } = partsOfDay(at);
  return say(msg({ message: `${day} ${{ month: monthName(month, say) }}`, context: 'a day' }));
}

/** The time by India's clock: `6:30 PM`. */
export function formatTime(moment: Date, say: Say): string {
  const at = inIndia(moment.getTime());
  const hours = at.getUTCHours();
  const clock = `${hours % 12 || 12}:${String(at.getUTCMinutes()).padStart(2, '0')}`;
  return say(hours < 12 ? msg`${clock} AM` : msg`${clock} PM`);
}

/** A moment by India's clock: `14 Nov 2026, 6:30 PM`. */
export const formatMoment = (at: Date, say: Say): string =>
  say(
    msg({
      message: `${{ day: formatDay(at, say) }}, ${{ time: formatTime(at, say) }}`,
      context: 'a day with the time',
    }),
  );
