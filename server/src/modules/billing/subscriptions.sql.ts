import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { memberSubscriptions } from './billing.tables.ts';

/** Whether a subscription of the member runs at this moment, by the database's clock. */
export const hasSubscription = async (db: Db, memberId: string): Promise<boolean> =>
  (await db.$count(
    memberSubscriptions,
    and(
      eq(memberSubscriptions.memberId, memberId),
      lte(memberSubscriptions.startsAt, sql`now()`),
      gt(memberSubscriptions.endsAt, sql`now()`),
    ),
  )) > 0;
