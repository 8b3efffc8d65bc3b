/** A month counts as 30 days, and a plan without months as twelve (BILL-1). */
const MONTH_DAYS = 30;
const DEFAULT_MONTHS = 12;

export const planMonths = (months: number | null | undefined): number => months || DEFAULT_MONTHS;
export const planDays = (months: number | null | undefined): number => planMonths(months) * MONTH_DAYS;

/** `12 months (360 days)`: what a plan runs for is told in the days that are counted. */
export function planLength(months: number | null | undefined): string {
  const count = planMonths(months);
  return `${count} ${count === 1 ? 'month' : 'months'} (${planDays(count)} days)`;
}
