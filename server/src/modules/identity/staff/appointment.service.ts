import type { STAFF_ROLES } from '@plyhaat/contract/core/roles';
import { audit } from '#platform/audit.ts';
import type { Db } from '#platform/db/db.ts';
import { findByPhone, upsertRole } from '../members.sql.ts';
import { endSessions } from '../sessions.service.ts';
import { removeFactor } from './factor/factor.sql.ts';

/** Makes the number's member staff and ends its sessions, so that it signs in to a staff session. */
export const appointStaff = (db: Db, phone: string, role: (typeof STAFF_ROLES)[number]) =>
  db.transaction(async (db) => {
    const member = await upsertRole(db, phone, role);
    await endSessions(db, member.id);
    await audit(db, {
      actorId: null,
      action: 'appoint_staff',
      subjectKind: 'member',
      subjectId: member.id,
      after: { role },
    });
    return member;
  });

/** Takes the second factor of a member away and signs it out; false where it had none. */
export async function dropFactor(db: Db, memberId: string): Promise<boolean> {
  const hadOne = await removeFactor(db, memberId);
  if (hadOne) await endSessions(db, memberId);
  return hadOne;
}

/** For whoever runs the installation, when nobody can sign in to the console any more. */
export const resetFactor = (db: Db, phone: string): Promise<boolean> =>
  db.transaction(async (db) => {
    const member = await findByPhone(db, phone);
    if (!member || !(await dropFactor(db, member.id))) return false;
    await audit(db, {
      actorId: null,
      action: 'reset_factor',
      subjectKind: 'member',
      subjectId: member.id,
      before: { isOn: true },
      after: { isOn: false },
    });
    return true;
  });
