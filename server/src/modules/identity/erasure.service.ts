import { signInRequired } from '@plyhaat/contract/core/errors';
import { audit } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { announce } from '#platform/jobs/events.ts';
import { memberErased } from './identity.events.ts';
import { findMember } from './members.sql.ts';
import { removeMember } from './profiles.sql.ts';
import { proveNumber, spendCode } from './proof.service.ts';
import { eraseRegistrations } from './registrations.service.ts';
import { doubt } from './sessions.cache.ts';
import { notifyEnded } from './sessions.sql.ts';

/** What shows a member or its listings. */
const SHOWN_IN = ['sellers', 'products', 'categories', 'brands', 'banners'];

/** Erases the caller and its data; other modules react to the event. Needs a fresh code (IDEN-16). */
export async function eraseAccount(
  deps: Deps,
  who: Member,
  exchange: Exchange,
  otp: string | undefined,
): Promise<void> {
  const member = await findMember(deps.db, who.id);
  if (!member) throw new AppError(signInRequired);
  const codeId = await proveNumber(deps, exchange, member.phone, otp);
  await deps.db.transaction(async (db) => {
    await spendCode(db, codeId);
    await removeMember(db, who.id);
    await eraseRegistrations(db, member.phone);
    await audit(db, { actorId: who.id, action: 'erase_member', subjectKind: 'member', subjectId: who.id });
    await announce(db, memberErased, { memberId: who.id });
    await dropCached(db, SHOWN_IN);
    await notifyEnded(db, who.id);
  });
  doubt(who.id);
}
