import { nothingToReset } from '@plyhaat/contract/admin/team';
import { dropFactor, lockSubject } from '#modules/identity/identity.ts';
import { audit } from '#platform/audit.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';

/** Takes the second factor of another member of staff away, with its reason. */
export const resetFactorByStaff = (db: Db, who: Member, id: string, reason: string): Promise<void> =>
  db.transaction(async (db) => {
    await lockSubject(db, who, id);
    if (!(await dropFactor(db, id))) throw new AppError(nothingToReset);
    await audit(db, {
      actorId: who.id,
      action: 'reset_factor',
      subjectKind: 'member',
      subjectId: id,
      before: { isOn: true },
      after: { isOn: false },
      reason,
    });
  });
