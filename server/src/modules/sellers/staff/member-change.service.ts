import { accessDenied } from '@plyhaat/contract/core/errors';
import { isBusiness, isStaff, may, type Role } from '@plyhaat/contract/core/roles';
import {
  businessKept,
  companyMissing,
  type MemberChange,
  memberMissing,
  unchangedMember,
} from '@plyhaat/contract/identity/staff/members';
import { changeMember, endSessions, lockMembers } from '#modules/identity/identity.ts';
import { audit } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { setVerified } from '../sellers.ts';
import { hasCompany } from './member-change.sql.ts';

type Locked = { readonly id: string; readonly role: Role; readonly isBlocked: boolean };

/** What shows a member or its listings. */
const SHOWN_IN = ['sellers', 'products', 'categories', 'brands', 'banners'];

/**
 * Locks both, so that whoever acts still may: of two administrators who demote each other, one does. Nobody acts on
 * themselves, and only an administrator on staff.
 */
export async function lockSubject(db: Db, who: Member, id: string): Promise<Locked> {
  if (who.id === id) throw new AppError(accessDenied);
  const locked = await lockMembers(db, [who.id, id]);
  const [actor, subject] = [locked.get(who.id), locked.get(id)];
  if (!subject) throw new AppError(memberMissing);
  if (!actor || actor.isBlocked || actor.role !== who.role) throw new AppError(accessDenied);
  if (isStaff(subject.role) && !may(actor.role, 'administer')) throw new AppError(accessDenied);
  return subject;
}

type Note = { readonly action: string; readonly before: object; readonly after: object; readonly said: string };

async function block(db: Db, { id, isBlocked }: Locked, blocked: boolean): Promise<Note> {
  if (isBlocked === blocked) throw new AppError(unchangedMember);
  await changeMember(db, id, { isBlocked: blocked });
  if (blocked) await endSessions(db, id);
  await dropCached(db, SHOWN_IN);
  return {
    action: blocked ? 'block_member' : 'unblock_member',
    before: { isBlocked },
    after: { isBlocked: blocked },
    said: blocked ? 'Member blocked' : 'Member unblocked',
  };
}

async function verify(db: Db, { id }: Locked, isVerified: boolean): Promise<Note> {
  const before = await setVerified(db, id, isVerified);
  if (before === undefined) throw new AppError(companyMissing);
  if (before === isVerified) throw new AppError(unchangedMember);
  return {
    action: isVerified ? 'verify_member' : 'unverify_member',
    before: { isVerified: before },
    after: { isVerified },
    said: isVerified ? 'Member verified' : 'Verification removed',
  };
}

/** A business role needs a business, and a business needs a business role. */
async function changeRole(db: Db, subject: Locked, role: Role, who: Member): Promise<Note> {
  if (!may(who.role, 'administer')) throw new AppError(accessDenied);
  if (subject.role === role) throw new AppError(unchangedMember);
  const trades = await hasCompany(db, subject.id);
  if (isBusiness(role) && !trades) throw new AppError(companyMissing);
  if (!isBusiness(role) && trades) throw new AppError(businessKept);
  await changeMember(db, subject.id, { role });
  await endSessions(db, subject.id);
  await dropCached(db, SHOWN_IN);
  return { action: 'change_role', before: { role: subject.role }, after: { role }, said: 'Role changed' };
}

function carryOut(db: Db, who: Member, subject: Locked, { blocked, verified, role }: MemberChange): Promise<Note> {
  if (blocked !== undefined) return block(db, subject, blocked);
  if (verified !== undefined) return verify(db, subject, verified);
  if (role !== undefined) return changeRole(db, subject, role, who);
  throw new Error('a change that changes nothing');
}

/** Carries out one change of a member, with its row in the audit log. Returns what the console says. */
export const changeByStaff = (db: Db, who: Member, id: string, change: MemberChange): Promise<string> =>
  db.transaction(async (db) => {
    const subject = await lockSubject(db, who, id);
    const { action, before, after, said } = await carryOut(db, who, subject, change);
    await audit(db, {
      actorId: who.id,
      action,
      subjectKind: 'member',
      subjectId: id,
      before: { ...before },
      after: { ...after },
      reason: change.reason,
    });
    return said;
  });

export const signOutByStaff = (db: Db, who: Member, id: string): Promise<void> =>
  db.transaction(async (db) => {
    await lockSubject(db, who, id);
    const ended = await endSessions(db, id);
    await audit(db, {
      actorId: who.id,
      action: 'end_sessions',
      subjectKind: 'member',
      subjectId: id,
      before: { sessions: ended },
      after: { sessions: 0 },
    });
  });
