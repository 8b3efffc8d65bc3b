import { createRoute } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';
import { screen } from '#shell/screen.ts';

const requirementsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/requirements',
  validateSearch: readNames('q', 'status', 'approved', 'buyer', 'ends', 'from', 'to', 'sort', 'page'),
  component: screen(() => import('./RequirementsScreen.tsx'), 'RequirementsScreen'),
});

export const requirementsStaffRoutes = [requirementsRoute] as const;
