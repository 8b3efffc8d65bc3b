import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { members, sessions } from '#modules/identity/identity.tables.ts';
import { isValidSession, SESSIONS_CHANNEL } from '#modules/identity/sessions.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { notifications } from './notifications.tables.ts';
import { SHOWN } from './reads.sql.ts';

export { SESSIONS_CHANNEL };

/** Why a member's session may have ended: its role as it is now, and whether it is blocked. */
export async function selectState(db: Db, memberId: string) {
  const [found] = await db
    .select({ role: members.role, isBlocked: members.isBlocked })
    .from(members)
    .where(eq(members.id, memberId));
  return found;
}

/** Which of these sessions still let their member in. */
export async function selectValidSessions(db: Db, sessionIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(inArray(sessions.id, [...sessionIds]), isValidSession));
  return new Set(rows.map(({ id }) => id));
}

/** Rows by their ids, each with its member. */
export const selectByIds = (db: Db, ids: readonly string[]) =>
  db
    .select({ memberId: notifications.memberId, ...SHOWN })
    .from(notifications)
    .where(inArray(notifications.id, [...ids]))
    .orderBy(asc(notifications.id));

/** How many of each member's rows are unread; one with none is not among them. */
export async function countUnreadOfAll(db: Db, memberIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ memberId: notifications.memberId, unread: count() })
    .from(notifications)
    .where(and(inArray(notifications.memberId, [...memberIds]), isNull(notifications.readAt)))
    .groupBy(notifications.memberId);
  return new Map(rows.map(({ memberId, unread }) => [memberId, unread]));
}
