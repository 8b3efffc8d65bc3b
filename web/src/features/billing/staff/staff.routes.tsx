import { createRoute } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';
import { screen } from '#shell/screen.ts';

const ordersRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/orders',
  validateSearch: readNames('q', 'state', 'kind', 'member', 'flagged', 'from', 'to', 'sort', 'page'),
  component: screen(() => import('./orders/OrdersScreen.tsx'), 'OrdersScreen'),
});
const orderRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/orders/$id',
  component: screen(() => import('./orders/OrderScreen.tsx'), 'OrderScreen'),
});
const paymentsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/payments',
  validateSearch: readNames('done', 'page'),
  component: screen(() => import('./payments/PaymentsScreen.tsx'), 'PaymentsScreen'),
});
const plansRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/plans',
  component: screen(() => import('./plans/PlansScreen.tsx'), 'PlansScreen'),
});
const gstRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/gst',
  validateSearch: readNames('month'),
  component: screen(() => import('./gst/GstScreen.tsx'), 'GstScreen'),
});

export const billingStaffRoutes = [ordersRoute, orderRoute, paymentsRoute, plansRoute, gstRoute] as const;
