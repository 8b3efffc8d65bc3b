import { accessDenied } from '@plyhaat/contract/core/errors';
import { isStaff } from '@plyhaat/contract/core/roles';
import { memberMissing } from '@plyhaat/contract/identity/staff/members';
import { SEE_AS_MINUTES } from '@plyhaat/contract/identity/staff/see-as';
import { audit } from '#platform/audit.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { asSignedIn, findMember } from '../members.sql.ts';
import { openView } from '../sessions.service.ts';

/** A token to read as a member for a few minutes. Staff cannot be viewed: the audit log would name the wrong one. */
export const beginSeeing = (db: Db, settings: Deps['settings'], who: Member, id: string, reason: string) =>
  db.transaction(async (db) => {
    const member = await findMember(db, id);
    if (!member) throw new AppError(memberMissing);
    if (isStaff(member.role)) throw new AppError(accessDenied);
    const token = await openView(settings, who, member, SEE_AS_MINUTES);
    await audit(db, {
      actorId: who.id,
      action: 'see_as',
      subjectKind: 'member',
      subjectId: id,
      after: { minutes: SEE_AS_MINUTES },
      reason,
    });
    const { _id, name, role, profileImage } = asSignedIn(member);
    return { token, data: { _id, name, role, profileImage } };
  });
