import { memberSubscriptions, plans } from '#modules/billing/billing.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { someMember } from './builders.ts';

const DAY = 86_400_000;

/** Gives a member a subscription that runs now. */
export async function subscribe(db: Db, memberId: string, endsAt = new Date(Date.now() + DAY)) {
  const { id: planId } = only(await db.select({ id: plans.id }).from(plans).limit(1));
  await db.insert(memberSubscriptions).values({ memberId, planId, startsAt: new Date(Date.now() - 2 * DAY), endsAt });
}

/** A buyer who may call. */
export async function someSubscriber(db: Db, over: Parameters<typeof someMember>[1] = {}) {
  const member = await someMember(db, over);
  await subscribe(db, member.id);
  return member;
}
