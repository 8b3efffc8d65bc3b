import { accessDenied, serverError } from '@plyhaat/contract/core/errors';
import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import {
  deleteAllNotifications,
  deleteNotification,
  listNotifications,
  markAllRead,
  markRead,
} from '@plyhaat/contract/notifications/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { notificationApi } from '#test/notification-api.ts';
import { someNotification } from '#test/notifications.ts';
import { renderAt } from '#test/render.tsx';
import { toastList } from '#ui/overlays/Toaster.tsx';

beforeEach(() => {
  toastList.clear();
  signInAs('DEALER');
});
afterEach(() => session.clear());

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const viewed = (over = {}) =>
  someNotification({
    type: 'product_view',
    payload: { organizationName: 'Kaveri Door Mart', productName: 'Flush door', slug: 'flush-door' },
    createdAt: ago(50 * HOUR_MS),
    ...over,
  });
const rowOf = async (text: string | RegExp) =>
  (await screen.findByRole('link', { name: text })).closest('li') as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });

test('the page shows counts, type, message, relative time and what is unread (NOTE-7)', async () => {
  notificationApi([someNotification(), viewed({ isRead: true })]);
  const { container } = await renderAt('/notifications');
  expect(await screen.findByRole('heading', { level: 1, name: 'Notifications 1 unread' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All (2)' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Unread (1)' })).not.toHaveAttribute('aria-current');
  const unread = await rowOf(/^Unread: ?Tapi Traders contacted you\./);
  expect(unread).toHaveTextContent('5m ago');
  expect(within(unread).getByRole('button', { name: 'Mark as read' })).toBeVisible();
  const read = await rowOf('Kaveri Door Mart viewed your product Flush door.');
  expect(within(read).getByText('Kaveri Door Mart').tagName).toBe('B');
  expect(read).toHaveTextContent('2d ago');
  expect(within(read).queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Earlier' })).toBeVisible();
  await expectNoAxeViolations(container);
});

const JUNK = [undefined, null, 7, 'text', [1], { slug: 4, productObj: 'x' }];
test.each(JUNK)(
  "NOTE-2: a row with the payload %j reads 'New notification received' and leads to the list",
  async (payload) => {
    const junk = { type: 'unheard_of', title: '', content: '', payload, isRead: true };
    notificationApi([someNotification(junk)]);
    const { user, address } = await renderAt('/notifications');
    const link = await screen.findByRole('link', { name: 'New notification received' });
    await user.click(link);
    expect(address()).toBe('/notifications');
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: /^Notifications/ }));
    const panel = within(await screen.findByRole('region', { name: 'Latest notifications' }));
    expect(await panel.findByRole('listitem')).toHaveTextContent('New notificationNew notification received');
  },
);

test('a page says which of how many it shows (NOTE-7)', async () => {
  notificationApi(Array.from({ length: 27 }, () => someNotification()));
  const { user } = await renderAt('/notifications');
  expect(await screen.findByText('1–10 of 27')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(await screen.findByText('21–27 of 27')).toBeVisible();
});

test('a visitor is sent home', async () => {
  session.clear();
  fakeApi();
  const { address } = await renderAt('/notifications');
  await waitFor(() => expect(address()).toBe('/'));
});

test('marking one and deleting one change the list, the counts and say so (NOTE-8)', async () => {
  notificationApi([someNotification(), viewed()]);
  const { user } = await renderAt('/notifications');
  await user.click(within(await rowOf(/Tapi Traders/)).getByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByText('Notification marked as read')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Unread (1)' })).toBeVisible();
  await user.click(within(await rowOf(/Kaveri/)).getByRole('button', { name: 'Delete notification' }));
  expect(await screen.findByText('Notification deleted')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'All (1)' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Kaveri/ })).not.toBeInTheDocument();
});

test('what the server refuses comes back, and the toast says what failed (NOTE-8)', async () => {
  notificationApi(
    [someNotification()],
    answer(markRead, () => refuse(serverError)),
    answer(markAllRead, () => refuse(serverError)),
    answer(deleteNotification, () => refuse(serverError)),
    answer(deleteAllNotifications, () => refuse(serverError)),
  );
  const { user } = await renderAt('/notifications');
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByText('Failed to mark notification as read')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Failed to mark all notifications as read')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Delete notification' }));
  expect(await screen.findByText('Failed to delete notification')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('Failed to delete all notifications')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Unread: ?Tapi Traders contacted you\./ })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Unread (1)' })).toBeVisible();
});

test('the list changes before the server has answered, and the button says Marking... (NOTE-8)', async () => {
  const held = Promise.withResolvers<void>();
  notificationApi(
    [someNotification()],
    answer(markAllRead, async () => {
      await held.promise;
      return { message: '', unreadCount: 0, count: 0 };
    }),
  );
  const { user } = await renderAt('/notifications');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Marking...' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Unread (0)' })).toBeVisible();
  held.resolve();
  expect(await screen.findByText('All notifications marked as read')).toBeVisible();
});

test("'Clear all' asks first, then says Deleting... and leaves nothing (NOTE-8)", async () => {
  const held = Promise.withResolvers<void>();
  const rows = [someNotification()];
  notificationApi(
    rows,
    answer(deleteAllNotifications, async () => {
      await held.promise;
      rows.length = 0;
      return { message: '', unreadCount: 0, count: 0 };
    }),
  );
  const { user } = await renderAt('/notifications');
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete all notifications?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('link', { name: /Tapi Traders/ })).toBeVisible();
  await user.click(button('Clear all'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
  held.resolve();
  expect(await screen.findByText('All notifications deleted')).toBeVisible();
  expect(screen.getByText("You don't have any notifications at the moment.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to homepage' })).toHaveAttribute('href', '/');
  expect(await screen.findByRole('button', { name: 'Clear all' })).toBeDisabled();
  expect(button('Mark all as read')).toBeDisabled();
});

test('the Unread tab asks for unread ones and has its own empty text (NOTE-7)', async () => {
  const api = notificationApi([viewed({ isRead: true })]);
  const { user, address } = await renderAt('/notifications');
  await user.click(await screen.findByRole('link', { name: 'Unread (0)' }));
  expect(await screen.findByText("You don't have any unread notifications.")).toBeVisible();
  expect(address()).toBe('/notifications?tab=unread');
  expect(api.callsOf(listNotifications).at(-1)?.body).toMatchObject({ page: 1, perPage: 10, isRead: false });
  expect(await screen.findByRole('link', { name: 'All (1)' })).toBeVisible();
});

test('numbered pages appear beyond ten, and the address holds the page (NOTE-7)', async () => {
  const api = notificationApi(Array.from({ length: 11 }, () => someNotification()));
  const { user, address } = await renderAt('/notifications');
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(address()).toBe('/notifications?page=2'));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Delete notification' })).toHaveLength(1));
  expect(api.callsOf(listNotifications).at(-1)?.body).toMatchObject({ page: 2, perPage: 10 });
});

test('three skeleton rows stand while the list loads (NOTE-7)', async () => {
  fakeApi(answer(listNotifications, () => new Promise<never>(() => {})));
  const { container } = await renderAt('/notifications');
  await screen.findByText('Loading');
  expect(container.querySelectorAll('[data-row-skeleton]')).toHaveLength(3);
});

test('a list that cannot be loaded says so (NOTE-9)', async () => {
  fakeApi(answer(listNotifications, () => refuse(accessDenied)));
  const { container } = await renderAt('/notifications');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error Loading Notifications');
  expect(alert).toHaveTextContent('Failed to load your notifications. Please try again.');
  expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('a click marks as read first and then goes by type; a read row sends no call (NOTE-9, NOTE-3)', async () => {
  const api = notificationApi([viewed(), viewed({ isRead: true, payload: { slug: 'other-door' } })]);
  const { user, address, router } = await renderAt('/notifications');
  await user.click(await screen.findByRole('link', { name: /Kaveri/ }));
  await waitFor(() => expect(address()).toBe('/product/flush-door'));
  expect(api.callsOf(markRead)).toHaveLength(1);
  await router.navigate({ to: '/notifications' });
  await user.click(await screen.findByRole('link', { name: /Someone viewed your product/ }));
  await waitFor(() => expect(address()).toBe('/product/other-door'));
  expect(api.callsOf(markRead)).toHaveLength(1);
});

test('an opportunity is carried in navigation state (NOTE-3)', async () => {
  notificationApi([
    someNotification({ type: 'dealershipOpportunity', payload: { opportunityId: 'o1', cities: [{ name: 'Pune' }] } }),
  ]);
  const { user, address, router } = await renderAt('/notifications');
  await user.click(await screen.findByRole('link', { name: /in Pune\. Apply Now/ }));
  await waitFor(() => expect(address()).toBe('/apply-dealership'));
  expect(router.history.location.state).toMatchObject({ opportunityId: 'o1' });
});

test('a click that cannot be handled says so and stays (NOTE-9)', async () => {
  notificationApi(
    [viewed()],
    answer(markRead, () => refuse(serverError)),
  );
  const { user, address } = await renderAt('/notifications');
  await user.click(await screen.findByRole('link', { name: /Kaveri/ }));
  expect(await screen.findByText('Failed to process notification')).toBeVisible();
  expect(address()).toBe('/notifications');
});

test('a row of an unknown type with junk in it reads plainly and leads to the list (NOTE-2)', async () => {
  notificationApi([someNotification({ type: 'of_tomorrow', content: '', payload: [7], isRead: true })]);
  await renderAt('/notifications');
  expect(await screen.findByRole('link', { name: 'New notification received' })).toHaveAttribute(
    'href',
    '/notifications',
  );
});
