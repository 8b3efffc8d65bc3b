import { createRoute, redirect } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';
import { type AccountSearch, readAccountSearch } from './account.address.ts';

const accountRoute = createRoute({
  getParentRoute: () => root,
  path: '/account',
  validateSearch: { types: {} as { input: AccountSearch; output: AccountSearch }, parse: readAccountSearch },
  component: screen(() => import('./AccountScreen.tsx'), 'AccountScreen'),
  staticData: { working: true },
});

const orderRoute = createRoute({
  getParentRoute: () => root,
  path: '/account/orders/$id',
  component: screen(() => import('./AccountScreen.tsx'), 'OrderPage'),
  staticData: { working: true },
});

/** Older addresses of the same screens; notifications lead to them. */
const TAB_OF = {
  'my-products': 'myProducts',
  'my-dealerships': 'myDealership',
  'my-banners': 'myBanner',
  'my-flash-sales': 'myFlashSales',
  'my-subscriptions': 'mySubscription',
  'my-reels': 'myReels',
} as const;

const profileRoute = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  beforeLoad: () => {
    throw redirect({ to: '/account', statusCode: 301 });
  },
});

const profilePartRoute = createRoute({
  getParentRoute: () => root,
  path: '/profile/$part',
  beforeLoad: ({ params: { part } }) => {
    const tab = (TAB_OF as Readonly<Record<string, string>>)[part];
    throw redirect({ to: '/account', search: tab ? { tab } : {}, statusCode: 301 });
  },
});

export const accountRoutes = [accountRoute, orderRoute, profileRoute, profilePartRoute] as const;
