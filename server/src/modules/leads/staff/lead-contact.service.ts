import { leadMissing } from '@plyhaat/contract/leads/staff/leads';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { noteContactShown } from '#platform/shown-contact.ts';
import { findLeadContact } from './lead-list.sql.ts';

export const showContactOfLead = (db: Db, who: Member, id: string, reason: string) =>
  db.transaction(async (db) => {
    const contact = await findLeadContact(db, id);
    if (!contact) throw new AppError(leadMissing);
    return noteContactShown(db, who, { kind: 'lead', id, contact, reason });
  });
