import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';

export const subscriptionRoute = createRoute({
  getParentRoute: () => root,
  path: '/subscription',
  component: lazyRouteComponent(() => import('./static/StaticPlansScreen.tsx'), 'StaticPlansScreen'),
});
