import type { Access } from '@plyhaat/contract/core/endpoint';
import { accessDenied, notFound, signInRequired } from '@plyhaat/contract/core/errors';
import { isBusiness, type Role } from '@plyhaat/contract/core/roles';
import { AppError } from './failure.ts';

export type Member = { readonly id: string; readonly role: Role; readonly sessionId: string };

/** Who stands behind a token: role and blocked state as the database has them now, or nobody. */
export type Identify = (token: string) => Promise<Member | null>;

type Open = 'public' | 'local' | 'demo' | 'approverOrDemo';
export type Who<A extends Access> = A extends Open ? Member | null : Member;

const APPROVERS: readonly Role[] = ['ADMIN', 'SUBADMIN', 'APPROVERS'];
const STAFF: Partial<Record<Access, readonly Role[]>> = {
  approver: APPROVERS,
  approverOrDemo: APPROVERS,
  manager: ['ADMIN', 'SUBADMIN'],
  admin: ['ADMIN'],
};

export type Place = { readonly loopback: boolean; readonly demo: boolean; readonly operator: boolean };

/** Lets a caller in or refuses it; the one place where an endpoint's `access` is read. */
export function admit(access: Access, member: Member | null, place: Place): void {
  if (access === 'public' || (access === 'approverOrDemo' && place.demo)) return;
  // To whoever may not know of them, operators' endpoints do not exist.
  if (access === 'demo' && !(place.demo && place.loopback)) throw new AppError(notFound);
  if (access === 'local' && !(place.loopback || place.operator)) throw new AppError(notFound);
  if (access === 'demo' || access === 'local') return;
  if (!member) throw new AppError(signInRequired);
  if (access === 'seller' && !isBusiness(member.role)) throw new AppError(accessDenied);
  const staff = STAFF[access];
  if (staff && !staff.includes(member.role)) throw new AppError(accessDenied);
}
