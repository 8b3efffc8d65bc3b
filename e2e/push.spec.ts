// Screens: /account
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { freshNumber } from './members.ts';
import { open } from './open.ts';
import { enterAs, pageOf } from './signed-in.ts';

const SELLER = '9000000003';
test.use({ serviceWorkers: 'allow' });
const toggleOf = (page: Page) => page.getByRole('switch', { name: /^Push Notifications/ });

/** What the site's worker was given to show. */
const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

/** Hands a message to the worker as the browser does when its push service has one. */
async function delivererTo(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (message: object) =>
    devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

test('the worker is served fresh and at the root', async ({ request }) => {
  const reply = await request.get('/sw.js');
  expect(reply.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("worker-src 'self'"),
  });
});

test('a push is shown once however often it comes, and its click leads to the target', async ({ browser }) => {
  const page = await pageOf(browser, SELLER, { permissions: ['notifications'] });
  await open(page, '/shop');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const deliver = await delivererTo(page);
  const message = { id: 'n1', title: 'New contact', text: 'Asha Patel contacted you.', to: '/account?tab=leads' };
  await deliver(message);
  await deliver(message);
  // The browser drops a message that comes while its worker starts.
  await expect(async () => {
    await deliver({ ...message, id: 'n2', text: 'Ravi Shah contacted you.' });
    expect((await shownOn(page)).map(({ tag }) => tag).sort()).toEqual(['n1', 'n2']);
  }).toPass({ timeout: 20_000 });
  expect(await shownOn(page)).toContainEqual({
    title: 'New contact',
    body: 'Asha Patel contacted you.',
    tag: 'n1',
    data: { to: '/account?tab=leads' },
  });

  const [worker] = page.context().serviceWorkers();
  const opened = await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (address: string) => Promise<null> };
      NotificationEvent: new (name: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    // Only a person's own click may open a window: where it would lead is noted instead.
    const address = new Promise<string>((resolve) => {
      scope.clients.openWindow = async (to) => {
        resolve(to);
        return null;
      };
    });
    const click = new scope.NotificationEvent('notificationclick', { notification });
    Object.defineProperty(click, 'waitUntil', { value: () => {} });
    globalThis.dispatchEvent(click);
    return address;
  });
  expect(opened).toBe(new URL('/account?tab=leads', page.url()).href);
  await expect.poll(async () => (await shownOn(page)).length).toBe(1);
});

test('a member turns push on and off in settings, where the browser subscribes', async ({ browser }) => {
  const page = await pageOf(browser, SELLER, { permissions: ['notifications'] });
  await enterAs(page, freshNumber());
  // No push service can be reached from here, so the browser's part is played; everything else is real.
  await page.addInitScript(() => {
    let current: object | null = null;
    const base64url = (bytes: ArrayBuffer | Uint8Array) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes as ArrayBuffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const p256dh = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      const keys = { p256dh, auth: base64url(crypto.getRandomValues(new Uint8Array(16))) };
      current = {
        endpoint,
        options,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          current = null;
        },
      };
      return current as PushSubscription;
    };
  });
  await open(page, '/account?tab=settings');
  await expect(toggleOf(page)).not.toBeChecked();
  await toggleOf(page).click();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  await expect(toggleOf(page)).toBeChecked();
  await toggleOf(page).click();
  await expect(page.getByText('Notifications are off for this device.')).toBeVisible();
  await expect(toggleOf(page)).not.toBeChecked();
});
