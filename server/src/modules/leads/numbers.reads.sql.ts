import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { numberPlaces } from './leads.tables.ts';

const { requirementId, sellerId, by, givenBackAt } = numberPlaces;

/** How many places of a requirement are taken by asking, who holds the number by any, and how one seller stands. */
export async function selectPlaces(db: Db, id: string, seller: string) {
  const [row] = await db
    .select({
      taken: sql<number>`count(*) filter (where ${by} = 'asking' and ${givenBackAt} is null)::int`,
      holders: sql<string[]>`coalesce(array_agg(${sellerId}) filter (where ${givenBackAt} is null), '{}')`,
      holds: sql<boolean>`coalesce(bool_or(${sellerId} = ${seller}), false)`,
      mayGiveBack: sql<boolean>`coalesce(bool_or(${sellerId} = ${seller} and ${givenBackAt} is null
        and ${by} <> 'acceptance'), false)`,
    })
    .from(numberPlaces)
    .where(eq(requirementId, id));
  return row ?? { taken: 0, holders: [], holds: false, mayGiveBack: false };
}
