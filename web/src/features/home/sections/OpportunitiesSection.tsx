import { listOpportunities } from '@plyhaat/contract/dealerships/opportunities';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { MINUTE } from '#api/queries.ts';
import { OpportunityCard } from '#features/dealerships/OpportunityCard.tsx';
import type { Section } from '#shell/later.tsx';
import { Rail } from '../Rail.tsx';

const PER_PAGE = 6;

const newestOpportunities = () =>
  queryOptions({
    queryKey: ['opportunities', 'newest'],
    queryFn: ({ signal }) => call(listOpportunities, { query: { page: 1, perPage: PER_PAGE } }, signal),
    staleTime: 10 * MINUTE,
  });

export const opportunitiesSection: Section = {
  Show: OpportunitiesSection,
  reads: (queries) => [queries.ensureQueryData(newestOpportunities())],
};

function OpportunitiesSection() {
  const { data: opportunities } = useSuspenseQuery(newestOpportunities()).data;
  if (opportunities.length === 0) return null;
  return (
    <Rail
      label="Franchise opportunities"
      slides="two"
      focusable
      title="Franchise opportunities"
      line="Dealerships open for applications now"
    >
      {opportunities.map((opportunity) => (
        <OpportunityCard key={opportunity._id} opportunity={opportunity} />
      ))}
    </Rail>
  );
}
