import type { QueryClient } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';
import { whenRendering } from '#shell/when-rendering.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { sectionOrder } from './home.queries.ts';

/** A browser that comes from another page does not wait for the order; what the sections show, they read themselves. */
const loadHome = (queries: QueryClient) => whenRendering(queries.ensureQueryData(sectionOrder));

const homeRoute = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: ({ context: { queries } }) => loadHome(queries),
  component: HomeScreen,
});

/** An address for the login modal. */
const loginRoute = createRoute({
  getParentRoute: () => root,
  path: '/login',
  loader: ({ context: { queries } }) => loadHome(queries),
  component: screen(() => import('./LoginScreen.tsx'), 'LoginScreen'),
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
  component: screen(() => import('./banner-debug/BannerDebugScreen.tsx'), 'BannerDebugScreen'),
});

export const homeRoutes = [homeRoute, loginRoute, bannerDebugRoute] as const;
