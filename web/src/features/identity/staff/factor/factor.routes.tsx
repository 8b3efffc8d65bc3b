import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleRoute } from '#console/console.routes.tsx';

export const factorRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/factor',
  component: lazyRouteComponent(() => import('./FactorScreen.tsx'), 'FactorScreen'),
});
