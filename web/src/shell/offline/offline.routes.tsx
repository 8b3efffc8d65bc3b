import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../root.tsx';

export const offlineRoute = createRoute({
  getParentRoute: () => root,
  path: '/offline',
  component: lazyRouteComponent(() => import('./OfflineScreen.tsx'), 'OfflineScreen'),
});
