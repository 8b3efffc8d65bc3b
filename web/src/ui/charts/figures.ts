const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC', ...options });
  return (day: string) => formatter.format(new Date(day)).replace('Sept', 'Sep');
};
/** '14 Nov' beside a chart, '14 Nov 2026' in a table. */
export const shortDay = format({});
export const wholeDay = format({ year: 'numeric' });

export const counted = (count: number): string => count.toLocaleString('en-IN');

const PERCENT = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
export const percent = (share: number | null): string => (share === null ? '–' : PERCENT.format(share));

/** Whole percent against the time before; nothing where there was nothing to compare with. */
export const change = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round(((now - before) / before) * 100) : undefined;
