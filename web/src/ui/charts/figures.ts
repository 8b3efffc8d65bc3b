import type { Say } from '../said.ts';
import { formatDay, formatDayOfYear } from '../words/dates.ts';

const noonOf = (day: string) => new Date(`${day.slice(0, 10)}T12:00:00+05:30`);
/** '14 Nov' beside a chart. */
export const shortDay = (day: string, say: Say): string => formatDayOfYear(noonOf(day), say);
/** '14 Nov 2026' in a table. */
export const wholeDay = (day: string, say: Say): string => formatDay(noonOf(day), say);

export const counted = (count: number): string => count.toLocaleString('en-IN');

const PERCENT = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
export const percent = (share: number | null): string => (share === null ? '–' : PERCENT.format(share));

/** Whole percent against the time before; nothing where there was nothing to compare with. */
export const change = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round(((now - before) / before) * 100) : undefined;
