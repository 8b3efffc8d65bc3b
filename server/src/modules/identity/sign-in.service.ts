import { accountBlocked, otpInvalid } from '@plyhaat/contract/identity/identity';
import { dropCached } from '#platform/cache/cache.ts';
import { forgetCounter } from '#platform/db/counters.sql.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { checkCode } from './codes.service.ts';
import { useUpCode } from './codes.sql.ts';
import { asSignedIn, findBlockReason, welcome } from './members.sql.ts';
import { settleRegistrations } from './registrations.service.ts';
import { closeSession, openSession } from './sessions.service.ts';
import type { SignInCounters } from './sign-in.counters.ts';
import type { Place, Visitor } from './visitor.ts';

type Attempt = {
  readonly phone: string;
  readonly otp: string;
  readonly visitor: Visitor;
  readonly place: Place;
  /** Registrations that were made in this browser. */
  readonly registrations: readonly string[];
  /** Who the caller was until now: signing in anew ends that session. */
  readonly before: Member | null;
};

/** Signs in with a code. Only a right code reveals that an account is blocked; it is used up too. */
export async function enterCode(
  deps: Pick<Deps, 'db' | 'settings'>,
  { phone, otp, visitor, place, registrations, before }: Attempt,
  counters: SignInCounters,
) {
  const codeId = await checkCode(deps, phone, otp, visitor, counters);
  const entered = await deps.db.transaction(async (db) => {
    if (!(await useUpCode(db, codeId))) throw new AppError(otpInvalid);
    const welcomed = await welcome(db, phone);
    if (welcomed.isBlocked) return { blocked: welcomed.id };
    const { member, pending, isNewSeller } = await settleRegistrations(db, welcomed, registrations);
    const isFirst = member.provenAt?.getTime() === member.lastSeenAt?.getTime();
    // The first sign-in opens a store to the public.
    if (isFirst) await dropCached(db, ['sellers']);
    await forgetCounter(db, counters.wrongInARow);
    if (before) await closeSession(db, before.id, before.sessionId);
    return {
      message: isFirst ? 'Login successful! Welcome to Plyhaat.' : 'Login successful! Welcome back.',
      token: await openSession(db, deps.settings, member, place),
      data: asSignedIn(member),
      ...(pending.length > 0 && { pendingRegistration: [...pending] }),
      ...(isNewSeller && { isNewSeller }),
    };
  });
  if ('blocked' in entered)
    throw new AppError(accountBlocked, { extra: { reason: await findBlockReason(deps.db, entered.blocked) } });
  return entered;
}
