import type { PlacedKind } from '@plyhaat/contract/sellers/placement-looks';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { arrivals, banners, flashSales, promotions } from '#modules/promotions/promotions.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';
import { placementCounts, placementVisits } from './sellers.tables.ts';

type Shown = { readonly id: string; readonly kind: PlacedKind; readonly ownerId: string };

/** Those of sellers that run now, of the ones that are named; our own banners bring nobody anything. */
export const selectRunning = (db: Db, ids: readonly string[]): Promise<Shown[]> => {
  const named = sql`id = any(${sql.param([...ids])}::uuid[]) and owner_id is not null
    and approval = 'APPROVED' and starts_at <= now() and ends_at > now()`;
  return rowsOf<Shown>(
    db,
    sql`select id, 'banner' as kind, owner_id as "ownerId" from ${banners} where ${named} and is_active
      union all select id, 'advertisement', owner_id from ${arrivals} where ${named}
      union all select id, 'flashSale', owner_id from ${flashSales} where ${named} and is_active
      union all select id, 'promotion', owner_id from ${promotions} where ${named}`,
  );
};

type Key = { readonly day: string; readonly visitor: string };
const isVisit = ({ day, visitor }: Key) => and(eq(placementVisits.day, day), eq(placementVisits.visitor, visitor));

/** What a visitor has seen and tapped today; nobody else changes it until the transaction ends. */
export async function lockVisit(db: Db, key: Key) {
  const [visit] = await db
    .select({ seen: placementVisits.seen, tapped: placementVisits.tapped })
    .from(placementVisits)
    .where(isVisit(key))
    .for('update');
  return visit;
}

export const openVisit = (db: Db, key: Key, memberId: string | null) =>
  db
    .insert(placementVisits)
    .values({ ...key, memberId })
    .onConflictDoNothing();

export type Visit = Pick<typeof placementVisits.$inferSelect, 'seen' | 'tapped'>;
export const changeVisit = (db: Db, key: Key, visit: Visit) =>
  db.update(placementVisits).set(visit).where(isVisit(key));

type Count = Pick<typeof placementCounts.$inferInsert, 'placementId' | 'kind' | 'ownerId' | 'day' | 'seen' | 'tapped'>;

/** Always in the same order, so that two visitors do not deadlock. */
export const addCounts = (db: Db, counts: readonly Count[]) =>
  db
    .insert(placementCounts)
    .values(counts.toSorted((a, b) => (a.placementId < b.placementId ? -1 : 1)))
    .onConflictDoUpdate({
      target: [placementCounts.placementId, placementCounts.day],
      set: {
        seen: sql`${placementCounts.seen} + excluded.seen`,
        tapped: sql`${placementCounts.tapped} + excluded.tapped`,
      },
    });

/** The last one of a seller's that one of these visitors tapped within 24 hours. */
export async function findTap(db: Db, visitors: readonly string[], sellerId: string, since: string) {
  const tap = sql`jsonb_each_text(${placementVisits.tapped}) as tap(id, at)`;
  const [found] = await db
    .select({ kind: placementCounts.kind, id: placementCounts.placementId })
    .from(placementVisits)
    .innerJoin(sql`lateral ${tap}`, sql`true`)
    .innerJoin(
      placementCounts,
      and(sql`${placementCounts.placementId} = tap.id::uuid`, eq(placementCounts.day, placementVisits.day)),
    )
    .where(
      and(
        gte(placementVisits.day, since),
        sql`${placementVisits.visitor} = any(${sql.param([...visitors])}::text[])`,
        eq(placementCounts.ownerId, sellerId),
        sql`tap.at::timestamptz > now() - interval '24 hours'`,
      ),
    )
    .orderBy(sql`tap.at::timestamptz desc`)
    .limit(1);
  return found;
}

/** Visits are for counting nobody twice a day and for leads within 24 hours; the counts stay. */
export const forgetOldVisits = (db: Db, before: string) =>
  db.delete(placementVisits).where(lt(placementVisits.day, before));
