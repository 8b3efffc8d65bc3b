import { accessDenied } from '@plyhaat/contract/core/errors';
import { describe } from '@plyhaat/contract/notifications/kinds';
import {
  type Notification,
  type NotificationQuery,
  notificationNotFound,
} from '@plyhaat/contract/notifications/notifications';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { countUnreadOf, markEveryRead, markOneRead, removeEvery, removeOne, selectPage } from './reads.sql.ts';

export type StoredRow = Omit<Notification, 'title' | 'relatedType' | 'relatedId'>;

/** A row as the wire has it: its words and its target come from the one table of kinds. */
export function shown(row: StoredRow): Notification {
  const { title, text, target } = describe(row);
  return {
    ...row,
    title,
    content: text,
    relatedType: target.related?.type ?? null,
    relatedId: target.related?.id ?? null,
  };
}

/** Callers may name themselves and nobody else. */
export function onlySelf(who: Member, userId: string | undefined): void {
  if (userId !== undefined && userId !== '' && userId !== who.id) throw new AppError(accessDenied);
}

export async function unreadOf(db: Db, who: Member) {
  const unreadCount = await countUnreadOf(db, who.id);
  return { unreadCount, count: unreadCount };
}

export async function readPage(db: Db, who: Member, query: NotificationQuery) {
  onlySelf(who, query.userId);
  const { rows, unreadCount, ...totals } = await selectPage(db, who.id, query);
  return { data: rows.map(shown), ...totals, unreadCount, count: unreadCount };
}

export async function readOne(db: Db, who: Member, id: string) {
  if (!(await markOneRead(db, who.id, id))) throw new AppError(notificationNotFound);
  return { message: 'Notification marked as read', ...(await unreadOf(db, who)) };
}

export async function readEvery(db: Db, who: Member) {
  await markEveryRead(db, who.id);
  return { message: 'All notifications marked as read', ...(await unreadOf(db, who)) };
}

export async function deleteOne(db: Db, who: Member, id: string) {
  if (!(await removeOne(db, who.id, id))) throw new AppError(notificationNotFound);
  return { message: 'Notification deleted', ...(await unreadOf(db, who)) };
}

export async function deleteEvery(db: Db, who: Member, userId: string) {
  onlySelf(who, userId);
  await removeEvery(db, who.id);
  return { message: 'All notifications deleted', ...(await unreadOf(db, who)) };
}
