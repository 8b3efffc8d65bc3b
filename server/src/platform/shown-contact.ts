import type { ShownContact } from '@plyhaat/contract/admin/shown-contact';
import { HOUR_SECONDS, SECOND_MS } from '@plyhaat/contract/core/time-units';
import { audit } from './audit.ts';
import { paced } from './db/counters.ts';
import type { Db } from './db/db.ts';
import type { Member } from './http/access.ts';
import { inDatabase, takeOrRefuse } from './http/limiter.ts';

/** More than anybody calls in an hour, and few enough that a stolen session takes no list away (ADMIN-12). */
const SHOWN_AN_HOUR = { most: 60, seconds: HOUR_SECONDS };

type Shown = {
  readonly kind: string;
  readonly id: string;
  readonly contact: ShownContact;
  readonly reason: string;
};

/** Only the reason is written down, and what was shown: the log holds no contact of anybody. */
export async function noteContactShown(db: Db, who: Member, { kind, id, contact, reason }: Shown) {
  const counter = paced(`contacts shown to ${who.id}`, [SHOWN_AN_HOUR], HOUR_SECONDS * SECOND_MS);
  await takeOrRefuse(inDatabase(db), [counter]);
  const shown = { phone: contact.phone !== null, email: contact.email !== null };
  await audit(db, {
    actorId: who.id,
    action: 'show_contact',
    subjectKind: kind,
    subjectId: id,
    after: { shown },
    reason,
  });
  return contact;
}
