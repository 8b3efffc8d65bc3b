import { expect, test, vi } from 'vitest';
import { handlePush } from './push.ts';
import type { WorkerScope } from './scope.ts';

/** A worker's world with some windows open. */
function worker(...windows: string[]) {
  const listeners: Record<string, (event: never) => void> = {};
  const focused: string[] = [];
  const opened: string[] = [];
  const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => {});
  const scope: WorkerScope = {
    location: { origin: 'https://plyhaat.example' },
    registration: { showNotification },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow: async (address) => void opened.push(address),
      claim: async () => {},
    },
    skipWaiting: async () => {},
    addEventListener: (name, listener) => {
      listeners[name] = listener as (event: never) => void;
    },
  };
  handlePush(scope);
  const dispatch = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners[name]?.({ ...event, waitUntil: (lasting: Promise<unknown>) => (work = lasting) } as never);
    await work;
  };
  return {
    push: (text: string | null) => dispatch('push', { data: text === null ? null : { text: () => text } }),
    click: (data: unknown) => dispatch('notificationclick', { notification: { data, close: () => {} } }),
    shown: showNotification.mock.calls,
    focused,
    opened,
  };
}

test('a message is shown with its title and text, under its own id', async () => {
  const { push, shown } = worker();
  await push(JSON.stringify({ id: 'n1', title: 'New contact', text: 'Asha contacted you.', to: '/account?tab=leads' }));
  expect(shown).toEqual([
    ['New contact', { body: 'Asha contacted you.', tag: 'n1', data: { to: '/account?tab=leads' } }],
  ]);
});

test.each([null, '', 'x', 'null', '[]', '{"id":"n1"}', '{"id":1,"title":{},"text":"","to":"/"}'])(
  'junk (%j) is shown as a new notification',
  async (junk) => {
    const { push, shown } = worker();
    await push(junk);
    expect(shown[0]?.[1]).toMatchObject({ body: 'New notification received', data: { to: '/notifications' } });
  },
);

test('a click goes to the window that shows the target, else to a new one, and never to another site', async () => {
  const { click, focused, opened } = worker(
    'https://plyhaat.example/shop',
    'https://plyhaat.example/account?tab=leads',
  );
  await click({ to: '/account?tab=leads' });
  expect(focused).toEqual(['https://plyhaat.example/account?tab=leads']);
  for (const to of ['/product/ply', 'https://evil.example/', '//evil.example', undefined]) await click({ to });
  await click(null);
  const list = 'https://plyhaat.example/notifications';
  expect(opened).toEqual(['https://plyhaat.example/product/ply', list, list, list, list]);
});
