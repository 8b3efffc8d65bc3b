import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { endingNotices, memberSubscriptions, plans } from './billing.tables.ts';

const next = alias(memberSubscriptions, 'next');

/** Subscriptions that end within so many days, unless the member has a later one. */
export const selectEnding = (db: Db, days: number) =>
  db
    .select({
      id: memberSubscriptions.id,
      memberId: memberSubscriptions.memberId,
      email: members.email,
      name: sql<string>`${plans.family} || ' ' || ${plans.name}`,
      endsAt: memberSubscriptions.endsAt,
      daysLeft: sql<number>`ceil(extract(epoch from ${memberSubscriptions.endsAt} - now()) / 86400)::int`,
    })
    .from(memberSubscriptions)
    .innerJoin(plans, eq(plans.id, memberSubscriptions.planId))
    .innerJoin(members, eq(members.id, memberSubscriptions.memberId))
    .where(
      and(
        isNull(memberSubscriptions.endReason),
        gt(memberSubscriptions.endsAt, sql`now()`),
        lt(memberSubscriptions.endsAt, sql`now() + make_interval(days => ${days})`),
        notExists(
          db
            .select({ id: next.id })
            .from(next)
            .where(
              and(
                eq(next.memberId, memberSubscriptions.memberId),
                isNull(next.endReason),
                gt(next.endsAt, memberSubscriptions.endsAt),
              ),
            ),
        ),
      ),
    );
export type Ending = Awaited<ReturnType<typeof selectEnding>>[number];

/** True for the first caller only, so that a reminder is sent once. */
export const noteEnding = async (db: Db, subscriptionId: string, daysBefore: number): Promise<boolean> =>
  (
    await db
      .insert(endingNotices)
      .values({ subscriptionId, daysBefore })
      .onConflictDoNothing()
      .returning({ days: endingNotices.daysBefore })
  ).length > 0;
