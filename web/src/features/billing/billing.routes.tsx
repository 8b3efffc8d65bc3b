import { createRoute } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';

export const subscriptionRoute = createRoute({
  getParentRoute: () => root,
  path: '/subscription',
  component: screen(() => import('./static/StaticPlansScreen.tsx'), 'StaticPlansScreen'),
});
