import { isStaff, type Role } from '@plyhaat/contract/core/roles';
import { REPLACED_SECONDS } from '@plyhaat/contract/identity/identity';
import { and, desc, eq, gt, ne, not, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { isoTime, only } from '#platform/db/sql.ts';
import { members, replacedSessions, sessions } from './identity.tables.ts';
import { isAlive, isValidSession, SESSIONS_CHANNEL, STAFF_LIFE } from './sessions.reads.sql.ts';
import { staffFactors } from './staff/factor/factor.tables.ts';
import type { Place } from './visitor.ts';

const MEMBER_STEP = sql`interval '7 days'`;
const MEMBER_LIFE = sql`interval '30 days'`;
/** How often the last activity is stored. */
const SEEN_STEP = sql`interval '5 minutes'`;

const isJustReplaced = gt(replacedSessions.replacedAt, sql`now() - make_interval(secs => ${REPLACED_SECONDS})`);

/** What a token says of its session. */
const IN_TOKEN = { id: sessions.id, expires: sql<number>`floor(extract(epoch from ${sessions.expiresAt}))::int` };

/** A session expires after one step, and at the latest after its kind's lifetime since sign-in. */
export async function insertSession(
  db: Db,
  member: { readonly id: string; readonly role: Role },
  place: Place,
  before?: { readonly enteredAt: string; readonly factorAt: Date | null },
) {
  const entered = before ? sql`${before.enteredAt}::timestamptz` : sql`now()`;
  const expiresAt = isStaff(member.role)
    ? sql`${entered} + ${STAFF_LIFE}`
    : sql`least(now() + ${MEMBER_STEP}, ${entered} + ${MEMBER_LIFE})`;
  return only(
    await db
      .insert(sessions)
      .values({ memberId: member.id, enteredAt: entered, expiresAt, factorAt: before?.factorAt ?? null, ...place })
      .returning(IN_TOKEN),
  );
}

/** The member behind a session, as the database has it now. */
export async function findSignedIn(db: Db, sessionId: string) {
  const [found] = await db
    .select({
      member: { id: members.id, role: members.role, sessionId: sessions.id, language: members.language },
      phone: members.phone,
      hasFactor: sql<boolean>`${staffFactors.secret} is not null`,
      isVerified: sql<boolean>`${sessions.factorAt} is not null`,
      seenLately: sql<boolean>`coalesce(${members.lastSeenAt} > now() - ${SEEN_STEP}, false)`,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .leftJoin(staffFactors, eq(staffFactors.memberId, members.id))
    .where(and(eq(sessions.id, sessionId), isValidSession));
  return found;
}

/** Stores when a member was last active; skipped where another request holds the lock. */
export const noteSeen = (db: Db, memberId: string) =>
  db.execute(sql`
    update ${members} set last_seen_at = now() where id = (
      select id from ${members} where id = ${memberId} and coalesce(last_seen_at < now() - ${SEEN_STEP}, true)
         for no key update skip locked)`);

/** A session of a member that is about to be replaced; of two at once only one gets it. */
export async function lockSession(db: Db, who: { readonly id: string; readonly sessionId: string }) {
  const [locked] = await db
    .select({ enteredAt: isoTime(sessions.enteredAt), factorAt: sessions.factorAt })
    .from(sessions)
    .where(and(eq(sessions.id, who.sessionId), eq(sessions.memberId, who.id), isAlive))
    .for('update');
  return locked;
}

/** Puts a session in the place of another, and of those that this caller replaced a moment before. */
export async function replaceSession(db: Db, oldId: string, newestId: string, caller: string): Promise<void> {
  await db
    .update(replacedSessions)
    .set({ newestId })
    .where(and(eq(replacedSessions.newestId, oldId), eq(replacedSessions.caller, caller), isJustReplaced));
  await db.insert(replacedSessions).values({ id: oldId, newestId, caller });
  await db.delete(sessions).where(eq(sessions.id, oldId));
}

/** What stands in the place of a session that was replaced a moment ago, and where that was done. */
export async function findNewest(db: Db, sessionId: string) {
  const [newest] = await db
    .select({ ...IN_TOKEN, caller: replacedSessions.caller })
    .from(replacedSessions)
    .innerJoin(sessions, eq(sessions.id, replacedSessions.newestId))
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(replacedSessions.id, sessionId), isJustReplaced, isValidSession));
  return newest;
}

export async function removeSession(db: Db, memberId: string, sessionId: string): Promise<boolean> {
  const removed = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.memberId, memberId), isAlive))
    .returning({ id: sessions.id });
  return removed.length > 0;
}

export const removeSessions = (db: Db, memberId: string) =>
  db.delete(sessions).where(eq(sessions.memberId, memberId)).returning({ id: sessions.id });

export const removeOtherSessions = (db: Db, who: { readonly id: string; readonly sessionId: string }) =>
  db.delete(sessions).where(and(eq(sessions.memberId, who.id), ne(sessions.id, who.sessionId)));

/** Once the caller's transaction commits, every process that streams to the member looks which sessions are left. */
export const notifyEnded = (db: Db, memberId: string) =>
  db.execute(sql`select pg_notify(${SESSIONS_CHANNEL}, ${memberId})`);

export async function selectSessions(db: Db, who: { readonly id: string; readonly sessionId: string }) {
  const data = await db
    .select({
      _id: sessions.id,
      device: sessions.device,
      address: sessions.address,
      signedInAt: isoTime(sessions.enteredAt),
      expiresAt: isoTime(sessions.expiresAt),
      isCurrent: sql<boolean>`${sessions.id} = ${who.sessionId}`,
    })
    .from(sessions)
    .where(and(eq(sessions.memberId, who.id), isAlive))
    .orderBy(desc(sessions.enteredAt), desc(sessions.id));
  return { data, total: data.length };
}

export async function forgetExpiredSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(not(isAlive));
  await db.delete(replacedSessions).where(not(isJustReplaced));
}
