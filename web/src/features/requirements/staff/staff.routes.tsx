import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';

const requirementsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/requirements',
  validateSearch: readNames('q', 'status', 'approved', 'buyer', 'ends', 'from', 'to', 'sort', 'page'),
  component: lazyRouteComponent(() => import('./RequirementsScreen.tsx'), 'RequirementsScreen'),
});

export const requirementsStaffRoutes = [requirementsRoute] as const;
