import type { PushMessage } from '@plyhaat/contract/notifications/push';
import type { PushEvent, WorkerScope } from './scope.ts';

/** Browsers want something shown for every message, readable or not. */
const UNREADABLE: PushMessage = {
  id: 'unreadable',
  title: 'New notification',
  text: 'New notification received',
  to: '/notifications',
};

function read(data: PushEvent['data']): PushMessage {
  try {
    const message = JSON.parse(data?.text() ?? '') as PushMessage;
    const { id, title, text, to } = message;
    return [id, title, text, to].every((part) => typeof part === 'string' && part !== '') ? message : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** The same notification delivered twice takes its own place, without a second sound. */
function show({ registration }: WorkerScope, { id, title, text, to }: PushMessage): Promise<void> {
  return registration.showNotification(title, { body: text, tag: id, data: { to } });
}

/** Goes to a window that shows the target already, else to a new one, so that no open form is left. */
async function open({ clients, location }: WorkerScope, data: unknown): Promise<unknown> {
  const to = (data as { to?: unknown } | null)?.to;
  const target = new URL(typeof to === 'string' ? to : UNREADABLE.to, location.origin);
  const address = target.origin === location.origin ? target.href : new URL(UNREADABLE.to, location.origin).href;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  return there ? there.focus() : clients.openWindow(address);
}

export function handlePush(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, read(event.data))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, event.notification.data));
  });
}
