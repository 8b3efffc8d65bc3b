import * as TEXTS from './texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '12m ago': how long ago something happened, in the largest unit that fits. */
export function relativeTime(at: string, now: number): string {
  const span = now - Date.parse(at);
  if (!(span >= MINUTE)) return TEXTS.justNow;
  if (span < HOUR) return `${Math.floor(span / MINUTE)}m ago`;
  return span < DAY ? `${Math.floor(span / HOUR)}h ago` : `${Math.floor(span / DAY)}d ago`;
}
