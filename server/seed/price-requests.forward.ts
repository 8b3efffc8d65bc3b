import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { PRICE_REQUEST_IDS } from './price-requests.seed.ts';

/**
 * The demo's price requests are of today again: asked and answered, and needed on a day to come. The day a lead began
 * on stays, for the charts count it there.
 */
export async function movePriceRequests(db: Db): Promise<void> {
  const ids = sql.param(PRICE_REQUEST_IDS);
  const { rows } = await db.execute<{ days: number }>(sql`
    select coalesce(extract(day from now() - max(last_contact_at)), 0)::integer as days from leads
     where id = any(${ids}::uuid[])`);
  const days = rows[0]?.days ?? 0;
  if (days <= 0) return;
  const later = sql`make_interval(days => ${days})`;
  const talks = sql`(select id from threads where lead_id = any(${ids}::uuid[]))`;
  await db.execute(sql`update messages set created_at = created_at + ${later} where thread_id in ${talks}`);
  await db.execute(sql`update offers set valid_until = valid_until + ${days}::integer
    where message_id in (select id from messages where thread_id in ${talks})`);
  await db.execute(sql`update threads set created_at = created_at + ${later}, buyer_read_at = buyer_read_at + ${later},
    seller_read_at = seller_read_at + ${later}, active_at = active_at + ${later} where id in ${talks}`);
  await db.execute(sql`update lead_contacts set created_at = created_at + ${later},
    needed_by = needed_by + ${days}::integer where lead_id = any(${ids}::uuid[])`);
  await db.execute(sql`update leads set last_contact_at = last_contact_at + ${later},
    needed_by = needed_by + ${days}::integer where id = any(${ids}::uuid[])`);
}
