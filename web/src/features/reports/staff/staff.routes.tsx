import { createRoute } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';
import { screen } from '#shell/screen.ts';

const reportsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/reports',
  validateSearch: readNames('q', 'kind', 'status', 'reporter', 'thing', 'about', 'from', 'to', 'sort', 'page'),
  component: screen(() => import('./ReportsScreen.tsx'), 'ReportsScreen'),
});

export const reportsStaffRoutes = [reportsRoute] as const;
