import type { RequirementListQuery } from '@plyhaat/contract/requirements/requirements';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { requirementList, requirementsQuery } from './browsing.queries.ts';

const route = getRouteApi('/requirements');

export type Filters = Partial<
  Pick<RequirementListQuery, 'q' | 'state' | 'categories' | 'quantity' | 'days' | 'matching' | 'page'>
>;

/** The address is the state: every change is a navigation, and any change but paging returns to page 1. */
export function useRequirements() {
  const address = route.useSearch();
  const router = useRouter();
  const { user } = useSession();
  const query = requirementsQuery(address);
  const list = useQuery(requirementList(query, user?._id));
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
    go: (patch: Filters) => void router.navigate({ to: '/requirements', search: changed(patch) }),
    hrefFor: (patch: Filters) => router.buildLocation({ to: '/requirements', search: changed(patch) }).href,
  };
}

export type Requirements = ReturnType<typeof useRequirements>;
