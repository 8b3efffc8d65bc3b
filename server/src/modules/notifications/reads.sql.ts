import type { NotificationQuery } from '@plyhaat/contract/notifications/notifications';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { isoTime, only } from '#platform/db/sql.ts';
import { notifications } from './notifications.tables.ts';

export const SHOWN = {
  _id: notifications.id,
  type: notifications.type,
  content: notifications.content,
  told: notifications.told,
  payload: notifications.payload,
  isRead: sql<boolean>`${notifications.readAt} is not null`,
  createdAt: isoTime(notifications.createdAt),
};

const ofMember = (memberId: string) => eq(notifications.memberId, memberId);
const ownRow = (memberId: string, id: string) => and(ofMember(memberId), eq(notifications.id, id));

export const countUnreadOf = (db: Db, memberId: string) =>
  db.$count(notifications, and(ofMember(memberId), isNull(notifications.readAt)));

/** A page of a member's rows, and how many there are in all, read and unread. */
export async function selectPage(db: Db, memberId: string, { page, perPage, isRead }: NotificationQuery) {
  const state = isRead ? isNotNull(notifications.readAt) : isNull(notifications.readAt);
  const newestFirst = [desc(notifications.createdAt), desc(notifications.id)];
  // Ids first: the rows before the page are passed over in an index and not written out.
  const ids = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(ofMember(memberId), isRead === undefined ? undefined : state))
    .orderBy(...newestFirst)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const rows = await db
    .select(SHOWN)
    .from(notifications)
    .where(inArray(notifications.id, ids))
    .orderBy(...newestFirst);
  const { overallTotal, unreadCount } = only(
    await db
      .select({ overallTotal: count(), unreadCount: count(sql`case when ${notifications.readAt} is null then 1 end`) })
      .from(notifications)
      .where(ofMember(memberId)),
  );
  const totals = { true: overallTotal - unreadCount, false: unreadCount, undefined: overallTotal };
  return { rows, overallTotal, unreadCount, total: totals[`${isRead}`] };
}

const MOST_RESUMED = 100;

/** What was added since a row, and shortly before it: ids are given before commit, so a smaller one may appear later. */
export const selectSince = (db: Db, memberId: string, lastId: string, floor: string) =>
  db
    .select(SHOWN)
    .from(notifications)
    .where(and(ofMember(memberId), gt(notifications.id, floor), ne(notifications.id, lastId)))
    .orderBy(asc(notifications.id))
    .limit(MOST_RESUMED);

/** Whether the row is the member's; one that was read stays read since then. */
export const markOneRead = async (db: Db, memberId: string, id: string) =>
  (
    await db
      .update(notifications)
      .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
      .where(ownRow(memberId, id))
      .returning({ id: notifications.id })
  ).length > 0;

export const markEveryRead = (db: Db, memberId: string) =>
  db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(ofMember(memberId), isNull(notifications.readAt)));

export const removeOne = async (db: Db, memberId: string, id: string) =>
  (await db.delete(notifications).where(ownRow(memberId, id)).returning({ id: notifications.id })).length > 0;

export const removeEvery = (db: Db, memberId: string) => db.delete(notifications).where(ofMember(memberId));
