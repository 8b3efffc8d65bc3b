import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { priceSales } from '#modules/catalog/catalog.ts';
import { savedSearches } from '#modules/catalog/saving/saving.tables.ts';
import { shares } from '#modules/catalog/sharing/sharing.tables.ts';
import { applications, dealerships, grantedCities, opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { notifications } from '#modules/notifications/notifications.tables.ts';
import { arrivals, banners, flashSales, promotions } from '#modules/promotions/promotions.tables.ts';
import { requirementMatches, requirements } from '#modules/requirements/requirements.tables.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { APPLICATION_IDS } from './applications.seed.ts';
import { BATCH_IDS } from './batches.seed.ts';
import { COMMENT_IDS } from './comments.seed.ts';
import { POST_IDS, VIDEO_IDS } from './content.seed.ts';
import { DEALERSHIP_IDS } from './dealerships.seed.ts';
import { moveEnquiries } from './enquiries.seed.ts';
import { moveHoliday } from './holiday.seed.ts';
import { moveStrays } from './money.seed.ts';
import { DEMO_EVENT } from './notifications.seed.ts';
import { OPPORTUNITIES } from './opportunities.data.ts';
import { opportunityId } from './opportunities.seed.ts';
import { moveOverview } from './overview.seed.ts';
import { OWN_REELS } from './own-reels.data.ts';
import { movePlacementResults } from './placement-results.seed.ts';
import { lastingPlacements } from './placements.seed.ts';
import { movePriceRequests } from './price-requests.forward.ts';
import { DEMO_LICENCES, ENDED_DAYS } from './products/licences.ts';
import { moveQuotes } from './quotes.forward.ts';
import { REELS } from './reels.data.ts';
import { reelId } from './reels.seed.ts';
import { REQUIREMENTS } from './requirements.data.ts';
import { requirementId } from './requirements.seed.ts';
import { moveReviewing } from './review.seed.ts';
import { SHARE_IDS } from './shares.seed.ts';
import { moveUnfinished } from './unfinished.seed.ts';
import { EMBEDDED_IDS, scheduleAgain } from './writing.seed.ts';

/** All by the same number of days, so that their order stays and the latest is of today. */
function moveRequirements(db: Db) {
  const ids = REQUIREMENTS.map(([title]) => requirementId(title));
  const ours = inArray(requirements.id, ids);
  const latest = db
    .select({ at: sql`max(${requirements.createdAt})` })
    .from(requirements)
    .where(ours);
  const days = sql`make_interval(days => extract(day from now() - (${latest}))::integer)`;
  return db
    .update(requirements)
    .set({
      createdAt: sql`${requirements.createdAt} + ${days}`,
      updatedAt: sql`${requirements.updatedAt} + ${days}`,
      publishedAt: sql`${requirements.publishedAt} + ${days}`,
      closedAt: sql`${requirements.closedAt} + ${days}`,
      expiresAt: sql`${requirements.expiresAt} + ${days}`,
      remindedAt: sql`case when ${days} > interval '0' then null else ${requirements.remindedAt} end`,
      // What expired while the demo stood still is open again.
      status: sql`case when ${requirements.status} = 'Expired' and ${requirements.expiresAt} + ${days} > now() then 'Active'
        else ${requirements.status} end`,
    })
    .where(ours);
}

/** Sellers were told when a requirement was posted. */
const moveMatches = (db: Db) =>
  db
    .update(requirementMatches)
    .set({ toldAt: requirements.createdAt })
    .from(requirements)
    .where(
      and(
        eq(requirements.id, requirementMatches.requirementId),
        lt(requirementMatches.toldAt, requirements.createdAt),
        inArray(
          requirements.id,
          REQUIREMENTS.map(([title]) => requirementId(title)),
        ),
      ),
    );

const LASTING = OPPORTUNITIES.filter(({ ended }) => !ended).map(opportunityId);

/** As requirements; the end of a sale that a row names moves along. */
function moveNotifications(db: Db) {
  const ours = sql`starts_with(${notifications.eventId}, ${DEMO_EVENT})`;
  const days = sql`(select make_interval(days => extract(day from now() - max(created_at))::integer)
    from ${notifications} where starts_with(event_id, ${DEMO_EVENT}))`;
  const saleEnd = sql`'{flashSaleDetails,endDate}'::text[]`;
  const end = sql`(${notifications.payload} #>> ${saleEnd})::timestamptz + ${days}`;
  const written = sql`to_char((${end}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return db
    .update(notifications)
    .set({
      createdAt: sql`${notifications.createdAt} + ${days}`,
      readAt: sql`${notifications.readAt} + ${days}`,
      mailedAt: sql`${notifications.mailedAt} + ${days}`,
      payload: sql`case when ${notifications.payload} #> ${saleEnd} is null then ${notifications.payload}
        else jsonb_set(${notifications.payload}, ${saleEnd}, to_jsonb(${written})) end`,
    })
    .where(ours);
}

/** Reels likewise, with their decisions: the newest is of today. */
function moveReels(db: Db) {
  const ids = sql.param([...REELS, ...OWN_REELS].map(({ video }) => reelId(video)));
  return db.execute(sql`update reels set created_at = created_at + moved.days, updated_at = updated_at + moved.days,
      submitted_at = submitted_at + moved.days, decided_at = decided_at + moved.days, approved_at = approved_at + moved.days
    from (select make_interval(days => extract(day from now() - max(created_at))::integer) as days
            from reels where id = any(${ids}::uuid[])) as moved
   where id = any(${ids}::uuid[]) and moved.days > interval '0'`);
}

/** Uploads likewise. */
function moveBatches(db: Db) {
  const ids = sql.param([...BATCH_IDS]);
  return db.execute(sql`update product_batches set created_at = created_at + moved.days,
      submitted_at = submitted_at + moved.days, decided_at = decided_at + moved.days
    from (select make_interval(days => extract(day from now() - max(submitted_at))::integer) as days
            from product_batches where id = any(${ids}::uuid[])) as moved
   where id = any(${ids}::uuid[]) and moved.days > interval '0'`);
}

/** Posts with their comments, and videos: the newest is as old as at the first start. */
async function moveReading(db: Db): Promise<void> {
  const moved = [
    {
      newest: 'blog_posts',
      ids: POST_IDS,
      age: 1,
      tables: [
        ['blog_posts', POST_IDS],
        ['blog_comments', COMMENT_IDS],
      ],
    },
    { newest: 'videos', ids: VIDEO_IDS, age: 3, tables: [['videos', [...VIDEO_IDS, ...EMBEDDED_IDS]]] },
  ] as const;
  for (const { newest, ids, age, tables } of moved) {
    const { rows } = await db.execute<{ days: number }>(sql`
      select coalesce(extract(day from now() - max(created_at))::integer - ${age}, 0)::integer as days
        from ${sql.identifier(newest)} where id = any(${sql.param([...ids])}::uuid[])`);
    const days = rows[0]?.days ?? 0;
    if (days <= 0) continue;
    for (const [table, own] of tables) {
      const other = table === 'blog_comments' ? 'decided_at' : 'updated_at';
      await db.execute(sql`update ${sql.identifier(table)} set created_at = created_at + make_interval(days => ${days}),
          ${sql.identifier(other)} = ${sql.identifier(other)} + make_interval(days => ${days})
        where id = any(${sql.param([...own])}::uuid[])`);
    }
  }
}

/** What has ended takes applications for another month. */
const reopenOpportunities = (db: Db) =>
  db
    .update(opportunities)
    .set({ endsAt: sql`now() + interval '30 days'` })
    .where(
      and(
        inArray(opportunities.id, LASTING),
        eq(opportunities.approval, 'APPROVED'),
        lt(opportunities.endsAt, sql`now()`),
      ),
    );

/** Opportunities, applications and business records by the same number of days: the latest application is of today. */
async function moveDealings(db: Db): Promise<void> {
  const { rows } = await db.execute<{ days: number }>(sql`
    select coalesce(extract(day from now() - max(created_at)), 0)::integer as days from ${applications}
     where id = any(${sql.param(APPLICATION_IDS)}::uuid[])`);
  const days = rows[0]?.days ?? 0;
  if (days <= 0) return;
  const moved = [
    [opportunities, OPPORTUNITIES.map(opportunityId), ['created_at', 'updated_at', 'submitted_at', 'decided_at']],
    [applications, APPLICATION_IDS, ['created_at', 'updated_at', 'decided_at']],
    [dealerships, DEALERSHIP_IDS, ['created_at', 'updated_at', 'submitted_at', 'decided_at']],
  ] as const;
  for (const [table, ids, columns] of moved) {
    const later = columns.map(
      (name) => sql`${sql.identifier(name)} = ${sql.identifier(name)} + make_interval(days => ${days})`,
    );
    await db.execute(
      sql`update ${table} set ${sql.join(later, sql`, `)} where id = any(${sql.param([...ids])}::uuid[])`,
    );
  }
  await db.execute(sql`update ${grantedCities} set created_at = created_at + make_interval(days => ${days})
    where application_id = any(${sql.param(APPLICATION_IDS)}::uuid[])`);
}

/** What ran once runs again, and ends at the same hour of one of the next days. */
async function rerunPlacements(db: Db): Promise<void> {
  const tables = { sale: flashSales, arrival: arrivals, promotion: promotions, banner: banners } as const;
  for (const kind of Object.keys(tables) as (keyof typeof tables)[]) {
    const ids = lastingPlacements(kind);
    await db.execute(sql`
      update ${tables[kind]} as t
         set starts_at = least(t.starts_at + moved.days, now() - interval '1 hour'), ends_at = t.ends_at + moved.days
        from (select id, make_interval(days => extract(day from now() - ends_at)::integer
                + (1 + row_number() over (order by id) % 6)::integer) as days
                from ${tables[kind]} where id = any(${sql.param(ids)}::uuid[]) and ends_at <= now()) as moved
       where t.id = moved.id`);
  }
  await priceSales(db);
}

/** Licences end as many days from now as they did at the first start; some have ended. */
const moveLicences = (db: Db) =>
  db.execute(sql`update products set licence_valid_till = licence_valid_till + moved.days
    from (select (now() at time zone 'Asia/Kolkata')::date - ${ENDED_DAYS}::int - min(licence_valid_till) as days
            from products where starts_with(licence_number, ${DEMO_LICENCES})) as moved
   where moved.days > 0 and starts_with(licence_number, ${DEMO_LICENCES})`);

/** Shared lists likewise: the newest is of yesterday. */
const moveShares = (db: Db) =>
  db.execute(sql`update ${shares} set created_at = created_at + moved.days
    from (select make_interval(days => extract(day from now() - max(created_at))::integer - 1) as days
            from ${shares} where id = any(${sql.param(SHARE_IDS)}::uuid[])) as moved
   where id = any(${sql.param(SHARE_IDS)}::uuid[]) and moved.days > interval '0'`);

/** Nobody is told at a later start of all that was approved while the demo slept. */
const skipOldAlerts = (db: Db) =>
  db
    .update(savedSearches)
    .set({ seenUntil: sql`now()` })
    .where(lt(savedSearches.seenUntil, sql`now() - interval '2 days'`));

/** At every later start of the demo: whatever of its own rows has grown old is of today again. */
export const moveForward = (db: Db): Promise<void> =>
  db.transaction(async (db) => {
    await moveRequirements(db);
    await moveMatches(db);
    await moveQuotes(
      db,
      REQUIREMENTS.map(([title]) => requirementId(title)),
    );
    await movePriceRequests(db);
    await moveDealings(db);
    await moveNotifications(db);
    await moveReels(db);
    await moveBatches(db);
    await moveReading(db);
    await moveLicences(db);
    await moveShares(db);
    await skipOldAlerts(db);
    await reopenOpportunities(db);
    await rerunPlacements(db);
    await movePlacementResults(db);
    await moveHoliday(db);
    await moveOverview(db);
    await moveStrays(db);
    await moveUnfinished(db);
    await scheduleAgain(db);
    await moveReviewing(db);
    await moveEnquiries(db);
    await dropCached(db, ['requirements', 'reels', 'opportunities', 'flashSales', 'arrivals', 'promotions', 'banners']);
    await dropCached(db, ['blog', 'comments', 'videos', 'products', 'shares', 'sellers']);
  });
