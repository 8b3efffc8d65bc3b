import { Trans, useLingui } from '@lingui/react/macro';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { listOpportunities } from '@plyhaat/contract/dealerships/opportunities';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call, orNoneWhenOff } from '#api/call.ts';
import { pick } from '#api/pick.ts';
import { CARD_PARTS, OpportunityCard } from '#features/dealerships/OpportunityCard.tsx';
import type { Section } from '#shell/later.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { Rail } from '../Rail.tsx';

const PER_PAGE = 6;
const APPLY = buttonClass({ variant: 'line' });

const newestOpportunities = () =>
  queryOptions({
    queryKey: ['opportunities', 'newest'],
    queryFn: ({ signal }) =>
      orNoneWhenOff(
        call(listOpportunities, { query: { page: 1, perPage: PER_PAGE } }, signal).then(({ data }) =>
          data.map((opportunity) => pick(opportunity, CARD_PARTS)),
        ),
      ),
    staleTime: 10 * MINUTE_MS,
  });

export const opportunitiesSection: Section = {
  Show: OpportunitiesSection,
  reads: (queries) => [queries.ensureQueryData(newestOpportunities())],
};

function OpportunitiesSection() {
  const { t } = useLingui();
  const { data: opportunities } = useSuspenseQuery(newestOpportunities());
  if (opportunities.length === 0) return null;
  return (
    <Rail
      label={t`Franchise opportunities`}
      slides="two"
      title={t`Franchise opportunities`}
      line={t`Dealerships open for applications now`}
      link={
        <Link to="/apply-dealership" className={sectionLinkClass}>
          <Trans>View All</Trans>
        </Link>
      }
    >
      {opportunities.map((opportunity) => (
        <OpportunityCard
          key={opportunity._id}
          opportunity={opportunity}
          action={
            <Link
              to="/apply-dealership"
              search={{ opportunity: opportunity._id }}
              aria-label={t`Apply Now: ${{ brand: opportunity.Brand }} ${{ product: opportunity.product }}`}
              className={APPLY}
            >
              <Trans>Apply Now</Trans>
            </Link>
          }
        />
      ))}
    </Rail>
  );
}
