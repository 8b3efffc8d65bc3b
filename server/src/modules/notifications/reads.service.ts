import { accessDenied } from '@plyhaat/contract/core/errors';
import type { Language } from '@plyhaat/contract/core/languages';
import {
  type Notification,
  type NotificationQuery,
  notificationNotFound,
} from '@plyhaat/contract/notifications/notifications';
import type { Told } from '@plyhaat/contract/notifications/told';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Languages } from '#platform/languages/languages.ts';
import { countUnreadOf, markEveryRead, markOneRead, removeEvery, removeOne, selectPage } from './reads.sql.ts';
import { notifyStreams } from './tell.sql.ts';
import { worded } from './worded.ts';

export type StoredRow = Omit<Notification, 'title' | 'words' | 'action' | 'relatedType' | 'relatedId'> & {
  readonly told: Told | null;
};

/** A row as the wire has it: its words and its target come from the one table of kinds. */
export function shown(languages: Languages, language: Language, row: StoredRow): Notification {
  const { title, action, text, words, target } = worded(languages, language, row);
  const { told: _, ...wire } = row;
  return {
    ...wire,
    title,
    content: text,
    words,
    ...(action && { action }),
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

export async function readPage(
  { db, languages }: Pick<Deps, 'db' | 'languages'>,
  who: Member,
  query: NotificationQuery,
  language: Language,
) {
  onlySelf(who, query.userId);
  const { rows, unreadCount, ...totals } = await selectPage(db, who.id, query);
  return { data: rows.map((row) => shown(languages, language, row)), ...totals, unreadCount, count: unreadCount };
}

/** A change of the caller's own rows: its other browsers hear the new count. */
const changed = (db: Db, who: Member, message: string, work: (db: Db) => Promise<unknown>) =>
  db.transaction(async (db) => {
    await work(db);
    await notifyStreams(db, [{ memberId: who.id }]);
    return { message, ...(await unreadOf(db, who)) };
  });

async function orNotFound(found: Promise<boolean>): Promise<void> {
  if (!(await found)) throw new AppError(notificationNotFound);
}

export const readOne = (db: Db, who: Member, id: string) =>
  changed(db, who, 'Notification marked as read', (db) => orNotFound(markOneRead(db, who.id, id)));

export const readEvery = (db: Db, who: Member) =>
  changed(db, who, 'All notifications marked as read', (db) => markEveryRead(db, who.id));

export const deleteOne = (db: Db, who: Member, id: string) =>
  changed(db, who, 'Notification deleted', (db) => orNotFound(removeOne(db, who.id, id)));

export async function deleteEvery(db: Db, who: Member, userId: string) {
  onlySelf(who, userId);
  return changed(db, who, 'All notifications deleted', (db) => removeEvery(db, who.id));
}
