const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const INDIA_MS = 5.5 * 3_600_000;

const inIndia = (at: number) => new Date(at + INDIA_MS);

/** The day it is in India: `2026-11-14`. */
export const indianDay = (at: number): string => inIndia(at).toISOString().slice(0, 10);

/** A moment as clocks in India show it: `14 Nov 2026, 6:30 PM`. */
export function formatMoment(at: number): string {
  const time = inIndia(at);
  const hours = time.getUTCHours();
  const minutes = String(time.getUTCMinutes()).padStart(2, '0');
  const clock = `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
  return `${time.getUTCDate()} ${MONTHS[time.getUTCMonth()]} ${time.getUTCFullYear()}, ${clock}`;
}
