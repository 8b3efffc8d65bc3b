import { HOUR_MINUTES } from '@plyhaat/contract/core/time-units';

/** A span (SELL-14): '2-4 hours'. */
const SPANS = [
  [HOUR_MINUTES, 'Under 1 hour'],
  [2 * HOUR_MINUTES, '1-2 hours'],
  [4 * HOUR_MINUTES, '2-4 hours'],
  [8 * HOUR_MINUTES, '4-8 hours'],
  [24 * HOUR_MINUTES, '8-24 hours'],
  [48 * HOUR_MINUTES, '1-2 days'],
] as const;

export const responseTime = (minutes: number): string => SPANS.find(([below]) => minutes < below)?.[1] ?? 'Over 2 days';
