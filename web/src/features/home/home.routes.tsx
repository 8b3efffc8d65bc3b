import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session } from '#api/session.ts';
import { openLogin } from '#shell/login.ts';
import { root } from '#shell/root.tsx';
import { whenRendering } from '#shell/when-rendering.ts';
import { bannerList } from './home.queries.ts';

const HomeScreen = lazyRouteComponent(() => import('./HomeScreen.tsx'), 'HomeScreen');

/** The server's page holds the banners; a browser that comes from another page sees placeholders until they are there. */
const loadHome = (queries: QueryClient) =>
  whenRendering(Promise.all([queries.ensureQueryData(bannerList('WEB')), queries.ensureQueryData(bannerList('APP'))]));

const homeRoute = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: ({ context: { queries } }) => loadHome(queries),
  component: HomeScreen,
});

/** An address for the login modal: home, with the modal open. */
const loginRoute = createRoute({
  getParentRoute: () => root,
  path: '/login',
  loader: ({ context: { queries } }) => loadHome(queries),
  component: LoginAddress,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Fills the phone field of the login modal; kept out of the address, which others may see. */
    phone?: string;
  }
}

function LoginAddress() {
  const navigate = useNavigate();
  const { history } = useRouter();
  useEffect(() => {
    if (!session.get().isAuthenticated) openLogin({ phone: history.location.state.phone });
    void navigate({ to: '/', replace: true });
  }, [navigate, history]);
  return <HomeScreen />;
}

/** For staff, and for everyone in demo mode. */
const bannerDebugRoute = createRoute({
  getParentRoute: () => root,
  path: '/banner-debug',
  component: lazyRouteComponent(() => import('./banner-debug/BannerDebugScreen.tsx'), 'BannerDebugScreen'),
});

export const homeRoutes = [homeRoute, loginRoute, bannerDebugRoute] as const;
