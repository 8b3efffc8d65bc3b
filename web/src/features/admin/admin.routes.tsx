import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';
import type { QueueAddress } from './review/review.queries.ts';

export const consoleFrame = lazyRouteComponent(() => import('./frame/ConsoleFrame.tsx'), 'ConsoleFrame');

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
const auditRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/audit',
  validateSearch: readNames('actor', 'action', 'kind', 'subject', 'from', 'to', 'sort', 'page'),
  component: lazyRouteComponent(() => import('./audit/AuditScreen.tsx'), 'AuditScreen'),
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

export const adminRoutes = [overviewRoute, reviewRoute, auditRoute, teamRoute, settingsRoute, systemRoute] as const;
