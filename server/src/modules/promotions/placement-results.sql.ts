import type { PlacementResults } from '@plyhaat/contract/sellers/placement-looks';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { insightCounts } from '#modules/leads/leads.tables.ts';
import { placementCounts } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';

/** Views, taps and leads of each placement so far; one that nobody has seen is not in it. */
export async function selectResults(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, PlacementResults>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: placementCounts.placementId,
      seen: sql<number>`sum(${placementCounts.seen})::int`,
      tapped: sql<number>`sum(${placementCounts.tapped})::int`,
    })
    .from(placementCounts)
    .where(inArray(placementCounts.placementId, [...ids]))
    .groupBy(placementCounts.placementId);
  const leads = await db
    .select({ id: insightCounts.part, leads: sql<number>`sum(${insightCounts.total})::int` })
    .from(insightCounts)
    .where(
      and(
        eq(insightCounts.sellerId, ownerId),
        eq(insightCounts.measure, 'lead_placement'),
        inArray(insightCounts.part, [...ids]),
      ),
    )
    .groupBy(insightCounts.part);
  const leadsOf = new Map(leads.map(({ id, leads }) => [id, leads]));
  return new Map(rows.map(({ id, ...looks }) => [id, { ...looks, leads: leadsOf.get(id) ?? 0 }]));
}
