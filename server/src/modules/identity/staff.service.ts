import type { STAFF_ROLES } from '@plyhaat/contract/core/roles';
import { audit } from '#platform/audit.ts';
import type { Db } from '#platform/db/db.ts';
import { upsertRole } from './members.sql.ts';
import { endSessions } from './sessions.service.ts';

/** Makes whoever has the number a member of staff; it signs in anew, for a staff session's life. */
export const appointStaff = (db: Db, phone: string, role: (typeof STAFF_ROLES)[number]) =>
  db.transaction(async (db) => {
    const member = await upsertRole(db, phone, role);
    await endSessions(db, member.id);
    await audit(db, {
      actorId: null,
      action: 'appoint_staff',
      subjectKind: 'member',
      subjectId: member.id,
      detail: { role },
    });
    return member;
  });
