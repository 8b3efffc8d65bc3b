import { accessDenied } from '@plyhaat/contract/core/errors';
import { isBusiness, may, type Role } from '@plyhaat/contract/core/roles';
import {
  businessKept,
  companyMissing,
  type MemberChange,
  unchangedMember,
} from '@plyhaat/contract/identity/staff/members';
import { changeMember, endSessions, lockSubject } from '#modules/identity/identity.ts';
import { audit } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { hasCompany } from './member-change.sql.ts';
import { setVerified } from './verification.service.ts';

type Locked = Awaited<ReturnType<typeof lockSubject>>;

/** What shows a member or its listings. */
const SHOWN_IN = ['sellers', 'products', 'categories', 'brands', 'banners'];

type Note = { readonly action: string; readonly before: object; readonly after: object; readonly message: string };

async function block(db: Db, { id, isBlocked }: Locked, blocked: boolean): Promise<Note> {
  if (isBlocked === blocked) throw new AppError(unchangedMember);
  await changeMember(db, id, { isBlocked: blocked });
  if (blocked) await endSessions(db, id);
  await dropCached(db, SHOWN_IN);
  return {
    action: blocked ? 'block_member' : 'unblock_member',
    before: { isBlocked },
    after: { isBlocked: blocked },
    message: blocked ? 'Member blocked' : 'Member unblocked',
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
    message: isVerified ? 'Member verified' : 'Verification removed',
  };
}

/** A business role needs a business, and a business needs a business role (ADMIN-9). */
async function changeRole(db: Db, subject: Locked, role: Role, who: Member): Promise<Note> {
  if (!may(who.role, 'administer')) throw new AppError(accessDenied);
  if (subject.role === role) throw new AppError(unchangedMember);
  const trades = await hasCompany(db, subject.id);
  if (isBusiness(role) && !trades) throw new AppError(companyMissing);
  if (!isBusiness(role) && trades) throw new AppError(businessKept);
  await changeMember(db, subject.id, { role });
  await endSessions(db, subject.id);
  await dropCached(db, SHOWN_IN);
  return { action: 'change_role', before: { role: subject.role }, after: { role }, message: 'Role changed' };
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
    const { action, before, after, message } = await carryOut(db, who, subject, change);
    await audit(db, {
      actorId: who.id,
      action,
      subjectKind: 'member',
      subjectId: id,
      before: { ...before },
      after: { ...after },
      reason: change.reason,
      // The member reads it at the next sign-in.
      ...(change.blocked && { detail: { isTold: true } }),
    });
    return message;
  });
