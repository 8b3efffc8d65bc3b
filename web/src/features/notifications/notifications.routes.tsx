import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';

type NotificationsSearch = { readonly tab?: 'unread'; readonly page?: string };

export const notificationsRoute = createRoute({
  getParentRoute: () => root,
  path: '/notifications',
  validateSearch: ({ tab, page }: Record<string, unknown>): NotificationsSearch => ({
    ...(tab === 'unread' && { tab }),
    ...(typeof page === 'string' && page !== '' && { page }),
  }),
  component: lazyRouteComponent(() => import('./NotificationsScreen.tsx'), 'NotificationsScreen'),
});
