import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleRoute } from '#console/console.routes.tsx';
import type { QueueAddress } from './review/review.queries.ts';

/** Of an address, the parts that a screen knows, as text. */
const readNames =
  <const Name extends string>(...names: readonly Name[]) =>
  (raw: Record<string, unknown>): { readonly [N in Name]?: string } =>
    Object.fromEntries(names.flatMap((name) => (raw[name] ? [[name, String(raw[name])]] : []))) as never;

const readQueue: (raw: Record<string, unknown>) => QueueAddress = readNames('kind', 'status', 'q', 'page', 'item');

const overviewRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin',
  validateSearch: readNames('days'),
  component: lazyRouteComponent(() => import('./overview/OverviewScreen.tsx'), 'OverviewScreen'),
});
const reviewRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/review',
  validateSearch: readQueue,
  component: lazyRouteComponent(() => import('./review/ReviewScreen.tsx'), 'ReviewScreen'),
});
const membersRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/members',
  validateSearch: readNames('q', 'role', 'standing', 'verified', 'planEnds', 'sort', 'page'),
  component: lazyRouteComponent(() => import('#features/identity/staff/members/MembersScreen.tsx'), 'MembersScreen'),
});
const memberRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/members/$id',
  validateSearch: readNames('tab'),
  component: lazyRouteComponent(() => import('#features/identity/staff/members/MemberScreen.tsx'), 'MemberScreen'),
});
const ordersRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/orders',
  validateSearch: readNames('q', 'state', 'kind', 'member', 'flagged', 'from', 'to', 'sort', 'page'),
  component: lazyRouteComponent(() => import('#features/billing/staff/orders/OrdersScreen.tsx'), 'OrdersScreen'),
});
const orderRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/orders/$id',
  component: lazyRouteComponent(() => import('#features/billing/staff/orders/OrderScreen.tsx'), 'OrderScreen'),
});
const paymentsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/payments',
  validateSearch: readNames('done', 'page'),
  component: lazyRouteComponent(() => import('#features/billing/staff/payments/PaymentsScreen.tsx'), 'PaymentsScreen'),
});
const plansRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/plans',
  component: lazyRouteComponent(() => import('#features/billing/staff/plans/PlansScreen.tsx'), 'PlansScreen'),
});
const gstRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/gst',
  validateSearch: readNames('month'),
  component: lazyRouteComponent(() => import('#features/billing/staff/gst/GstScreen.tsx'), 'GstScreen'),
});
const categoriesRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/categories',
  component: lazyRouteComponent(
    () => import('#features/catalog/staff/categories/CategoriesScreen.tsx'),
    'CategoriesScreen',
  ),
});
const brandsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/brands',
  validateSearch: readNames('q', 'used', 'sort', 'page'),
  component: lazyRouteComponent(() => import('#features/catalog/staff/brands/BrandsScreen.tsx'), 'BrandsScreen'),
});
const lexiconRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/lexicon',
  validateSearch: readNames('q', 'kind', 'page', 'text'),
  component: lazyRouteComponent(() => import('#features/search/staff/lexicon/LexiconScreen.tsx'), 'LexiconScreen'),
});
const placesRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/places',
  validateSearch: readNames('q', 'stateId', 'kind', 'page'),
  component: lazyRouteComponent(() => import('#features/places/staff/PlacesScreen.tsx'), 'PlacesScreen'),
});
const auditRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/audit',
  validateSearch: readNames('actor', 'action', 'kind', 'subject', 'from', 'to', 'sort', 'page'),
  component: lazyRouteComponent(() => import('./audit/AuditScreen.tsx'), 'AuditScreen'),
});
const searchesRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/searches',
  validateSearch: readNames('q', 'nothing', 'days', 'sort', 'page'),
  component: lazyRouteComponent(() => import('#features/search/staff/searches/SearchesScreen.tsx'), 'SearchesScreen'),
});
const productsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/products',
  validateSearch: readNames('q', 'approved', 'seller', 'licenceEnds', 'from', 'to', 'sort', 'page'),
  component: lazyRouteComponent(() => import('#features/catalog/staff/products/ProductsScreen.tsx'), 'ProductsScreen'),
});
const leadsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/leads',
  validateSearch: readNames('q', 'channel', 'status', 'source', 'seller', 'buyer', 'from', 'to', 'sort', 'page'),
  component: lazyRouteComponent(() => import('#features/leads/staff/LeadsScreen.tsx'), 'LeadsScreen'),
});
const requirementsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/requirements',
  validateSearch: readNames('q', 'status', 'approved', 'buyer', 'ends', 'from', 'to', 'sort', 'page'),
  component: lazyRouteComponent(
    () => import('#features/requirements/staff/RequirementsScreen.tsx'),
    'RequirementsScreen',
  ),
});
const applicationsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/applications',
  validateSearch: readNames('q', 'status', 'applicant', 'opportunity', 'from', 'to', 'sort', 'page'),
  component: lazyRouteComponent(
    () => import('#features/dealerships/staff/ApplicationsScreen.tsx'),
    'ApplicationsScreen',
  ),
});
const reportsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/reports',
  validateSearch: readNames('q', 'kind', 'status', 'reporter', 'thing', 'about', 'from', 'to', 'sort', 'page'),
  component: lazyRouteComponent(() => import('#features/reports/staff/ReportsScreen.tsx'), 'ReportsScreen'),
});
const newsletterRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/newsletter',
  validateSearch: readNames('q', 'from', 'to', 'sort', 'page'),
  component: lazyRouteComponent(
    () => import('#features/content/staff/newsletter/NewsletterScreen.tsx'),
    'NewsletterScreen',
  ),
});
const windowRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/window',
  component: lazyRouteComponent(() => import('#features/promotions/staff/HomePageScreen.tsx'), 'HomePageScreen'),
});
const teamRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/team',
  component: lazyRouteComponent(() => import('./team/TeamScreen.tsx'), 'TeamScreen'),
});
const settingsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/settings',
  component: lazyRouteComponent(() => import('./settings/SettingsScreen.tsx'), 'SettingsScreen'),
});
const systemRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/system',
  validateSearch: readNames('task', 'page'),
  component: lazyRouteComponent(() => import('./system/SystemScreen.tsx'), 'SystemScreen'),
});

export const adminRoutes = [
  overviewRoute,
  searchesRoute,
  reviewRoute,
  membersRoute,
  memberRoute,
  categoriesRoute,
  brandsRoute,
  lexiconRoute,
  placesRoute,
  ordersRoute,
  orderRoute,
  paymentsRoute,
  plansRoute,
  gstRoute,
  auditRoute,
  productsRoute,
  leadsRoute,
  requirementsRoute,
  applicationsRoute,
  reportsRoute,
  newsletterRoute,
  windowRoute,
  teamRoute,
  settingsRoute,
  systemRoute,
] as const;
