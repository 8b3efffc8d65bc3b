import { findAnything } from '@plyhaat/contract/admin/find';
import {
  changeSetting,
  listSettings,
  listSettingVersions,
  restoreSetting,
  type Setting,
  settingChanged,
} from '@plyhaat/contract/admin/settings';
import type { Role } from '@plyhaat/contract/core/roles';
import { SETTING_NAMES, SETTINGS } from '@plyhaat/contract/core/site-settings';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

const AT = '2026-11-16T10:00:00.000Z';
const all = (over: Partial<Record<string, Partial<Setting>>> = {}): Setting[] =>
  SETTING_NAMES.map((name) => ({
    name,
    value: SETTINGS[name].initial,
    version: 0,
    changedAt: null,
    ...over[name],
  }));
const startApi = (...answers: ReturnType<typeof answer>[]) =>
  fakeApi(
    ...answers,
    answer(listSettings, { data: all() }),
    answer(changeSetting, ({ params: { name }, body: { value } }) => ({
      message: 'Setting saved.',
      data: { name, value, version: 1, changedAt: AT },
    })),
  );

test.each<Role>(['USER', 'APPROVERS', 'SUBADMIN'])('a %s finds no settings (ADMIN-2)', async (role) => {
  signInAs(role);
  const api = startApi();
  const { address } = await renderAt('/admin/settings');
  await (role === 'USER' || role === 'DEALER'
    ? waitFor(() => expect(address()).toBe('/'))
    : screen.findByText('Your role does not open this'));
  expect(api.callsOf(listSettings)).toEqual([]);
});

test('every setting stands in its group with its bounds and its default', async () => {
  signInAs('ADMIN');
  startApi();
  const { container } = await renderAt('/admin/settings');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
  const limits = within(await screen.findByRole('region', { name: 'Limits' }));
  expect(limits.getByLabelText('Calls a day')).toHaveValue('60');
  expect(limits.getByLabelText('Calls a day')).toHaveAccessibleDescription(
    'Phone numbers that one member sees. 10 to 500. Default: 60',
  );
  expect(screen.getByRole('switch', { name: /^Reels/ })).toBeChecked();
  expect(screen.getByLabelText('Address')).toHaveValue(SETTINGS.address.initial);
  await expectNoAxeViolations(container);
});

test('a changed value is saved with the version that was seen', async () => {
  signInAs('ADMIN');
  const api = startApi();
  const { user } = await renderAt('/admin/settings');
  const field = await screen.findByLabelText('Calls a day');
  expect(screen.queryByRole('button', { name: 'Save Calls a day' })).toBeNull();
  await user.clear(field);
  await user.type(field, 'many');
  await user.click(screen.getByRole('button', { name: 'Save Calls a day' }));
  expect(await screen.findByText('Please enter a whole number')).toBeInTheDocument();
  expect(api.callsOf(changeSetting)).toEqual([]);
  await user.clear(field);
  await user.type(field, '80{Enter}');
  await waitFor(() =>
    expect(api.callsOf(changeSetting)).toMatchObject([
      { params: { name: 'callsADay' }, body: { value: 80, version: 0 } },
    ]),
  );
});

test('a value out of bounds is refused beside its field', async () => {
  signInAs('ADMIN');
  const outside = () => {
    throw new CallError(422, 'Validation error.', 'input_invalid', { value: 'At most 500' });
  };
  startApi(answer(changeSetting, outside));
  const { user } = await renderAt('/admin/settings');
  const field = await screen.findByLabelText('Calls a day');
  await user.clear(field);
  await user.type(field, '9999{Enter}');
  expect(await screen.findByText('At most 500')).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('what somebody else changed meanwhile is shown anew', async () => {
  signInAs('ADMIN');
  let data = all();
  const taken = () => {
    data = all({ callsADay: { value: 90, version: 1, changedAt: AT } });
    return refuse(settingChanged);
  };
  startApi(
    answer(listSettings, () => ({ data })),
    answer(changeSetting, taken),
  );
  const { user } = await renderAt('/admin/settings');
  const field = await screen.findByLabelText('Calls a day');
  await user.clear(field);
  await user.type(field, '80{Enter}');
  expect(await screen.findByText(settingChanged.message)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Calls a day')).toHaveValue('90'));
});

test('switching off asks first, switching on does not', async () => {
  signInAs('ADMIN');
  const data = all({ comments: { value: false, version: 3, changedAt: AT } });
  const api = startApi(answer(listSettings, { data }));
  const { user } = await renderAt('/admin/settings');
  await user.click(await screen.findByRole('switch', { name: /^Reels/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch off Reels?' }));
  expect(api.callsOf(changeSetting)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(api.callsOf(changeSetting)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('switch', { name: /^Blog comments/ }));
  await waitFor(() =>
    expect(api.callsOf(changeSetting).map(({ params, body }) => [params.name, body.value, body.version])).toEqual([
      ['reels', false, 0],
      ['comments', true, 3],
    ]),
  );
});

test('the history names who, when, before and after, and restores', async () => {
  signInAs('ADMIN');
  const actor = { _id: MEMBER_ID, name: 'Farida Merchant' };
  const version = (number: number, before: number, after: number) => ({
    version: number,
    before,
    after,
    at: AT,
    actor,
    restoredFrom: null,
  });
  const api = startApi(
    answer(listSettings, { data: all({ callsADay: { value: 70, version: 2, changedAt: AT } }) }),
    answer(listSettingVersions, { data: [version(2, 50, 70), version(1, 60, 50)] }),
    answer(restoreSetting, ({ params: { name } }) => ({
      message: 'Setting restored.',
      data: { name, value: 50, version: 3, changedAt: AT },
    })),
  );
  const { user } = await renderAt('/admin/settings');
  await user.click(await screen.findByRole('button', { name: 'History of Calls a day' }));
  const dialog = await screen.findByRole('dialog', { name: 'History of Calls a day' });
  const entries = await within(dialog).findAllByRole('listitem');
  expect(entries[0]).toHaveTextContent(/before 50 after 70.*Farida Merchant/);
  expect(entries[0]).toHaveTextContent('Current');
  expect(within(dialog).getByRole('button', { name: 'Restore the default' })).toBeInTheDocument();
  await expectNoAxeViolations(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Restore version 1' }));
  await waitFor(() =>
    expect(api.callsOf(restoreSetting)).toMatchObject([
      { params: { name: 'callsADay', number: 1 }, body: { version: 2 } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the command box finds a setting by part of its name and opens it', async () => {
  // What jsdom lacks: the router scrolls to what an address names.
  Element.prototype.scrollIntoView = () => {};
  signInAs('ADMIN');
  startApi(answer(findAnything, { data: [] }));
  const { user, address } = await renderAt('/admin/settings');
  await screen.findByLabelText('Calls a day');
  await user.keyboard('{Control>}k{/Control}');
  const box = within(await screen.findByRole('dialog', { name: 'Find or do anything' }));
  await user.type(box.getByRole('combobox'), 'calls');
  expect((await box.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Calls a daySettings↵']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/settings#callsADay'));
  await waitFor(() => expect(screen.getByLabelText('Calls a day')).toHaveFocus());
});
