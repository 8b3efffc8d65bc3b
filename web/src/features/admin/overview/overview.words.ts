import { formatRupees } from '@plyhaat/contract/core/money';
import * as TEXTS from './texts.ts';

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

const HOUR = 3600;
const DAY = 24 * HOUR;

/** '4 d 6 h', '19 h', '12 min'. */
export function ageText(seconds: number): string {
  if (seconds >= DAY) return TEXTS.daysAndHours(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR));
  return seconds >= HOUR ? TEXTS.hours(Math.floor(seconds / HOUR)) : TEXTS.minutes(Math.floor(seconds / 60));
}

/** '+26', '−3', '0': what came and went since. */
export function difference(now: number, earlier: number, format: (count: number) => string): string {
  const sign = now > earlier ? '+' : now < earlier ? '−' : '';
  return `${sign}${format(Math.abs(now - earlier))}`;
}
