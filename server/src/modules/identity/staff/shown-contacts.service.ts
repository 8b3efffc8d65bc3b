import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { noteContactShown } from '#platform/shown-contact.ts';
import { lockSubject } from './members.service.ts';

export const showContactOfMember = (db: Db, who: Member, id: string, reason: string) =>
  db.transaction(async (db) => {
    const { phone, email } = await lockSubject(db, who, id);
    return noteContactShown(db, who, { kind: 'member', id, contact: { phone, email }, reason });
  });
