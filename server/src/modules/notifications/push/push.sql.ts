import type { PushSubscription } from '@plyhaat/contract/notifications/push';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { members, sessions } from '#modules/identity/identity.tables.ts';
import { isValidSession } from '#modules/identity/sessions.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { notifications, pushSubscriptions } from '../notifications.tables.ts';

/** Most browsers of one member; the oldest is removed for a new one. */
const MOST_OF_A_MEMBER = 10;
/** Messages that are undelivered for this long are dropped. */
const FRESH = sql`now() - interval '1 day'`;

const ofMember = (memberId: string) => eq(pushSubscriptions.memberId, memberId);

/** Whether the caller's session is still there; it then stays until the transaction ends. */
export const holdSession = async (db: Db, { id, sessionId }: Member): Promise<boolean> =>
  (
    await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.memberId, id)))
      .for('key share')
  ).length > 0;

/** A browser has one address, so the member who subscribed last gets the messages. */
export async function upsertSubscription(db: Db, who: Member, { endpoint, keys }: PushSubscription): Promise<void> {
  const row = { memberId: who.id, sessionId: who.sessionId, p256dh: keys.p256dh, auth: keys.auth };
  await db
    .insert(pushSubscriptions)
    .values({ ...row, endpoint })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...row, createdAt: sql`now()` } });
  const surplus = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(ofMember(who.id))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(MOST_OF_A_MEMBER);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
}

export const removeOwn = (db: Db, memberId: string, endpoint: string) =>
  db.delete(pushSubscriptions).where(and(ofMember(memberId), eq(pushSubscriptions.endpoint, endpoint)));

export const removeGone = (db: Db, id: string) => db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));

export const selectSubscribed = (db: Db, memberIds: readonly string[]) =>
  db
    .select({ id: pushSubscriptions.id, memberId: pushSubscriptions.memberId })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.memberId, [...memberIds]));

/** A notification and a browser to send it to, as long as it is unread, fresh, and the browser's session stands. */
export async function selectDue(db: Db, notificationId: string, subscriptionId: string) {
  const [due] = await db
    .select({
      row: {
        type: notifications.type,
        content: notifications.content,
        told: notifications.told,
        payload: notifications.payload,
      },
      language: members.language,
      browser: {
        endpoint: pushSubscriptions.endpoint,
        p256dh: pushSubscriptions.p256dh,
        auth: pushSubscriptions.auth,
      },
    })
    .from(notifications)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.memberId, notifications.memberId))
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(members, eq(members.id, pushSubscriptions.memberId))
    .where(
      and(
        eq(notifications.id, notificationId),
        eq(pushSubscriptions.id, subscriptionId),
        isNull(notifications.readAt),
        gt(notifications.createdAt, FRESH),
        isValidSession,
      ),
    );
  return due;
}
