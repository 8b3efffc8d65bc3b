import { createRoute } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';
import { screen } from '#shell/screen.ts';

const leadsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/leads',
  validateSearch: readNames('q', 'channel', 'status', 'source', 'seller', 'buyer', 'from', 'to', 'sort', 'page'),
  component: screen(() => import('./LeadsScreen.tsx'), 'LeadsScreen'),
});

export const leadsStaffRoutes = [leadsRoute] as const;
