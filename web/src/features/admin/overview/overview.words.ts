import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import { DAY_SECONDS, HOUR_SECONDS } from '@plyhaat/contract/core/time-units';

/** Whole rupees: paise are for invoices. */
export const rupees = (sum: number): string => formatRupees(Math.round(sum));

const STEPS = [
  [1e7, ' Cr'],
  [1e5, ' L'],
  [1e3, 'K'],
] as const;

/** '2.5 L' beside an axis. */
export function shortRupees(sum: number): string {
  const [size, unit] = STEPS.find(([size]) => Math.abs(sum) >= size) ?? [1, ''];
  return `${Math.round((sum / size) * 10) / 10}${unit}`;
}

/** '4 d 6 h', '19 h', '12 min'. */
export function ageText(seconds: number): MessageDescriptor {
  const days = Math.floor(seconds / DAY_SECONDS);
  const hours = Math.floor((seconds % DAY_SECONDS) / HOUR_SECONDS);
  if (days > 0) return hours > 0 ? msg`${days} d ${hours} h` : msg`${days} d`;
  return hours > 0 ? msg`${hours} h` : msg`${{ minutes: Math.floor(seconds / 60) }} min`;
}

/** '+26', '−3', '0': what came and went since. */
export function difference(now: number, earlier: number, format: (count: number) => string): string {
  const sign = now > earlier ? '+' : now < earlier ? '−' : '';
  return `${sign}${format(Math.abs(now - earlier))}`;
}
