const HOUR = 60;

/** A span (SELL-14): '2-4 hours'. */
const SPANS = [
  [HOUR, 'Under 1 hour'],
  [2 * HOUR, '1-2 hours'],
  [4 * HOUR, '2-4 hours'],
  [8 * HOUR, '4-8 hours'],
  [24 * HOUR, '8-24 hours'],
  [48 * HOUR, '1-2 days'],
] as const;

export const responseTime = (minutes: number): string => SPANS.find(([below]) => minutes < below)?.[1] ?? 'Over 2 days';
