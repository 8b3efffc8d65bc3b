import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';

const applicationsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/applications',
  validateSearch: readNames('q', 'status', 'applicant', 'opportunity', 'from', 'to', 'sort', 'page'),
  component: lazyRouteComponent(() => import('./ApplicationsScreen.tsx'), 'ApplicationsScreen'),
});

export const dealershipsStaffRoutes = [applicationsRoute] as const;
