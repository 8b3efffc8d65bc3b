import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { and, arrayOverlaps, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { memberSubscriptions, plans } from './billing.tables.ts';

const runsFor = (memberId: string) =>
  and(
    eq(memberSubscriptions.memberId, memberId),
    lte(memberSubscriptions.startsAt, sql`now()`),
    gt(memberSubscriptions.endsAt, sql`now()`),
  );

/** Whether any subscription of the member runs at this moment, by the database's clock: it may call sellers. */
export const hasSubscription = async (db: Db, memberId: string): Promise<boolean> =>
  (await db.$count(memberSubscriptions, runsFor(memberId))) > 0;

/** Whether one for a business runs: a buyer's pass, kept by whoever became a seller, opens no seller's right. */
export async function isSubscribedSeller(db: Db, memberId: string): Promise<boolean> {
  const forSellers = db
    .select({ id: plans.id })
    .from(plans)
    .where(arrayOverlaps(plans.roles, [...BUSINESS_ROLES]));
  return (
    (await db.$count(memberSubscriptions, and(runsFor(memberId), inArray(memberSubscriptions.planId, forSellers)))) > 0
  );
}
