import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleRoute } from '#console/console.routes.tsx';

const windowRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/window',
  component: lazyRouteComponent(() => import('./HomePageScreen.tsx'), 'HomePageScreen'),
});

export const promotionsStaffRoutes = [windowRoute] as const;
