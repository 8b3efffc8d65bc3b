import { accessDenied } from '@plyhaat/contract/core/errors';
import { isStaff, may, type Role } from '@plyhaat/contract/core/roles';
import { memberMissing } from '@plyhaat/contract/identity/staff/members';
import { audit } from '#platform/audit.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { lockMembers } from '../members.sql.ts';
import { endSessions } from '../sessions.service.ts';

type Locked = {
  readonly id: string;
  readonly role: Role;
  readonly isBlocked: boolean;
  readonly phone: string;
  readonly email: string | null;
};

/**
 * Locks both, so that whoever acts still may: of two administrators who demote each other, one does. Nobody acts on
 * themselves, and only an administrator on staff (ADMIN-3).
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
