import { createRoute } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';

export const registerRoute = createRoute({
  getParentRoute: () => root,
  path: '/register',
  loader: ({ context }) => import('./registration.queries.ts').then(({ prepare }) => prepare(context.queries)),
  component: screen(() => import('./RegisterScreen.tsx'), 'RegisterScreen'),
});
