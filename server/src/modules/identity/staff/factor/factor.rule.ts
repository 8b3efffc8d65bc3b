import { isStaff, type Role } from '@plyhaat/contract/core/roles';
import { isSample } from '../../sign-in.limits.ts';

type Session = {
  readonly phone: string;
  readonly role: Role;
  readonly hasFactor: boolean;
  readonly isVerified: boolean;
};

/**
 * Whether the second factor is asked for at all: of staff in production always; in demo mode of whoever turned it on
 * (IDEN-14). The sample numbers are everybody's, so that nobody can lock the others out with theirs.
 */
export const isFactorRequired = (settings: { readonly demo: boolean }, member: Omit<Session, 'isVerified'>): boolean =>
  isStaff(member.role) && (!settings.demo || (member.hasFactor && !isSample(settings, member.phone)));

export const isFactorDue = (settings: { readonly demo: boolean }, session: Session): boolean =>
  !session.isVerified && isFactorRequired(settings, session);
