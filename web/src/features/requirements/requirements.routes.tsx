import { createRoute } from '@tanstack/react-router';
import { textAddress } from '#shell/address.ts';
import { asNotFound } from '#shell/not-found.ts';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';
import { whenRendering } from '#shell/when-rendering.ts';

const readAddress = textAddress(['q', 'state', 'categories', 'quantity', 'days', 'matching', 'page']);

const listRoute = createRoute({
  getParentRoute: () => root,
  path: '/requirements',
  validateSearch: readAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, deps }) => {
    const { loadRequirements } = await import('./browsing/browsing.queries.ts');
    await whenRendering(loadRequirements(queries, deps));
  },
  component: screen(() => import('./browsing/RequirementsScreen.tsx'), 'RequirementsScreen'),
});

const pageRoute = createRoute({
  getParentRoute: () => root,
  path: '/requirement/$id',
  loader: async ({ context: { queries }, params: { id } }) => {
    const { requirementDetail } = await import('./browsing/browsing.queries.ts');
    await queries.ensureQueryData(requirementDetail(id)).catch(asNotFound);
  },
  component: screen(() => import('./page/RequirementScreen.tsx'), 'RequirementScreen'),
  notFoundComponent: screen(() => import('./page/RequirementMissing.tsx'), 'RequirementMissing'),
});

export const requirementsRoutes = [listRoute, pageRoute] as const;
