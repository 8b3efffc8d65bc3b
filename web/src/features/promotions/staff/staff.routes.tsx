import { createRoute } from '@tanstack/react-router';
import { consoleRoute } from '#console/console.routes.tsx';
import { screen } from '#shell/screen.ts';

const windowRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/window',
  component: screen(() => import('./HomePageScreen.tsx'), 'HomePageScreen'),
});

export const promotionsStaffRoutes = [windowRoute] as const;
