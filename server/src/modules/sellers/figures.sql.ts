import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { sellerFigures } from './sellers.tables.ts';

/** A store that the public sees, its figures held until the transaction ends: who changes them comes in turn. */
export async function lockStore(db: Db, memberId: string): Promise<boolean> {
  const open = await db.$count(
    members,
    and(
      eq(members.id, memberId),
      inArray(members.role, [...BUSINESS_ROLES]),
      isNotNull(members.provenAt),
      eq(members.isBlocked, false),
    ),
  );
  if (open === 0) return false;
  await db.insert(sellerFigures).values({ memberId }).onConflictDoNothing();
  await db
    .select({ id: sellerFigures.memberId })
    .from(sellerFigures)
    .where(eq(sellerFigures.memberId, memberId))
    .for('no key update');
  return true;
}

export const rateSeller = (db: Db, memberId: string, figures: { rating: number; reviewCount: number }) =>
  db
    .update(sellerFigures)
    .set({ rating: figures.rating, reviewCount: figures.reviewCount })
    .where(eq(sellerFigures.memberId, memberId));
