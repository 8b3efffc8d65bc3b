import { isStaff, type Role } from '@plyhaat/contract/core/roles';
import { and, desc, eq, ne, not, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { isoTime, only } from '#platform/db/sql.ts';
import { staffFactors } from './factor/factor.tables.ts';
import { members, sessions } from './identity.tables.ts';
import { isAlive, isStanding, SESSIONS_CHANNEL, STAFF_LIFE } from './sessions.reads.sql.ts';
import type { Place } from './visitor.ts';

const MEMBER_STEP = sql`interval '7 days'`;
const MEMBER_LIFE = sql`interval '30 days'`;
/** A member who stays is noted this often. */
const SEEN_STEP = sql`interval '5 minutes'`;

/** A session lives a step at a time, never longer than its kind may since the code was entered. */
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
      .returning({
        id: sessions.id,
        expires: sql<number>`floor(extract(epoch from ${sessions.expiresAt}))::int`,
      }),
  );
}

/** The member behind a session, as the database has it now. */
export async function findSignedIn(db: Db, sessionId: string) {
  const [found] = await db
    .select({
      member: { id: members.id, role: members.role, sessionId: sessions.id },
      phone: members.phone,
      hasFactor: sql<boolean>`${staffFactors.secret} is not null`,
      isVerified: sql<boolean>`${sessions.factorAt} is not null`,
      seenLately: sql<boolean>`coalesce(${members.lastSeenAt} > now() - ${SEEN_STEP}, false)`,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .leftJoin(staffFactors, eq(staffFactors.memberId, members.id))
    .where(and(eq(sessions.id, sessionId), isStanding));
  return found;
}

/** Notes that a member is here, unless another request just does: nobody waits for it. */
export const noteSeen = (db: Db, memberId: string) =>
  db.execute(sql`
    update ${members} set last_seen_at = now() where id = (
      select id from ${members} where id = ${memberId} and coalesce(last_seen_at < now() - ${SEEN_STEP}, true)
         for no key update skip locked)`);

/** Removes a session of a member; of two at once only one gets it. */
export async function removeSession(db: Db, memberId: string, sessionId: string) {
  const [removed] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.memberId, memberId), isAlive))
    .returning({ enteredAt: isoTime(sessions.enteredAt), factorAt: sessions.factorAt });
  return removed;
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

export const forgetExpiredSessions = (db: Db) => db.delete(sessions).where(not(isAlive));
