import { type I18n, i18n as i18nHere } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Failure } from '@plyhaat/contract/core/endpoint';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { consoleRoute } from '#console/console.routes.tsx';
import { accountRoutes } from '#features/account/account.routes.tsx';
import { adminRoutes, consoleFrame } from '#features/admin/admin.routes.tsx';
import { subscriptionRoute } from '#features/billing/billing.routes.tsx';
import { billingStaffRoutes } from '#features/billing/staff/staff.routes.tsx';
import { calculatorRoutes } from '#features/calculator/calculator.routes.tsx';
import { catalogRoutes } from '#features/catalog/catalog.routes.tsx';
import { catalogStaffRoutes } from '#features/catalog/staff/staff.routes.tsx';
import { contentRoutes } from '#features/content/content.routes.tsx';
import { contentStaffRoutes } from '#features/content/staff/staff.routes.tsx';
import { dealershipsRoutes } from '#features/dealerships/dealerships.routes.tsx';
import { dealershipsStaffRoutes } from '#features/dealerships/staff/staff.routes.tsx';
import { discoveryRoutes } from '#features/discovery/discovery.routes.tsx';
import { galleryRoute } from '#features/gallery/gallery.routes.tsx';
import { homeRoutes } from '#features/home/home.routes.tsx';
import { identityStaffRoutes } from '#features/identity/staff/staff.routes.tsx';
import { leadsStaffRoutes } from '#features/leads/staff/staff.routes.tsx';
import { notificationsRoutes } from '#features/notifications/notifications.routes.tsx';
import { placesStaffRoutes } from '#features/places/staff/staff.routes.tsx';
import { promotionsStaffRoutes } from '#features/promotions/staff/staff.routes.tsx';
import { reelsRoutes } from '#features/reels/reels.routes.tsx';
import { reportsStaffRoutes } from '#features/reports/staff/staff.routes.tsx';
import { requirementsRoutes } from '#features/requirements/requirements.routes.tsx';
import { requirementsStaffRoutes } from '#features/requirements/staff/staff.routes.tsx';
import { searchRoutes } from '#features/search/search.routes.tsx';
import { searchStaffRoutes } from '#features/search/staff/staff.routes.tsx';
import { registerRoute } from '#features/sellers/registration/registration.routes.tsx';
import { sellersRoutes } from '#features/sellers/sellers.routes.tsx';
import { rewriteFor } from '#languages/rewrite.ts';
import { parseSearch, stringifySearch } from '#shell/address.ts';
import { ErrorScreen } from '#shell/ErrorScreen.tsx';
import { type Installation, InstallationContext } from '#shell/installation.ts';
import { offlineRoute } from '#shell/offline/offline.routes.tsx';
import { ShellPartsContext } from '#shell/parts.ts';
import { root } from '#shell/root.tsx';
import { shellParts } from './shell-parts.ts';

const routeTree = root.addChildren([
  ...homeRoutes,
  offlineRoute,
  registerRoute,
  galleryRoute,
  ...catalogRoutes,
  ...searchRoutes,
  ...contentRoutes,
  ...accountRoutes,
  subscriptionRoute,
  ...notificationsRoutes,
  ...reelsRoutes,
  consoleRoute
    .update({ component: consoleFrame })
    .addChildren([
      ...adminRoutes,
      ...billingStaffRoutes,
      ...catalogStaffRoutes,
      ...contentStaffRoutes,
      ...dealershipsStaffRoutes,
      ...identityStaffRoutes,
      ...leadsStaffRoutes,
      ...placesStaffRoutes,
      ...promotionsStaffRoutes,
      ...reportsStaffRoutes,
      ...requirementsStaffRoutes,
      ...searchStaffRoutes,
    ]),
  ...sellersRoutes,
  ...calculatorRoutes,
  ...dealershipsRoutes,
  ...requirementsRoutes,
  ...discoveryRoutes,
]);

type Surroundings = { history?: RouterHistory; isServer?: boolean; failure?: Failure; i18n?: I18n };

export function createAppRouter(
  queries: QueryClient,
  installation: Installation,
  { failure, i18n = i18nHere, ...options }: Surroundings = {},
) {
  return createRouter({
    routeTree,
    context: { queries, installation, i18n, parts: shellParts, ...(failure && { failure }) },
    ...(installation.languages && { rewrite: rewriteFor(i18n, installation.languages) }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // To the top of a new page without the glide of links within one.
    scrollRestorationBehavior: 'instant',
    // The shell stays around a screen that failed.
    defaultErrorComponent: ErrorScreen,
    Wrap: ({ children }) => (
      <InstallationContext value={installation}>
        <ShellPartsContext value={shellParts}>
          <QueryClientProvider client={queries}>
            <I18nProvider i18n={i18n}>{children}</I18nProvider>
          </QueryClientProvider>
        </ShellPartsContext>
      </InstallationContext>
    ),
    ...options,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** The screen fills the window below the header; the footer follows when it is scrolled. */
    fullHeight?: boolean;
    /** One works here: the header is one row, so that the first item stands in the first view (SHELL-14). */
    working?: boolean;
    /** The screen brings a frame of its own: no header, no footer. */
    ownFrame?: boolean;
  }
}
