import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';
import type { QueueAddress } from './review.queries.ts';

const NAMES = ['kind', 'status', 'page', 'item'] as const;
const readAddress = (raw: Record<string, unknown>): QueueAddress =>
  Object.fromEntries(NAMES.flatMap((name) => (raw[name] ? [[name, String(raw[name])]] : [])));

const reviewRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/review',
  validateSearch: readAddress,
  component: lazyRouteComponent(() => import('./ReviewScreen.tsx'), 'ReviewScreen'),
});

const adminRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: () => {
    throw redirect({ to: '/admin/review' });
  },
});

export const adminRoutes = [adminRoute, reviewRoute] as const;
