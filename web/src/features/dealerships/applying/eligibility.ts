import type { OwnApplication } from '@plyhaat/contract/dealerships/applications';
import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#api/session.ts';
import { ownApplications } from '../applications/applications.queries.ts';
import { isTaken } from '../territory.ts';

/** Whether this visitor may apply, and what stands in the way. */
export type Eligibility =
  | { readonly kind: 'open' | 'own' | 'full' }
  | { readonly kind: 'applied'; readonly application: OwnApplication };

export function eligibilityOf(
  { _id, userId, cities }: Opportunity,
  member: string | undefined,
  applications: readonly OwnApplication[],
): Eligibility {
  if (userId === member) return { kind: 'own' };
  const application = applications.find(({ opportunity }) => opportunity._id === _id);
  if (application) return { kind: 'applied', application };
  return { kind: cities.every(isTaken) ? 'full' : 'open' };
}

/** For a visitor who is not signed in, only what holds for everybody. */
export function useEligibility(opportunity: Opportunity): Eligibility {
  const { user } = useSession();
  const { data } = useQuery({ ...ownApplications(user?._id ?? ''), enabled: user !== null });
  return eligibilityOf(opportunity, user?._id, data?.data ?? []);
}
