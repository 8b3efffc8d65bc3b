import { createRoute } from '@tanstack/react-router';
import { root } from '#shell/root.tsx';
import { screen } from '#shell/screen.ts';

type NotificationsSearch = { readonly tab?: 'unread'; readonly page?: string };

const listRoute = createRoute({
  getParentRoute: () => root,
  path: '/notifications',
  validateSearch: ({ tab, page }: Record<string, unknown>): NotificationsSearch => ({
    ...(tab === 'unread' && { tab }),
    ...(typeof page === 'string' && page !== '' && { page }),
  }),
  component: screen(() => import('./NotificationsScreen.tsx'), 'NotificationsScreen'),
});

type UnsubscribeSearch = { readonly token?: string; readonly done?: true };

const unsubscribeRoute = createRoute({
  getParentRoute: () => root,
  path: '/notifications/unsubscribe',
  validateSearch: ({ token, done }: Record<string, unknown>): UnsubscribeSearch => ({
    ...(typeof token === 'string' && { token }),
    ...(String(done) === 'true' && { done: true }),
  }),
  component: screen(() => import('./mail/MailGroupScreen.tsx'), 'MailGroupScreen'),
});

export const notificationsRoutes = [listRoute, unsubscribeRoute] as const;
