import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';
import { allowances, memberSubscriptions, plans } from './billing.tables.ts';

const BUSINESSES = sql.raw(`array[${BUSINESS_ROLES.map((role) => `'${role}'`).join(', ')}]`);

const runs = (memberColumn: string, which: SQL): SQL => sql`exists (
  select from ${memberSubscriptions} as running join ${plans} as plan on plan.id = running.plan_id
   where running.member_id = ${sql.raw(memberColumn)} and running.starts_at <= now() and running.ends_at > now()
     and ${which})`;

/**
 * What sellers may do follows from plans for businesses alone: a buyer's pass only lets its holder call sellers
 * (BILL-5).
 */
const FOR_SELLERS = sql`plan.roles && ${BUSINESSES}`;

/** Whether a plan for sellers of the member in this column runs at this moment. */
export const hasSellerPlan = (memberColumn: string): SQL => runs(memberColumn, FOR_SELLERS);

/** Whether it is a Growth plan. */
export const hasSellerGrowth = (memberColumn: string): SQL =>
  runs(memberColumn, sql`${FOR_SELLERS} and plan.tier = 'growth'`);

/** Whether a Growth plan runs, a buyer's pass among them. */
export const hasGrowthPlan = (memberColumn: string): SQL => runs(memberColumn, sql`plan.tier = 'growth'`);

/**
 * Whether an allowance can be used at this moment. Nothing else may decide it: what a form takes, what every screen
 * counts and what staff see are the same number.
 */
export const isUsable = (t: string): SQL => sql`${sql.raw(t)}.starts_at <= now() and ${sql.raw(t)}.ends_at > now()
  and (${sql.raw(t)}.plan_id is null
    or exists (select from ${plans} as plan where plan.id = ${sql.raw(t)}.plan_id and ${FOR_SELLERS}))`;

/** What plans and top-ups together let a member publish at this moment. */
export type Usable = {
  readonly kind: AllowanceKind;
  readonly granted: number;
  readonly used: number;
  readonly left: number;
  /** Days that the longest allowance permits, and days of the next one to be used. */
  readonly days: number;
  readonly nextDays: number;
};

/** By kind, for the member in this column. */
export const usableOf = (member: SQL): SQL => sql`
  select share.kind, sum(granted)::integer as granted, sum(used)::integer as used,
         sum(granted - used)::integer as "left",
         coalesce(max(days) filter (where used < granted), 0)::integer as days,
         coalesce((array_agg(days order by ends_at) filter (where used < granted))[1], 0)::integer as "nextDays"
    from ${allowances} as share where share.member_id = ${member} and share.granted > 0 and ${isUsable('share')}
   group by share.kind order by share.kind`;

export const selectUsable = (db: Db, memberId: string): Promise<Usable[]> =>
  rowsOf<Usable>(db, usableOf(sql`${memberId}::uuid`));
