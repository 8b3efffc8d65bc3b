import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ownId } from '#api/own-id.ts';
import { PlacementList } from '#features/promotions/lists/PlacementList.tsx';
import { ApplicationInbox } from '../applications/ApplicationInbox.tsx';
import { OpportunityAllowance } from './OpportunityAllowance.tsx';
import { ownOpportunities, removeOpportunity } from './offering.queries.ts';
import { cardOf } from './opportunity-card.ts';
import { OPPORTUNITY } from './words.ts';

const account = getRouteApi('/account');

/** The seller's opportunities, or the applications for the one that the address names. */
export function MyOpportunitiesScreen() {
  const { id } = account.useSearch();
  return id ? <ApplicationInbox key={id} opportunityId={id} /> : <OpportunityList />;
}

function OpportunityList() {
  const list = useQuery({ ...ownOpportunities(ownId()), select: ({ data }) => data });
  return (
    <PlacementList
      words={OPPORTUNITY}
      list={list}
      cardOf={cardOf}
      remove={removeOpportunity}
      left={<OpportunityAllowance />}
    />
  );
}
