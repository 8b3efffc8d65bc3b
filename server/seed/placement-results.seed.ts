import type { PlacedKind } from '@plyhaat/contract/sellers/placement-looks';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { placementCounts } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { copyInto } from './copy.ts';
import { lastingPlacements } from './placements.seed.ts';
import type { Random } from './random.ts';

/** Visitors a day who see one: the home page has more of them than a list. */
const A_DAY: Readonly<Record<PlacedKind, number>> = { banner: 240, flashSale: 110, advertisement: 85, promotion: 45 };

type Placed = { id: string; kind: PlacedKind; owner_id: string; starts_at: Date; ends_at: Date };
const BEGUN = ['banners/banner', 'flash_sales/flashSale', 'arrivals/advertisement', 'promotions/promotion']
  .map((name) => {
    const [table, kind] = name.split('/');
    return `select id, '${kind}' as kind, owner_id, starts_at, ends_at from ${table}
      where owner_id is not null and approval = 'APPROVED' and starts_at <= $1`;
  })
  .join(' union all ');

/** The seller's leads of that time that were not counted elsewhere. */
const LEADS = `update leads set placement_kind = $1, placement_id = $2 where id in (
  select id from leads where seller_id = $3 and placement_id is null and source <> 'requirement'
    and created_at between $4 and $5 order by created_at, id limit $6)`;

/** How many saw and tapped what sellers publish, and which leads came of it. */
export async function seedPlacementResults(client: pg.ClientBase, random: Random, at: Date): Promise<void> {
  const { rows } = await client.query<Placed>(`${BEGUN} order by id`, [at]);
  const counts = rows.flatMap(({ id, kind, owner_id, starts_at, ends_at }) => {
    const own = random.fork(id);
    const [first, last] = [indianDay(starts_at), indianDay(ends_at < at ? ends_at : at)];
    const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
    return Array.from({ length: days + 1 }, (_, day) => {
      const seen = Math.round(A_DAY[kind] * (0.6 + own.next()));
      const tapped = Math.round(seen * (0.02 + 0.05 * own.next()));
      return { placementId: id, day: daysAfter(first, day), kind, ownerId: owner_id, seen, tapped };
    });
  });
  await copyInto(client, placementCounts, ['placementId', 'day', 'kind', 'ownerId', 'seen', 'tapped'], counts);
  for (const { id, kind, owner_id, starts_at, ends_at } of rows)
    await client.query(LEADS, [kind, id, owner_id, starts_at, ends_at < at ? ends_at : at, random.fork(id).int(1, 3)]);
}

/** What runs again was last seen today. By way of other days, so that no two rows of one placement meet. */
export async function movePlacementResults(db: Db): Promise<void> {
  const ids = (['banner', 'sale', 'arrival', 'promotion'] as const).flatMap(lastingPlacements);
  const far = 100_000;
  const ours = sql`placement_id = any(${sql.param(ids)}::uuid[])`;
  const today = indianDay();
  await db.execute(sql`update ${placementCounts} set day = day + ${far}::int where ${ours}
    and (select max(day) from ${placementCounts} where ${ours}) < ${today}::date`);
  await db.execute(sql`update ${placementCounts} set day = day - ${far}::int + moved.days
    from (select ${today}::date - (max(day) - ${far}::int) as days from ${placementCounts} where day > ${today}::date + 1000) as moved
   where day > ${today}::date + 1000`);
}
