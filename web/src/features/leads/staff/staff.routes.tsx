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

const enquiriesRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/enquiries',
  validateSearch: readNames('q', 'status', 'kind', 'owner', 'late', 'from', 'to', 'sort', 'page'),
  component: screen(() => import('./enquiries/EnquiriesScreen.tsx'), 'EnquiriesScreen'),
});
const enquiryRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/enquiries/$id',
  component: screen(() => import('./enquiries/EnquiryScreen.tsx'), 'EnquiryScreen'),
});

export const leadsStaffRoutes = [leadsRoute, enquiriesRoute, enquiryRoute] as const;
