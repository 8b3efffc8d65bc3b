import { and, eq, inArray, sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
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

/** Adds what is not there yet: an event tells a member of a type once. */
export const insertNew = (db: Db, rows: readonly NewRow[]) =>
  db
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing({ target: [notifications.eventId, notifications.memberId, notifications.type] })
    .returning({ id: notifications.id, memberId: notifications.memberId });
