import { createRoute } from '@tanstack/react-router';
import { asNotFound, whileOn } from '#shell/not-found.ts';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';
import { whenRendering } from '#shell/when-rendering.ts';
import { readOpportunitiesAddress, readOpportunityAddress } from './browsing/opportunities.address.ts';

const opportunitiesRoute = createRoute({
  getParentRoute: () => root,
  path: '/apply-dealership',
  beforeLoad: whileOn('opportunities'),
  validateSearch: readOpportunitiesAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps }) => {
    const { loadOpportunities } = await import('./browsing/opportunities.queries.ts');
    await whenRendering(loadOpportunities(queries, deps));
  },
  component: screen(() => import('./browsing/OpportunitiesScreen.tsx'), 'OpportunitiesScreen'),
});

const opportunityRoute = createRoute({
  getParentRoute: () => root,
  path: '/apply-dealership/$id',
  beforeLoad: whileOn('opportunities'),
  validateSearch: readOpportunityAddress,
  loader: async ({ context: { queries }, params: { id } }) => {
    const { opportunityDetail } = await import('./browsing/opportunities.queries.ts');
    await queries.ensureQueryData(opportunityDetail(id)).catch(asNotFound);
  },
  component: screen(() => import('./browsing/OpportunityScreen.tsx'), 'OpportunityScreen'),
  notFoundComponent: screen(() => import('./browsing/OpportunityMissing.tsx'), 'OpportunityMissing'),
});

export const dealershipsRoutes = [opportunitiesRoute, opportunityRoute] as const;
