import { accessDenied } from '@plyhaat/contract/core/errors';
import { countUnread, listNotifications, markRead } from '@plyhaat/contract/notifications/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setTransport } from '#api/call.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { notificationApi } from '#test/notification-api.ts';
import { someNotification } from '#test/notifications.ts';
import { renderAt } from '#test/render.tsx';
import { toastList } from '#ui/overlays/Toaster.tsx';

beforeEach(() => {
  toastList.clear();
  signInAs('DEALER');
});
afterEach(() => session.clear());

const bell = (name: string | RegExp = /^Notifications/) =>
  within(screen.getByRole('banner')).findByRole('button', { name });
const panel = () => screen.findByRole('region', { name: 'Latest notifications' });

test('the bell shows how many are unread, nine at most in figures, and the title the whole count', async () => {
  notificationApi(Array.from({ length: 12 }, () => someNotification()));
  await renderAt('/shop');
  expect(await bell(/Notifications ?, 12 unread/)).toHaveTextContent('9+');
  await waitFor(() => expect(document.title).toMatch(/^\(12\) \S/));
  session.clear();
  await waitFor(() => expect(document.title).not.toMatch(/^\(/));
});

test('the dropdown lists ten with title, content and date (NOTE-6, NOTE-7)', async () => {
  const api = notificationApi(
    Array.from({ length: 12 }, () => someNotification({ createdAt: '2026-01-10T06:00:00.000Z' })),
  );
  const { user, container } = await renderAt('/shop');
  await user.click(await bell());
  const rows = await within(await panel()).findAllByRole('listitem');
  expect(rows).toHaveLength(10);
  expect(rows[0]).toHaveTextContent('New contactTapi Traders contacted you.10 Jan 2026');
  expect(api.callsOf(listNotifications)[0]?.body).toEqual({ page: 1, perPage: 10, userId: MEMBER_ID });
  expect(within(await panel()).getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/notifications');
  await expectNoAxeViolations(container);
});

test.each([
  ['product', 'flush-door', '/product/flush-door'],
  ['seller', 'm2', '/seller/m2'],
  ['order', 'o1', '/account/orders/o1'],
  [null, null, '/notifications'],
] as const)(
  'opening an item of relatedType %s marks it read and goes there (NOTE-6)',
  async (relatedType, relatedId, to) => {
    const api = notificationApi([someNotification({ relatedType, relatedId })]);
    const { user, address } = await renderAt('/shop');
    await user.click(await bell(/1 unread/));
    await user.click(await within(await panel()).findByRole('link', { name: /New contact/ }));
    await waitFor(() => expect(address()).toBe(to));
    expect(api.callsOf(markRead)).toHaveLength(1);
    expect(await screen.findByText('Notification marked as read')).toBeVisible();
    expect(await bell('Notifications')).toBeVisible();
  },
);

test('all are marked read and one is deleted from the dropdown (NOTE-6)', async () => {
  notificationApi([someNotification(), someNotification({ title: 'Product approved' })]);
  const { user } = await renderAt('/shop');
  await user.click(await bell(/2 unread/));
  await user.click(await within(await panel()).findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('All notifications marked as read')).toBeVisible();
  expect(await bell('Notifications')).toBeVisible();
  await user.click(within(await panel()).getAllByRole('button', { name: 'Delete notification' })[0] as HTMLElement);
  expect(await screen.findByText('Notification deleted')).toBeVisible();
  expect(await within(await panel()).findAllByRole('listitem')).toHaveLength(1);
});

test('a list that failed says so and loads again (NOTE-6)', async () => {
  let works = false;
  fakeApi(
    answer(listNotifications, () => {
      if (!works) refuse(accessDenied);
      return { data: [someNotification()], total: 1, overallTotal: 1, unreadCount: 1, count: 1 };
    }),
  );
  const { user, container } = await renderAt('/shop');
  await user.click(await bell());
  expect(await screen.findByText('Failed to load notifications')).toBeVisible();
  await expectNoAxeViolations(container);
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await within(await panel()).findByRole('link', { name: /New contact/ })).toBeVisible();
});

test('notifications are asked for again on every route change', async () => {
  const api = notificationApi([someNotification()]);
  const { router } = await renderAt('/shop');
  await bell(/1 unread/);
  const before = api.callsOf(countUnread).length;
  await router.navigate({ to: '/sellers' });
  await waitFor(() => expect(api.callsOf(countUnread).length).toBeGreaterThan(before));
});

test('a list that was opened before is fetched anew on a route change, so that it is fresh when opened', async () => {
  const rows = [someNotification()];
  const api = notificationApi(rows);
  const { user, router } = await renderAt('/shop');
  await user.click(await bell(/1 unread/));
  await within(await panel()).findByRole('link', { name: /New contact/ });
  await user.keyboard('{Escape}');
  rows.unshift(someNotification({ title: 'Product approved' }));
  await router.navigate({ to: '/sellers' });
  await waitFor(() => expect(api.callsOf(listNotifications)).toHaveLength(2));
  await bell(/2 unread/);
  await user.click(await bell());
  expect(within(await panel()).getByRole('link', { name: /Product approved/ })).toBeVisible();
});

test.each(['franchise', 'constructor'])(
  'an item of the unknown relatedType %s goes to all notifications',
  async (kind) => {
    const row = { ...someNotification({ relatedId: 'f1' }), relatedType: kind };
    fakeApi();
    const { user } = await renderAt('/shop');
    setTransport(async ({ path }) => (path === listNotifications.path ? [row] : { data: [], total: 0, count: 1 }));
    await user.click(await bell());
    const link = await within(await panel()).findByRole('link', { name: /New contact/ });
    expect(link).toHaveAttribute('href', '/notifications');
  },
);

test('the mobile menu shows the last three (S1-SHELL)', async () => {
  notificationApi(Array.from({ length: 5 }, () => someNotification()));
  const { user } = await renderAt('/shop');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  const latest = within(await within(menu).findByRole('region', { name: 'Latest notifications' }));
  expect(await latest.findAllByRole('listitem')).toHaveLength(3);
  await expectNoAxeViolations(menu);
});

test('a bare list and a count under its other name are understood (NOTE-6)', async () => {
  fakeApi();
  const { user } = await renderAt('/shop');
  setTransport(async ({ path }) => {
    if (path === countUnread.path) return { count: 2 };
    return path === listNotifications.path ? [someNotification(), someNotification()] : { data: [], total: 0 };
  });
  await user.click(await bell());
  expect(await within(await panel()).findAllByRole('listitem')).toHaveLength(2);
  expect(await bell(/2 unread/)).toBeVisible();
});
