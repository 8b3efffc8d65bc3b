import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { type Column, type SQL, sql } from 'drizzle-orm';

const INDIAN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** Our days are days in India, written `2026-11-14`. */
export const indianDay = (moment: Date = new Date()): string => INDIAN_DAY.format(moment);

const INDIA_AHEAD = 5.5 * 3_600_000;
/** When the day of a moment ends, in milliseconds. */
export const endOfIndianDay = (moment: number): number =>
  (Math.floor((moment + INDIA_AHEAD) / DAY_MS) + 1) * DAY_MS - INDIA_AHEAD;

/** The moment at which a day is over, in milliseconds. */
export const endOfDay = (day: string): number => endOfIndianDay(Date.parse(day) - INDIA_AHEAD);

/** So many days later, or earlier. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** `26-27` for every day from 1 April 2026 to 31 March 2027 in India. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${String(first % 100).padStart(2, '0')}-${String((first + 1) % 100).padStart(2, '0')}`;
}

export const indianDayOf = (moment: Column): SQL<string> =>
  sql<string>`to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** The moment at which a day begins. */
export const startOf = (day: string, later = 0): SQL =>
  sql`(${day}::date + ${later}::int)::timestamp at time zone 'Asia/Kolkata'`;
