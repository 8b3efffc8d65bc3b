import { msg, plural } from '@lingui/core/macro';
import { planDays, planMonths } from '@plyhaat/contract/billing/plan-length';
import type { Say } from '../said.ts';

/** `12 months (360 days)`: what a plan runs for is told in the days that are counted. */
export function planLength(noOfMonth: number | null | undefined, say: Say): string {
  const [months, days] = [planMonths(noOfMonth), planDays(noOfMonth)];
  return say(msg`${plural(months, { one: `# month (${days} days)`, other: `# months (${days} days)` })}`);
}
