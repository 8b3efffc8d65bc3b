import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';

export const registerRoute = createRoute({
  getParentRoute: () => root,
  path: '/register',
  loader: ({ context }) => import('./registration.queries.ts').then(({ prepare }) => prepare(context.queries)),
  component: lazyRouteComponent(() => import('./RegisterScreen.tsx'), 'RegisterScreen'),
});
