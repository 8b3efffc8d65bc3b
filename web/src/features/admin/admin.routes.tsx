import { createRoute } from '@tanstack/react-router';
import { readNames } from '#console/address.ts';
import { consoleRoute } from '#console/console.routes.tsx';
import { screen } from '#shell/screen.ts';
import type { QueueAddress } from './review/review.queries.ts';

export const consoleFrame = screen(() => import('./frame/ConsoleFrame.tsx'), 'ConsoleFrame');

const readQueue: (raw: Record<string, unknown>) => QueueAddress = readNames('kind', 'status', 'q', 'page', 'item');

const overviewRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin',
  validateSearch: readNames('days'),
  component: screen(() => import('./overview/OverviewScreen.tsx'), 'OverviewScreen'),
});
const reviewRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/review',
  validateSearch: readQueue,
  component: screen(() => import('./review/ReviewScreen.tsx'), 'ReviewScreen'),
});
const auditRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/audit',
  validateSearch: readNames('actor', 'action', 'kind', 'subject', 'from', 'to', 'sort', 'page'),
  component: screen(() => import('./audit/AuditScreen.tsx'), 'AuditScreen'),
});
const teamRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/team',
  component: screen(() => import('./team/TeamScreen.tsx'), 'TeamScreen'),
});
const settingsRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/settings',
  component: screen(() => import('./settings/SettingsScreen.tsx'), 'SettingsScreen'),
});
const systemRoute = createRoute({
  getParentRoute: () => consoleRoute,
  path: '/admin/system',
  validateSearch: readNames('task', 'page'),
  component: screen(() => import('./system/SystemScreen.tsx'), 'SystemScreen'),
});

export const adminRoutes = [overviewRoute, reviewRoute, auditRoute, teamRoute, settingsRoute, systemRoute] as const;
