import { and, asc, desc, eq, gt, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { notifications } from './notifications.tables.ts';

/** Whom a mail goes to, and what it wants to read. */
const READER = {
  id: members.id,
  name: members.name,
  email: members.email,
  isBlocked: members.isBlocked,
  emailNotifications: members.emailNotifications,
  marketingEmails: members.marketingEmails,
  mailGroupsOff: members.mailGroupsOff,
  language: members.language,
};
export type Reader = Pick<typeof members.$inferSelect, keyof typeof READER>;

export const selectReader = async (db: Db, memberId: string): Promise<Reader | undefined> =>
  (await db.select(READER).from(members).where(eq(members.id, memberId)))[0];

const MAILABLE = {
  id: notifications.id,
  memberId: notifications.memberId,
  type: notifications.type,
  content: notifications.content,
  told: notifications.told,
  payload: notifications.payload,
  readAt: notifications.readAt,
};
export type MailableRow = Pick<typeof notifications.$inferSelect, keyof typeof MAILABLE>;

const NOT_MAILED = isNull(notifications.mailedAt);

export const findUnmailed = async (db: Db, id: string): Promise<MailableRow | undefined> =>
  (
    await db
      .select(MAILABLE)
      .from(notifications)
      .where(and(eq(notifications.id, id), NOT_MAILED))
  )[0];

export const markMailed = (db: Db, ids: readonly string[]) =>
  db
    .update(notifications)
    .set({ mailedAt: sql`now()` })
    .where(inArray(notifications.id, [...ids]));

const isDue = (before: string, atOnce: readonly string[]) =>
  and(NOT_MAILED, lt(notifications.createdAt, new Date(before)), notInArray(notifications.type, [...atOnce]));

/** What waits for a member's summary, the newest first. */
export const selectDue = (
  db: Db,
  memberId: string,
  before: string,
  atOnce: readonly string[],
): Promise<MailableRow[]> =>
  db
    .select(MAILABLE)
    .from(notifications)
    .where(and(eq(notifications.memberId, memberId), isDue(before, atOnce)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id));

/** The next members for whom something waits, in the order of their ids. */
export const selectMembersDue = async (
  db: Db,
  { before, after }: { readonly before: string; readonly after?: string | undefined },
  atOnce: readonly string[],
  most: number,
): Promise<string[]> =>
  (
    await db
      .selectDistinct({ id: notifications.memberId })
      .from(notifications)
      .where(and(isDue(before, atOnce), after ? gt(notifications.memberId, after) : undefined))
      .orderBy(asc(notifications.memberId))
      .limit(most)
  ).map(({ id }) => id);
