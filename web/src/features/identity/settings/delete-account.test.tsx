import { eraseMember, readSettings } from '@plyhaat/contract/identity/account';
import { listSessions, sendOtp } from '@plyhaat/contract/identity/identity';
import { codeWrong, readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs, someBuyer, someSettings } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => {
  localStorage.clear();
  signInAs('USER');
});

type Answers = ReturnType<typeof answer>[];
const startApi = (...answers: Answers) =>
  fakeApi(
    ...answers,
    answer(readMember, { data: someBuyer({ phone: '9822044518' }) }),
    answer(readSettings, { data: someSettings() }),
    answer(listSessions, { data: [], total: 0 }),
    answer(sendOtp, { message: '' }),
  );

async function openDialog() {
  const view = await renderAt('/account?tab=settings');
  await view.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  return { ...view, dialog };
}

async function reachCode() {
  const view = await openDialog();
  await view.user.click(within(view.dialog).getByRole('button', { name: 'Send OTP' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter OTP' });
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /^Digit 1/ })).toHaveFocus());
  return { ...view, dialog };
}

test('what deleting means is said first, and nothing is sent before it is confirmed', async () => {
  const api = startApi();
  const { user, dialog } = await openDialog();
  expect(dialog).toHaveTextContent('This cannot be undone.');
  expect(dialog).toHaveTextContent('Former member');
  await expectNoAxeViolations(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.callsOf(sendOtp)).toEqual([]);
});

test('the code sent to its number deletes the account and signs the member out', async () => {
  const api = startApi(answer(eraseMember, { message: 'Your account has been deleted.' }));
  const { user, dialog, address } = await reachCode();
  expect(api.callsOf(sendOtp)).toEqual([{ body: { phone: '9822044518' } }]);
  expect(dialog).toHaveAccessibleDescription('Sent to +91 98220 44518');
  const confirm = within(dialog).getByRole('button', { name: 'Delete my account' });
  expect(confirm).toBeDisabled();
  await user.keyboard('481920');
  await expectNoAxeViolations(dialog);
  await user.click(confirm);
  await waitFor(() => expect(address()).toBe('/'));
  expect(api.callsOf(eraseMember)).toEqual([{ params: { id: MEMBER_ID }, body: { otp: '481920' } }]);
  expect(session.get().isAuthenticated).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(screen.getByText('Your account has been deleted.')).toBeVisible();
});

test('a wrong code is told at the boxes, which are empty again, and the member stays', async () => {
  const { status, message, error } = codeWrong;
  startApi(
    answer(eraseMember, () => {
      throw new CallError(status, message, error, { otp: message });
    }),
  );
  const { user, dialog } = await reachCode();
  await user.keyboard('000000{Enter}');
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(session.get().isAuthenticated).toBe(true);
  expect(within(dialog).getByRole('textbox', { name: /^Digit 1/ })).toHaveFocus();
  await user.keyboard('4');
  await waitFor(() => expect(within(dialog).queryByText(message)).not.toBeInTheDocument());
});
