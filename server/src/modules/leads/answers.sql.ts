import { and, eq } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import type { Db } from '#platform/db/db.ts';

/** Whoever looks for something that is still open. */
export async function findBuyerOf(db: Db, requirementId: string) {
  const [asker] = await db
    .select({
      id: members.id,
      name: members.name,
      phone: members.phone,
      email: members.email,
      cityId: members.cityId,
    })
    .from(requirements)
    .innerJoin(members, eq(members.id, requirements.buyerId))
    .where(
      and(
        eq(requirements.id, requirementId),
        eq(requirements.status, 'Active'),
        eq(requirements.approval, 'APPROVED'),
        eq(members.isBlocked, false),
      ),
    );
  return asker;
}
