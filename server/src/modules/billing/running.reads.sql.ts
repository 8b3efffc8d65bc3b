import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { allowances, memberSubscriptions, plans } from './billing.tables.ts';

/** Whether a Growth plan of the member in this column runs at this moment. */
export const hasGrowthPlan = (memberColumn: string): SQL => sql`exists (
  select from ${memberSubscriptions} as running join ${plans} as plan on plan.id = running.plan_id
   where running.member_id = ${sql.raw(memberColumn)} and plan.tier = 'growth'
     and running.starts_at <= now() and running.ends_at > now())`;

type AllowanceLeft = { readonly used: number; readonly left: number; readonly days: number };

/** What was used and what is left of the plans and top-ups that run, and for how many days the longest lets one run. */
export async function selectAllowanceLeft(db: Db, memberId: string, kind: AllowanceKind): Promise<AllowanceLeft> {
  const { rows } = (await db.execute(sql`
    select coalesce(sum(used), 0)::integer as used, coalesce(sum(granted - used), 0)::integer as left,
           coalesce(max(days) filter (where used < granted), 0)::integer as days
      from ${allowances} where member_id = ${memberId} and kind = ${kind}
       and starts_at <= now() and ends_at > now()`)) as unknown as { rows: AllowanceLeft[] };
  return rows[0] ?? { used: 0, left: 0, days: 0 };
}
