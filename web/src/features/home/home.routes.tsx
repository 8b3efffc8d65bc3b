import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';
import { whenRendering } from '#shell/when-rendering.ts';
import { bannerList, sectionOrder } from './home.queries.ts';

/** The server's page holds the banners; a browser that comes from another page sees placeholders until they are there. */
const loadHome = (queries: QueryClient) =>
  whenRendering(
    Promise.all([
      queries.ensureQueryData(bannerList('WEB')),
      queries.ensureQueryData(bannerList('APP')),
      queries.ensureQueryData(sectionOrder),
    ]),
  );

const homeRoute = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: ({ context: { queries } }) => loadHome(queries),
  component: lazyRouteComponent(() => import('./HomeScreen.tsx'), 'HomeScreen'),
});

/** An address for the login modal. */
const loginRoute = createRoute({
  getParentRoute: () => root,
  path: '/login',
  loader: ({ context: { queries } }) => loadHome(queries),
  component: lazyRouteComponent(() => import('./LoginScreen.tsx'), 'LoginScreen'),
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Fills the phone field of the login modal; kept out of the address, which others may see. */
    phone?: string;
    /** Comes from the registration form: the modal says what is left to do. */
    isRegistered?: boolean;
  }
}

/** For staff, and for everyone in demo mode. */
const bannerDebugRoute = createRoute({
  getParentRoute: () => root,
  path: '/banner-debug',
  component: lazyRouteComponent(() => import('./banner-debug/BannerDebugScreen.tsx'), 'BannerDebugScreen'),
});

export const homeRoutes = [homeRoute, loginRoute, bannerDebugRoute] as const;
