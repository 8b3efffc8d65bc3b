import { signInRequired } from '@plyhaat/contract/core/errors';
import { isStaff, may } from '@plyhaat/contract/core/roles';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Identify, Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { findMember } from './members.sql.ts';
import { cachedMember, cacheMember, doubt } from './sessions.cache.ts';
import {
  findNewest,
  findSignedIn,
  insertSession,
  lockSession,
  noteSeen,
  notifyEnded,
  removeOtherSessions,
  removeSession,
  removeSessions,
  replaceSession,
} from './sessions.sql.ts';
import { isFactorDue } from './staff/factor/factor.rule.ts';
import { claimsIn, type Named, signToken, signViewToken } from './tokens.ts';
import { callerOf, type Place, placeOf } from './visitor.ts';

type Settings = Deps['settings'];

async function signedIn(db: Db, settings: Settings, sessionId: string): Promise<Member | null> {
  const cached = cachedMember(sessionId);
  if (cached) return cached;
  const found = await findSignedIn(db, sessionId);
  if (!found) return null;
  if (!found.seenLately) await noteSeen(db, found.member.id);
  const owesFactor = isFactorDue(settings, { ...found, role: found.member.role });
  const member: Member = owesFactor ? { ...found.member, role: 'USER', staffRole: found.member.role } : found.member;
  cacheMember(member);
  return member;
}

/** The member whose session was replaced a moment ago, under that session's own id. */
async function replaced(db: Db, settings: Settings, sessionId: string): Promise<Member | null> {
  const newest = await findNewest(db, sessionId);
  const member = newest ? await signedIn(db, settings, newest.id) : null;
  return member && { ...member, sessionId };
}

/** A member viewed by staff, while the session of the viewer is valid and its role allows it. */
async function seen(db: Db, settings: Settings, sessionId: string, id: string): Promise<Member | null> {
  const actor = await signedIn(db, settings, sessionId);
  const member = actor && may(actor.role, 'manage') ? await findMember(db, id) : undefined;
  if (!actor || !member || isStaff(member.role)) return null;
  return { id: member.id, role: member.role, sessionId, actorId: actor.id };
}

/** Reads a token; session, role and blocked state are the database's, at most a few seconds old. */
export const makeIdentify =
  (db: Db, settings: Settings): Identify =>
  async (token, takesReplaced = false) => {
    const claims = await claimsIn(settings, token);
    if (!claims) return null;
    const { sessionId, seenId } = claims;
    if (seenId) return seen(db, settings, sessionId, seenId);
    const member = await signedIn(db, settings, sessionId);
    return member || !takesReplaced ? member : replaced(db, settings, sessionId);
  };

/** A token of a few minutes to read as a member does. */
export const openView = (settings: Settings, who: Member, member: Named, minutes: number): Promise<string> =>
  signViewToken(settings, member, who, minutes);

/** Opens a session and returns its token. */
export async function openSession(db: Db, settings: Settings, member: Named, place: Place): Promise<string> {
  return signToken(settings, member, await insertSession(db, member, place));
}

/**
 * A fresh session in place of the old one, counted from the same entering of a code. Where this caller has replaced it
 * a moment ago, the newest session instead: two calls of an app that refresh at once both go on with it.
 */
export const refreshSession = (db: Db, settings: Settings, who: Member, exchange: Exchange): Promise<string> =>
  db.transaction(async (db) => {
    const member = await findMember(db, who.id);
    if (!member || member.isBlocked) throw new AppError(signInRequired);
    const caller = callerOf(exchange, settings, member.phone);
    const old = await lockSession(db, who);
    if (!old) {
      const newest = await findNewest(db, who.sessionId);
      if (newest?.caller !== caller) throw new AppError(signInRequired);
      return signToken(settings, member, newest);
    }
    doubt(who.id);
    const session = await insertSession(db, member, placeOf(exchange), old);
    await replaceSession(db, who.sessionId, session.id, caller);
    return signToken(settings, member, session);
  });

/** Ends one session of a member; false where it has none of that id. */
export async function closeSession(db: Db, memberId: string, sessionId: string): Promise<boolean> {
  const removed = await removeSession(db, memberId, sessionId);
  await notifyEnded(db, memberId);
  doubt(memberId);
  return removed;
}

/** Signs a member out everywhere: on blocking it, on changing its role. Returns how many sessions ended. */
export async function endSessions(db: Db, memberId: string): Promise<number> {
  const ended = await removeSessions(db, memberId);
  await notifyEnded(db, memberId);
  doubt(memberId);
  return ended.length;
}

/** Signs a member out everywhere but here: on changing its own number. */
export async function endOtherSessions(db: Db, who: Member): Promise<void> {
  await removeOtherSessions(db, who);
  await notifyEnded(db, who.id);
  doubt(who.id);
}
