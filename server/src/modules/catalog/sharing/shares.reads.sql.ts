import { and, eq } from 'drizzle-orm';
import { sellerListings } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { shares } from './sharing.tables.ts';

/** A list that the public can open, with whose it is. */
export async function findShared(db: Db, code: string, sharerId?: string) {
  const [found] = await db
    .select({ id: shares.id, sharerId: shares.sharerId })
    .from(shares)
    .innerJoin(sellerListings, eq(sellerListings.memberId, shares.sharerId))
    .where(and(eq(shares.code, code), sharerId ? eq(shares.sharerId, sharerId) : undefined));
  return found;
}
