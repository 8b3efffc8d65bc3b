import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { leads, numberPlaces } from './leads.tables.ts';

const { requirementId, sellerId, by, givenBackAt } = numberPlaces;

/** How many places of a requirement are taken by asking, and how one seller stands. */
export async function selectPlaces(db: Db, id: string, seller: string) {
  const [row] = await db
    .select({
      taken: sql<number>`count(*) filter (where ${by} = 'asking' and ${givenBackAt} is null)::int`,
      holds: sql<boolean>`coalesce(bool_or(${sellerId} = ${seller}), false)`,
      mayGiveBack: sql<boolean>`coalesce(bool_or(${sellerId} = ${seller} and ${givenBackAt} is null
        and ${by} <> 'acceptance'), false)`,
    })
    .from(numberPlaces)
    .where(eq(requirementId, id));
  return row ?? { taken: 0, holds: false, mayGiveBack: false };
}

/** Sellers who can see a buyer's number: it stands in one of their leads. */
export async function selectHolders(db: Db, buyerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: leads.sellerId })
    .from(leads)
    .where(and(eq(leads.buyerId, buyerId), sql`${leads.phone} is not null`));
  return rows.map(({ id }) => id);
}
