import * as z from 'zod/mini';
import { indianDay } from '../core/dates.ts';
import { isDay, optionalText, optionalTextThat } from '../core/fields.ts';
import { DAY_MS } from '../core/time-units.ts';

/** The last day a store is closed, by India's calendar, and a line about it. Null from the day after. */
export const holiday = { holidayUntil: z.nullable(z.string()), holidayNote: z.nullable(z.string()) };

const MOST_DAYS = 365;

export const isOnHoliday = (until: string | null | undefined, now: number): until is string =>
  typeof until === 'string' && until >= indianDay(now);

const isAhead = (day: string): boolean =>
  isDay(day) && isOnHoliday(day, Date.now()) && day <= indianDay(Date.now() + MOST_DAYS * DAY_MS);

export const INVALID_HOLIDAY = 'Please choose a day within the next year';

export const holidayFields = {
  holidayUntil: optionalTextThat(isAhead, INVALID_HOLIDAY, 20),
  holidayNote: optionalText(140),
};
