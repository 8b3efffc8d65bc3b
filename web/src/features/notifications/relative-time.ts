import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plyhaat/contract/core/time-units';
import * as TEXTS from './texts.ts';

/** '12m ago': how long ago something happened, in the largest unit that fits. */
export function relativeTime(at: string, now: number): string {
  const span = now - Date.parse(at);
  if (!(span >= MINUTE_MS)) return TEXTS.justNow;
  if (span < HOUR_MS) return `${Math.floor(span / MINUTE_MS)}m ago`;
  return span < DAY_MS ? `${Math.floor(span / HOUR_MS)}h ago` : `${Math.floor(span / DAY_MS)}d ago`;
}
