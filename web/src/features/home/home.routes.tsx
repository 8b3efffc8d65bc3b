import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';
import { bannerList } from './home.queries.ts';

export const homeRoute = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: ({ context: { queries } }) =>
    Promise.all([queries.ensureQueryData(bannerList('WEB')), queries.ensureQueryData(bannerList('APP'))]),
  component: lazyRouteComponent(() => import('./HomeScreen.tsx'), 'HomeScreen'),
});
