import { signInRequired } from '@plyhaat/contract/core/errors';
import type { Role } from '@plyhaat/contract/core/roles';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Identify, Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { findMember } from './members.sql.ts';
import { cachedMember, cacheMember, doubt } from './sessions.cache.ts';
import {
  findSignedIn,
  insertSession,
  noteSeen,
  removeOtherSessions,
  removeSession,
  removeSessions,
} from './sessions.sql.ts';
import { sessionIn, signToken } from './tokens.ts';
import type { Place } from './visitor.ts';

type Settings = Deps['settings'];

/** Reads a token; session, role and blocked state are the database's, at most a few seconds old. */
export const makeIdentify =
  (db: Db, settings: Settings): Identify =>
  async (token) => {
    const sessionId = await sessionIn(settings, token);
    if (!sessionId) return null;
    const known = cachedMember(sessionId);
    if (known) return known;
    const found = await findSignedIn(db, sessionId);
    if (!found) return null;
    if (!found.seenLately) await noteSeen(db, found.member.id);
    cacheMember(found.member);
    return found.member;
  };

/** Opens a session and returns its token. */
export async function openSession(
  db: Db,
  settings: Settings,
  member: { readonly id: string; readonly name: string; readonly role: Role },
  place: Place,
  enteredAt?: string,
): Promise<string> {
  const session = await insertSession(db, member, place, enteredAt);
  return signToken(settings, member, session);
}

/** A fresh session in place of the old one, counted from the same entering of a code. */
export const refreshSession = (db: Db, settings: Settings, who: Member, place: Place): Promise<string> =>
  db.transaction(async (db) => {
    const old = await removeSession(db, who.id, who.sessionId);
    const member = await findMember(db, who.id);
    if (!old || !member || member.isBlocked) throw new AppError(signInRequired);
    doubt(who.id);
    return openSession(db, settings, member, place, old.enteredAt);
  });

/** Ends one session of a member; false where it has none of that id. */
export async function closeSession(db: Db, memberId: string, sessionId: string): Promise<boolean> {
  const removed = await removeSession(db, memberId, sessionId);
  doubt(memberId);
  return removed !== undefined;
}

/** Signs a member out everywhere: on blocking it, on changing its role. */
export async function endSessions(db: Db, memberId: string): Promise<void> {
  await removeSessions(db, memberId);
  doubt(memberId);
}

/** Signs a member out everywhere but here: on changing its own number. */
export async function endOtherSessions(db: Db, who: Member): Promise<void> {
  await removeOtherSessions(db, who);
  doubt(who.id);
}
