import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DAY_MS, HOUR_MS, WEEK_MS } from '@plyhaat/contract/core/time-units';
import type { Say } from '#ui/said.ts';

/** 'Just now', 'Nh ago', 'Nd ago' under seven days, then weeks (REEL-9). */
export function ageOf(createdAt: string, now: number): MessageDescriptor {
  const age = now - Date.parse(createdAt);
  if (!(age >= HOUR_MS)) return msg`Just now`;
  if (age < DAY_MS) return msg`${{ hours: Math.floor(age / HOUR_MS) }}h ago`;
  return age < WEEK_MS
    ? msg`${{ days: Math.floor(age / DAY_MS) }}d ago`
    : msg`${{ weeks: Math.floor(age / WEEK_MS) }}w ago`;
}

const THOUSAND = 1000;
const MILLION = THOUSAND * THOUSAND;
const tenths = (count: number) => String(Math.floor(count * 10) / 10);

/** K above 1,000 and M above 1,000,000 (REEL-9). */
export function shortCount(count: number, say: Say): string {
  if (count > MILLION) return say(msg`${{ millions: tenths(count / MILLION) }}M`);
  return count > THOUSAND ? say(msg`${{ thousands: tenths(count / THOUSAND) }}K`) : String(count);
}

/** '0:42' (ALL-7). */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
