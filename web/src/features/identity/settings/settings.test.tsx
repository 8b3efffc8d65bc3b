import { serverError } from '@plyhaat/contract/core/errors';
import { changeSettings, exportMember, readSettings } from '@plyhaat/contract/identity/account';
import { endSession, listSessions, sessionNotFound } from '@plyhaat/contract/identity/identity';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs, someBuyer, someSettings } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1';
const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const someSession = (last: number, device: string, isCurrent = false) => ({
  _id: id(last),
  device,
  address: `10.0.0.${last}`,
  signedInAt: '2026-11-14T10:00:00.000Z',
  expiresAt: '2026-11-21T10:00:00.000Z',
  isCurrent,
});

type Answers = ReturnType<typeof answer>[];
let sessions = [someSession(1, CHROME, true)];
const startApi = (...answers: Answers) =>
  fakeApi(
    ...answers,
    answer(readMember, { data: someBuyer() }),
    answer(readSettings, { data: someSettings() }),
    answer(listSessions, () => ({ data: sessions, total: sessions.length })),
  );

beforeEach(() => {
  localStorage.clear();
  sessions = [someSession(1, CHROME, true)];
  signInAs('USER');
});
afterEach(() => {
  vi.restoreAllMocks();
  session.clear();
});

const open = async () => {
  const view = await renderAt('/account?tab=settings');
  await screen.findByRole('switch', { name: /^Email Notifications/ });
  return view;
};
const toggle = (name: string) => screen.getByRole('switch', { name: new RegExp(`^${name}`) });

test('the two switches begin as they were saved, and a change is saved at once (IDEN-15)', async () => {
  const api = startApi(
    answer(changeSettings, { message: 'Settings saved.', data: someSettings({ marketingEmails: true }) }),
  );
  const { user, container } = await open();
  expect(toggle('Email Notifications')).toBeChecked();
  expect(toggle('Marketing Emails')).not.toBeChecked();
  await user.click(toggle('Marketing Emails'));
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(toggle('Marketing Emails')).toBeChecked();
  expect(api.callsOf(changeSettings)).toEqual([{ params: { id: MEMBER_ID }, body: { marketingEmails: true } }]);
  await expectNoAxeViolations(container);
});

test('below them each group of e-mails has a switch of its own, without use while all are off', async () => {
  const saved = someSettings();
  const api = startApi(
    answer(readSettings, () => ({ data: saved })),
    answer(changeSettings, ({ body: { mailGroups, ...toggles } }) => {
      Object.assign(saved, toggles);
      Object.assign(saved.mailGroups, mailGroups);
      return { message: 'Settings saved.', data: structuredClone(saved) };
    }),
  );
  const { user } = await open();
  const groups = ['Contacts and messages', 'Quotes', 'Dealership applications', 'Daily summary'];
  expect(
    screen
      .getAllByRole('switch')
      .slice(2, 6)
      .map((one) => one.closest('label')?.textContent),
  ).toEqual(groups.map((name) => expect.stringMatching(new RegExp(`^${name}`))));
  for (const name of groups) expect(toggle(name)).toBeChecked();
  await user.click(toggle('Daily summary'));
  await waitFor(() => expect(toggle('Daily summary')).not.toBeChecked());
  expect(toggle('Quotes')).toBeChecked();
  expect(api.callsOf(changeSettings)).toEqual([{ params: { id: MEMBER_ID }, body: { mailGroups: { digest: false } } }]);
  await user.click(toggle('Email Notifications'));
  await waitFor(() => expect(toggle('Quotes')).toBeDisabled());
});

test('a switch moves back when it could not be saved', async () => {
  startApi(answer(changeSettings, () => refuse(serverError)));
  const { user } = await open();
  await user.click(toggle('Email Notifications'));
  expect(await screen.findByText(serverError.message)).toBeVisible();
  await waitFor(() => expect(toggle('Email Notifications')).toBeChecked());
});

test('settings that cannot be read say so and can be asked for again', async () => {
  let broken = true;
  startApi(
    answer(readSettings, () =>
      broken ? refuse(sessionNotFound) : { data: someSettings({ emailNotifications: false }) },
    ),
  );
  const { user } = await renderAt('/account?tab=settings');
  const section = within(await screen.findByRole('region', { name: 'E-mails' }));
  const again = await section.findByRole('button', { name: 'Try Again' });
  broken = false;
  await user.click(again);
  await waitFor(() => expect(toggle('Email Notifications')).not.toBeChecked());
});

test('each sign-in is named by its device, and any but this one can be ended', async () => {
  sessions = [someSession(1, CHROME, true), someSession(2, PHONE), someSession(3, '')];
  const api = startApi(
    answer(endSession, ({ params }) => {
      sessions = sessions.filter(({ _id }) => _id !== params.id);
      return { message: 'You have been signed out on that device.' };
    }),
  );
  const { user } = await open();
  const rows = () => within(screen.getByRole('region', { name: 'Where you are signed in' })).getAllByRole('listitem');
  await waitFor(() => expect(rows()).toHaveLength(3));
  const [current, phone, unknown] = rows();
  expect(current).toHaveTextContent('Chrome on Windows10.0.0.1, since 14 Nov 2026This device');
  expect(phone).toHaveTextContent('Safari on iPhone');
  expect(unknown).toHaveTextContent('Unknown device');
  expect(within(current as HTMLElement).queryByRole('button')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /^Sign out Safari on iPhone/ }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(api.callsOf(endSession)).toEqual([{ params: { id: id(2) } }]);
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
});

test('all other sessions can be ended together', async () => {
  sessions = [someSession(1, CHROME, true), someSession(2, PHONE), someSession(3, CHROME)];
  const api = startApi(answer(endSession, { message: '' }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
  expect(await screen.findByText('You have been signed out on all other devices.')).toBeVisible();
  expect(api.callsOf(endSession)).toEqual([{ params: { id: id(2) } }, { params: { id: id(3) } }]);
});

test('Download my data hands over a file with all of it', async () => {
  startApi(answer(exportMember, { data: { profile: { name: 'Asha Patil' } } }));
  const { user } = await open();
  let file: Blob | undefined;
  let name = '';
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(name).toMatch(/^plyhaat-my-data-\d{4}-\d\d-\d\d\.json$/));
  expect(JSON.parse((await file?.text()) ?? '')).toEqual({ profile: { name: 'Asha Patil' } });
});
