import { and, eq, inArray, sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { notifications } from './notifications.tables.ts';

export const CHANNEL = 'notifications';
/** A NOTIFY carries 8,000 bytes; a member's id with a row's id takes 74. */
const MOST_IN_A_NOTICE = 100;

export type NewRow = Omit<typeof notifications.$inferInsert, 'id'>;
type Changed = { readonly memberId: string; readonly id?: string };

/** Once the caller's transaction commits, every process that streams to these members hears of it. */
export async function notifyStreams(db: Db, changed: readonly Changed[]): Promise<void> {
  for (let at = 0; at < changed.length; at += MOST_IN_A_NOTICE) {
    const part = changed.slice(at, at + MOST_IN_A_NOTICE).map(({ memberId, id = '' }) => `${memberId}:${id}`);
    await db.execute(sql`select pg_notify(${CHANNEL}, ${part.join(',')})`);
  }
}

/** Who of these may be told: members who are still there and not blocked. */
export async function selectReachable(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(inArray(members.id, [...ids]), eq(members.isBlocked, false)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Adds a row for each of these members who is there, not blocked and was not told of this before. One statement with two
 * lists: hundreds of rows written out one by one would hold up the requests beside it.
 */
export async function insertNew(db: Db, memberIds: readonly string[], row: Omit<NewRow, 'memberId'>) {
  const { eventId, type, content, told, payload, topic, mailedAt } = row;
  const { rows } = await db.execute<{ id: string; memberId: string }>(sql`
    insert into ${notifications} (id, member_id, event_id, type, content, told, payload, topic, mailed_at)
    select fresh.id, ${members.id}, ${eventId}, ${type}, ${content}, ${told ? JSON.stringify(told) : null}::jsonb,
      ${JSON.stringify(payload)}::jsonb,
      ${topic ?? null}::text, ${mailedAt?.toISOString() ?? null}::timestamptz
    from unnest(${sql.param(memberIds)}::uuid[], ${sql.param(memberIds.map(() => newId()))}::uuid[])
      as fresh (member_id, id) join ${members} on ${members.id} = fresh.member_id and not ${members.isBlocked}
    on conflict (event_id, member_id, type) do nothing
    returning id, member_id as "memberId"`);
  return rows;
}
