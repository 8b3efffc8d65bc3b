import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { QUOTE_TURNS, quoteId } from './quotes.seed.ts';

/** The demo's quotes and conversations by as many days as make the latest quote of today. */
export async function moveQuotes(db: Db, requirementIds: readonly string[]): Promise<void> {
  const ids = sql.param(requirementIds.flatMap((id) => QUOTE_TURNS.map((turn) => quoteId(id, turn))));
  const { rows } = await db.execute<{ days: number }>(sql`
    select coalesce(extract(day from now() - max(created_at)), 0)::integer as days from quotes
     where id = any(${ids}::uuid[])`);
  const days = rows[0]?.days ?? 0;
  if (days <= 0) return;
  const later = sql`make_interval(days => ${days})`;
  const talks = sql`(select thread_id from quotes where id = any(${ids}::uuid[]))`;
  await db.execute(sql`update messages set created_at = created_at + ${later} where thread_id in ${talks}`);
  await db.execute(sql`update threads set created_at = created_at + ${later}, buyer_read_at = buyer_read_at + ${later},
    seller_read_at = seller_read_at + ${later}, active_at = active_at + ${later} where id in ${talks}`);
  await db.execute(sql`update quotes set created_at = created_at + ${later}, updated_at = updated_at + ${later},
    decided_at = decided_at + ${later}, valid_until = valid_until + ${days}::integer where id = any(${ids}::uuid[])`);
}
