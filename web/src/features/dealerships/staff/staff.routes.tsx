import { createRoute } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';
import { screen } from '#shell/screen.ts';

const applicationsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/applications',
  validateSearch: readNames('q', 'status', 'applicant', 'opportunity', 'from', 'to', 'sort', 'page'),
  component: screen(() => import('./ApplicationsScreen.tsx'), 'ApplicationsScreen'),
});

export const dealershipsStaffRoutes = [applicationsRoute] as const;
