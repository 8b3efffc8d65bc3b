import type { Access, Endpoint } from '@plyhaat/contract/core/endpoint';
import { accessDenied, factorRequired, notFound, readOnlyView, signInRequired } from '@plyhaat/contract/core/errors';
import type { Language } from '@plyhaat/contract/core/languages';
import { type Capability, may, type Role } from '@plyhaat/contract/core/roles';
import { AppError } from './failure.ts';

export type Member = {
  readonly id: string;
  /** Of staff who still owe their second factor it is that of a buyer, so that no check anywhere takes them for staff. */
  readonly role: Role;
  readonly sessionId: string;
  /** What staff become once they have entered the second factor. */
  readonly staffRole?: Role;
  /** What it chose to read in. */
  readonly language?: Language | null;
  /** The member of staff who sees as this member: it may read, and less than the member itself. */
  readonly actorId?: string;
};

/**
 * Who stands behind a token: role and blocked state as the database has them now, or nobody. A token that refreshing has
 * just replaced is nobody's, but for the endpoint that takes it.
 */
export type Identify = (token: string, takesReplaced?: boolean) => Promise<Member | null>;

type Open = 'public' | 'local' | 'demo' | 'approverOrDemo';
export type Who<A extends Access> = A extends Open ? Member | null : Member;

const NEEDS: Partial<Record<Access, Capability>> = {
  seller: 'sell',
  approver: 'review',
  approverOrDemo: 'review',
  manager: 'manage',
  admin: 'administer',
};

export type Place = { readonly loopback: boolean; readonly demo: boolean; readonly operator: boolean };

type Rule = Pick<Endpoint, 'access' | 'method' | 'beforeFactor' | 'ownerOnly'>;

const SEEN_AS: readonly Access[] = ['public', 'member', 'seller'];

function admitActor({ access, method, ownerOnly }: Rule): void {
  if (method !== 'GET') throw new AppError(readOnlyView);
  if (ownerOnly || !SEEN_AS.includes(access)) throw new AppError(accessDenied);
}

/** Lets a caller in or refuses it; the one place where an endpoint's `access` is read. */
export function admit(rule: Rule, member: Member | null, place: Place): void {
  const { access } = rule;
  if (member?.actorId) admitActor(rule);
  if (access === 'public' || (access === 'approverOrDemo' && place.demo)) return;
  // To whoever may not know of them, operators' endpoints do not exist.
  if (access === 'demo' && !(place.demo && place.loopback)) throw new AppError(notFound);
  if (access === 'local' && !(place.loopback || place.operator)) throw new AppError(notFound);
  if (access === 'demo' || access === 'local') return;
  if (!member) throw new AppError(signInRequired);
  const needed = NEEDS[access];
  if (!needed) return;
  if (!may(member.staffRole ?? member.role, needed)) throw new AppError(accessDenied);
  if (member.staffRole && !rule.beforeFactor) throw new AppError(factorRequired);
}
