import { type SQL, sql } from 'drizzle-orm';
import { reels, reelVisits } from '#modules/reels/reels.tables.ts';
import { views } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { startOf } from '#platform/indian-day.ts';
import { insightCounts, leads, type Measure } from './leads.tables.ts';

type CountedKind = {
  readonly measures: readonly Measure[];
  /** The rows of one seller's day. */
  readonly on: (sellerId: string, day: string) => SQL;
  readonly counted: (where: SQL) => SQL;
};

export const VIEWS: CountedKind = {
  measures: ['profile_view', 'product_view'],
  on: (sellerId, day) => sql`${views.ownerId} = ${sellerId} and ${views.day} = ${day}`,
  counted: (where) => sql`
    select ${views.ownerId} as seller_id, ${views.day} as day,
           case ${views.kind} when 'seller' then 'profile_view' else 'product_view' end as measure,
           case ${views.kind} when 'seller' then '' else ${views.thingId}::text end as part, count(*)::int as total
      from ${views} where ${views.kind} in ('seller', 'product') and ${where} group by 1, 2, 3, 4`,
};

/** A lead counts once for each of its attributes. */
export const LEADS: CountedKind = {
  measures: ['lead_channel', 'lead_source', 'lead_city', 'lead_product', 'lead_reel', 'lead_placement', 'lead_won'],
  on: (sellerId, day) => sql`${leads.sellerId} = ${sellerId}
    and ${leads.createdAt} >= ${startOf(day)} and ${leads.createdAt} < ${startOf(day, 1)}`,
  counted: (where) => sql`
    select ${leads.sellerId} as seller_id, (${leads.createdAt} at time zone 'Asia/Kolkata')::date as day,
           measure, part, count(*)::int as total
      from ${leads} cross join lateral (values
             ('lead_channel', ${leads.channel}),
             ('lead_source', ${leads.source}),
             ('lead_city', coalesce(${leads.cityId}::text, '')),
             ('lead_product', ${leads.productId}::text),
             ('lead_reel', ${leads.reelId}::text),
             ('lead_placement', ${leads.placementId}::text),
             ('lead_won', case ${leads.status} when 'won' then '' end)) as measured(measure, part)
     where part is not null and ${where} group by 1, 2, 3, 4`,
};

const PLAYED_AT = reelVisits.hour;

export const PLAYS: CountedKind = {
  measures: ['reel_play', 'reel_watched', 'reel_tap'],
  on: (sellerId, day) => sql`${reels.ownerId} = ${sellerId}
    and ${PLAYED_AT} >= ${startOf(day)} and ${PLAYED_AT} < ${startOf(day, 1)}`,
  counted: (where) => sql`
    select ${reels.ownerId} as seller_id, (${PLAYED_AT} at time zone 'Asia/Kolkata')::date as day,
           case ${reelVisits.kind} when 'view' then 'reel_play' else 'reel_' || ${reelVisits.kind} end as measure,
           ${reels.id}::text as part, count(*)::int as total
      from ${reelVisits} join ${reels} on ${reels.id} = ${reelVisits.reelId}
     where ${reelVisits.kind} <> 'share' and ${where} group by 1, 2, 3, 4`,
};

const keep = sql`
  insert into ${insightCounts} (seller_id, day, measure, part, total)
  select seller_id, day, measure, part, total from counted
      on conflict (seller_id, day, measure, part) do update set total = excluded.total
   where ${insightCounts.total} <> excluded.total`;

const LOCK = 7_291_168;

/** Recounts one seller's day under a lock, so that concurrent counts do not miss rows. */
export const countDay = (db: Db, { measures, on, counted }: CountedKind, sellerId: string, day: string) =>
  db.transaction(async (db) => {
    const turn = `${measures[0]} ${sellerId} ${day}`;
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, ${LOCK}))`);
    await db.execute(sql`
      with counted as (${counted(on(sellerId, day))}),
      gone as (
        delete from ${insightCounts}
         where ${insightCounts.sellerId} = ${sellerId} and ${insightCounts.day} = ${day}
           and ${insightCounts.measure} = any(${sql.param([...measures])})
           and (${insightCounts.measure}, ${insightCounts.part}) not in (select measure, part from counted))
      ${keep}`);
  });

/** Recounts all days of all sellers, for rows that were inserted without events. */
export async function countAllDays(db: Db): Promise<void> {
  for (const { counted } of [VIEWS, LEADS, PLAYS])
    await db.execute(sql`with counted as (${counted(sql`true`)}) ${keep}`);
}
