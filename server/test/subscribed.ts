import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { eq, sql } from 'drizzle-orm';
import { memberSubscriptions, plans } from '#modules/billing/billing.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { someMember } from './builders.ts';

/** Gives a member a subscription of its role that runs now. */
export async function subscribe(db: Db, memberId: string, endsAt = new Date(Date.now() + DAY_MS)) {
  const { id: planId } = only(
    await db
      .select({ id: plans.id })
      .from(plans)
      .innerJoin(members, sql`${members.role} = any(${plans.roles})`)
      .where(eq(members.id, memberId))
      .orderBy(plans.price)
      .limit(1),
  );
  await db
    .insert(memberSubscriptions)
    .values({ memberId, planId, startsAt: new Date(Date.now() - 2 * DAY_MS), endsAt });
}

/** A buyer who may call. */
export async function someSubscriber(db: Db, over: Parameters<typeof someMember>[1] = {}) {
  const member = await someMember(db, over);
  await subscribe(db, member.id);
  return member;
}
