import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { numberPlaces } from './leads.tables.ts';

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
