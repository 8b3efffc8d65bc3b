import { readSettings } from '@plyhaat/contract/identity/account';
import { listSessions, signOut } from '@plyhaat/contract/identity/identity';
import { pushRefused, readPushKey, subscribePush, unsubscribePush } from '@plyhaat/contract/notifications/push';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs, someBuyer, someSettings } from '#test/members.ts';
import { leavePushBrowser, PUBLIC_KEY, pushBrowser } from '#test/push-browser.ts';
import { renderAt } from '#test/render.tsx';

const startApi = (...answers: ReturnType<typeof answer>[]) =>
  fakeApi(
    ...answers,
    answer(readPushKey, { publicKey: PUBLIC_KEY }),
    answer(subscribePush, { message: 'Notifications are on for this device.' }),
    answer(unsubscribePush, { message: 'Notifications are off for this device.' }),
    answer(signOut, { message: '' }),
    answer(readMember, { data: someBuyer() }),
    answer(readSettings, { data: someSettings() }),
    answer(listSessions, { data: [], total: 0 }),
  );

beforeEach(() => {
  localStorage.clear();
  signInAs('USER');
});
afterEach(() => {
  leavePushBrowser();
  session.clear();
});

async function open() {
  const view = await renderAt('/account?tab=settings');
  const section = await screen.findByRole('region', { name: 'This device' });
  const toggle = await within(section).findByRole('switch', { name: /^Push Notifications/ });
  return { ...view, section, toggle };
}

test('push is off until the member asks, and no worker is registered before', async () => {
  const browser = pushBrowser('default', 'granted');
  const api = startApi();
  const { user, toggle, container } = await open();
  expect(toggle).not.toBeChecked();
  expect(browser.register).not.toHaveBeenCalled();
  await user.click(toggle);
  expect(await screen.findByText('Notifications are on for this device.')).toBeVisible();
  await waitFor(() => expect(toggle).toBeChecked());
  expect(browser.register).toHaveBeenCalledExactlyOnceWith('/sw.js', { scope: '/' });
  expect(api.callsOf(subscribePush)).toEqual([
    { body: { endpoint: 'https://fcm.googleapis.com/1', keys: browser.keys } },
  ]);
  await expectNoAxeViolations(container);

  await user.click(toggle);
  expect(await screen.findByText('Notifications are off for this device.')).toBeVisible();
  await waitFor(() => expect(toggle).not.toBeChecked());
  expect(api.callsOf(unsubscribePush)).toEqual([{ body: { endpoint: 'https://fcm.googleapis.com/1' } }]);
  expect(browser.isSubscribed()).toBe(false);
});

test('a visitor who says no sees how to change that, and nothing is sent', async () => {
  pushBrowser('default', 'denied');
  const api = startApi();
  const { user, toggle, section } = await open();
  await user.click(toggle);
  expect(await within(section).findByText(/Notifications are blocked for this site/)).toBeVisible();
  expect(toggle).toBeDisabled();
  expect(toggle).not.toBeChecked();
  expect(api.callsOf(subscribePush)).toEqual([]);
});

test('a browser without push says so', async () => {
  startApi();
  const { toggle, section } = await open();
  expect(toggle).toBeDisabled();
  expect(within(section).getByText(/This browser does not support notifications/)).toBeVisible();
});

test.each([
  ['the site has no keys', answer(readPushKey, { publicKey: null }), 'Push notifications are not set up on this site.'],
  ['the server refuses', answer(subscribePush, () => refuse(pushRefused)), pushRefused.message],
])('the switch moves back when %s', async (_why, refusal, words) => {
  pushBrowser('granted');
  startApi(refusal);
  const { user, toggle } = await open();
  await user.click(toggle);
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(toggle).toBeEnabled());
  expect(toggle).not.toBeChecked();
});

test('a service that cannot be reached is named as the cause', async () => {
  const browser = pushBrowser('granted');
  browser.pushManager.subscribe.mockRejectedValue(new DOMException('Registration failed', 'AbortError'));
  startApi();
  const { user, toggle } = await open();
  await user.click(toggle);
  expect(await screen.findByText(/Could not turn on notifications in this browser/)).toBeVisible();
});

test('after another sign-in of the same member the browser is sent again, for another member it is off', async () => {
  pushBrowser('granted');
  const api = startApi();
  const mark = (member: string) =>
    localStorage.setItem('plyhaat.push', JSON.stringify({ member, endpoint: 'https://old.example', session: 'old' }));
  mark('somebody else');
  const { toggle, unmount } = await open();
  expect(toggle).not.toBeChecked();
  expect(api.callsOf(subscribePush)).toEqual([]);
  unmount();
  mark(MEMBER_ID);
  await renderAt('/account?tab=settings');
  await waitFor(() => expect(api.callsOf(subscribePush)).toHaveLength(1));
});

test('signing out unsubscribes the browser', async () => {
  const browser = pushBrowser('granted');
  startApi();
  const { user, toggle } = await open();
  await user.click(toggle);
  await waitFor(() => expect(browser.isSubscribed()).toBe(true));
  await user.click(screen.getAllByRole('button', { name: /^(Log ?out|Sign out)/i })[0] as HTMLElement);
  await waitFor(() => expect(browser.isSubscribed()).toBe(false));
  expect(localStorage.getItem('plyhaat.push')).toBeNull();
});
