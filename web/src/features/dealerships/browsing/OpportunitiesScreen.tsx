import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { Applying } from '../applying/Applying.tsx';
import { OpportunityFilters } from './OpportunityFilters.tsx';
import { OpportunityGrid } from './OpportunityGrid.tsx';
import { opportunityFilters } from './opportunities.queries.ts';
import { type Opportunities, useOpportunities } from './useOpportunities.ts';

const route = getRouteApi('/apply-dealership');

/** Every opportunity that is open; the one that the address names is applied for in a dialog over the list. */
export function OpportunitiesScreen() {
  const opportunities = useOpportunities();
  return (
    <div className="wrap py-6 lg:py-8">
      <ListHead opportunities={opportunities} />
      <h1 className="text-display">
        <Trans>Franchise opportunities</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-[58ch] text-ink-2">
        <Trans>
          Dealerships open for applications now. The owner answers each application, and you can follow yours in your
          account.
        </Trans>
      </p>
      <OpportunityFilters opportunities={opportunities} />
      <OpportunityGrid opportunities={opportunities} />
      <AppliedFor />
    </div>
  );
}

function listTitle(trade: string | undefined, place: string | undefined): MessageDescriptor {
  if (trade && place) return msg`Franchise opportunities for ${trade} in ${place}`;
  if (trade) return msg`Franchise opportunities for ${trade}`;
  return place ? msg`Franchise opportunities in ${place}` : msg`Franchise opportunities`;
}

/** A list of one state or one category has an address of its own; what is narrowed further has none. */
function ListHead({ opportunities: { query } }: { opportunities: Opportunities }) {
  const { t } = useLingui();
  const { data: filters } = useQuery(opportunityFilters());
  const { state, categories, search, brand, type, open, page } = query;
  const [category, ...others] = categories;
  const place = filters?.data.states.find(({ value }) => value === state)?.label;
  const trade = filters?.data.categories.find(({ value }) => value === category)?.label;
  const narrowed = search || brand || type || open || page > 1 || others.length > 0 || (state && category);
  const exists = (!state || place) && (!category || trade);
  const [pair = ''] = [place && `?state=${state}`, trade && `?categories=${category}`].filter(Boolean);
  return (
    <Head
      title={t(listTitle(trade, place))}
      description={t`Dealerships and distributorships of plywood, laminate, veneer, door and hardware brands across India, with the cities still open.`}
      {...(!narrowed && exists && { path: `/apply-dealership${pair}` })}
    />
  );
}

/** A notification carries the opportunity in navigation state, a link in the address. */
function AppliedFor() {
  const { opportunity, ...others } = route.useSearch();
  const carried = useLocation({ select: ({ state }) => (state as { opportunityId?: string }).opportunityId });
  const navigate = useNavigate();
  const id = opportunity ?? carried;
  if (!id) return null;
  const close = () =>
    void navigate({ to: '/apply-dealership', search: others, state: {}, replace: true, resetScroll: false });
  return <Applying key={id} id={id} onClose={close} />;
}
