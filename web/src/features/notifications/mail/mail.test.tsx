import { unsubscribeLinkInvalid } from '@plyhaat/contract/content/content';
import { changeSettings } from '@plyhaat/contract/identity/account';
import { leaveMailGroup } from '@plyhaat/contract/notifications/unsubscribe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs, someSettings } from '#test/members.ts';
import { notificationApi } from '#test/notification-api.ts';
import { someNotification } from '#test/notifications.ts';
import { renderAt } from '#test/render.tsx';

const TOKEN = `${MEMBER_ID}:digest.c2lnbmF0dXJl`;
const PAGE = `/notifications/unsubscribe?token=${TOKEN}`;
beforeEach(() => session.clear());
afterEach(() => session.clear());

test('the page says what is mailed too, and turns it off for all (IDEN-15)', async () => {
  signInAs('DEALER');
  const api = notificationApi(
    [someNotification()],
    answer(changeSettings, { message: 'Settings saved.', data: someSettings({ emailNotifications: false }) }),
  );
  const { user } = await renderAt('/notifications');
  expect(await screen.findByRole('complementary', { name: 'By e-mail too' })).toHaveTextContent('180 days');
  const toggle = screen.getByRole('switch', { name: 'Email Notifications' });
  await waitFor(() => expect(toggle).toBeEnabled());
  expect(toggle).toBeChecked();
  await user.click(toggle);
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(toggle).not.toBeChecked();
  expect(api.callsOf(changeSettings)).toEqual([{ params: { id: MEMBER_ID }, body: { emailNotifications: false } }]);
});

test('the link of a mail shows a button; only a press ends the group, and nobody needs to be signed in', async () => {
  const api = fakeApi(answer(leaveMailGroup, { message: 'You will no longer get these e-mails: Daily summary.' }));
  const { user, container } = await renderAt(PAGE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
  expect(screen.getByText('Daily summary')).toBeVisible();
  expect(api.callsOf(leaveMailGroup)).toEqual([]);
  const button = screen.getByRole('button', { name: 'Unsubscribe' });
  const form = button.closest('form');
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe(`/api/notifications/unsubscribe?token=${encodeURIComponent(TOKEN)}`);
  await expectNoAxeViolations(container);
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('You will no longer get these e-mails: Daily summary.');
  expect(api.callsOf(leaveMailGroup)).toEqual([{ query: { token: TOKEN } }]);
});

test('without JavaScript the form comes back to a page that says what happened', async () => {
  fakeApi();
  await renderAt(`${PAGE}&done=true`);
  expect(await screen.findByRole('alert')).toHaveTextContent('You will no longer get these e-mails: Daily summary.');
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument();
});

test('a link that is not ours says so', async () => {
  fakeApi(answer(leaveMailGroup, () => refuse(unsubscribeLinkInvalid)));
  const { user } = await renderAt('/notifications/unsubscribe?token=x');
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(unsubscribeLinkInvalid.message);
});
