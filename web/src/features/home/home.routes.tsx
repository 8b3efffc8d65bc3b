import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';
import { bannerList } from './home.queries.ts';

const homeRoute = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: ({ context: { queries } }) =>
    Promise.all([queries.ensureQueryData(bannerList('WEB')), queries.ensureQueryData(bannerList('APP'))]),
  component: lazyRouteComponent(() => import('./HomeScreen.tsx'), 'HomeScreen'),
});

/** For staff, and for everyone in demo mode. */
const bannerDebugRoute = createRoute({
  getParentRoute: () => root,
  path: '/banner-debug',
  component: lazyRouteComponent(() => import('./banner-debug/BannerDebugScreen.tsx'), 'BannerDebugScreen'),
});

export const homeRoutes = [homeRoute, bannerDebugRoute] as const;
