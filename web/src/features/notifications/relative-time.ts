import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plyhaat/contract/core/time-units';

/** '12m ago': how long ago something happened, in the largest unit that fits. */
export function relativeTime(at: string, now: number): MessageDescriptor {
  const span = now - Date.parse(at);
  if (!(span >= MINUTE_MS)) return msg`Just now`;
  if (span < HOUR_MS) return msg`${{ minutes: Math.floor(span / MINUTE_MS) }}m ago`;
  return span < DAY_MS
    ? msg`${{ hours: Math.floor(span / HOUR_MS) }}h ago`
    : msg`${{ days: Math.floor(span / DAY_MS) }}d ago`;
}
