import type { OpportunityListQuery } from '@plyhaat/contract/dealerships/opportunities';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { opportunitiesQuery, opportunityList } from './opportunities.queries.ts';

const route = getRouteApi('/apply-dealership');

export type Filters = Partial<
  Pick<OpportunityListQuery, 'search' | 'state' | 'categories' | 'brand' | 'type' | 'open' | 'page'>
>;

/** The address is the state: every change is a navigation, and any change but paging returns to page 1. */
export function useOpportunities() {
  const { opportunity: _, ...address } = route.useSearch();
  const router = useRouter();
  const query = opportunitiesQuery(address);
  const list = useQuery(opportunityList(query));
  const changed = (patch: Filters) => {
    const { page = 1, ...filters } = patch;
    const texts = Object.entries(filters).map(([name, value]) => [name, String(value || '')]);
    return { ...address, ...Object.fromEntries(texts), page: page > 1 ? String(page) : '' };
  };
  return {
    query,
    list,
    /** Whether anything narrows the list. */
    isNarrowed: Object.keys(address).some((name) => name !== 'page'),
    go: (patch: Filters) => void router.navigate({ to: '/apply-dealership', search: changed(patch) }),
    hrefFor: (patch: Filters) => router.buildLocation({ to: '/apply-dealership', search: changed(patch) }).href,
  };
}

export type Opportunities = ReturnType<typeof useOpportunities>;
