/** As days are written in English. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const INDIA_MS = 5.5 * 3_600_000;

// Written out, because loading Intl holds up the first page of a slow phone.
/** India's clock and calendar, in what this day says of UTC. */
export const inIndia = (at: number): Date => new Date(at + INDIA_MS);

/** The day it is in India: `2026-11-14`. */
export const indianDay = (at: number): string => inIndia(at).toISOString().slice(0, 10);

/** A day of India's calendar: `14 Nov 2026`. */
export function formatDay(day: Date): string {
  const at = inIndia(day.getTime());
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

const clock = (at: Date): string => {
  const hours = at.getUTCHours();
  return `${hours % 12 || 12}:${String(at.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** The time by India's clock: `6:30 PM`. */
export const formatTime = (at: Date): string => clock(inIndia(at.getTime()));

/** A moment by India's clock: `14 Nov 2026, 6:30 PM`. */
export const formatMoment = (at: Date): string => `${formatDay(at)}, ${formatTime(at)}`;
