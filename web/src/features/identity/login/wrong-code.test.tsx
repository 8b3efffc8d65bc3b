import { failure } from '@plyhaat/contract/core/endpoint';
import { accountBlocked, sendOtp, signIn } from '@plyhaat/contract/identity/identity';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { closeLogin, openLogin } from '#shell/login.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';
import { CODE, PHONE, SIGNED_IN } from '#test/signing-in.ts';

const sends = () => answer(sendOtp, { message: '' });

beforeEach(() => {
  localStorage.clear();
  session.clear();
});
afterEach(() => act(closeLogin));

async function reachCode() {
  const view = await renderAt('/about-us');
  act(() => openLogin({ phone: PHONE }));
  const dialog = await screen.findByRole('dialog', { name: 'Login' });
  await view.user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByRole('dialog', { name: 'Enter OTP' });
  return { ...view, dialog, boxes: screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ }) };
}

const typed = (boxes: readonly HTMLInputElement[]) => boxes.map((box) => box.value).join('');
const refuses = (status: number) => answer(signIn, () => refuse(failure('some_code', status, 'Words of the server')));

test.each([
  [401, 'Invalid credentials. Please check your phone and OTP.'],
  [403, 'Account blocked. Please contact support.'],
  [429, 'Too many login attempts. Please try again later.'],
])('a code refused with %i says so, empties the boxes and puts the cursor into the first', async (status, text) => {
  fakeApi(sends(), refuses(status));
  const { user, boxes, dialog } = await reachCode();
  await user.click(boxes[0] as HTMLInputElement);
  await user.keyboard(`${CODE}{Enter}`);
  expect(await within(dialog).findByText(text)).toBeVisible();
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(typed(boxes)).toBe('');
  expect(boxes[0]).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
  expect(session.get().isAuthenticated).toBe(false);
  await expectNoAxeViolations(dialog);
  await user.keyboard('4');
  expect(within(dialog).queryByText(text)).not.toBeInTheDocument();
});

test('whoever is blocked reads why and whom to ask', async () => {
  fakeApi(
    sends(),
    answer(signIn, () => {
      const { status, message, error } = accountBlocked;
      throw new CallError(status, message, error, {}, { reason: 'Forged GST certificate' });
    }),
  );
  const { user, boxes, dialog } = await reachCode();
  await user.click(boxes[0] as HTMLInputElement);
  await user.keyboard(CODE);
  expect(await within(dialog).findByText('Reason: Forged GST certificate')).toBeVisible();
  const links = within(dialog).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.replace(/:.*/, ''))).toEqual(['tel', 'mailto']);
  await expectNoAxeViolations(dialog);
});

test.each([
  ['typed', (user: UserEvent) => user.keyboard(CODE)],
  ['pasted', (user: UserEvent) => user.paste(CODE)],
])('after a wrong code the right one, %s at once, is sent once and signs in', async (_how, enter) => {
  let tries = 0;
  const api = fakeApi(
    sends(),
    answer(signIn, ({ body }) => {
      tries += 1;
      if (body.otp !== CODE) refuse(failure('otp_invalid', 401, 'Words of the server'));
      return { message: 'Login successful! Welcome to Plyhaat.', token: 'the.token.itself', data: SIGNED_IN };
    }),
  );
  const { user, boxes, dialog } = await reachCode();
  await user.click(boxes[0] as HTMLInputElement);
  await user.keyboard('481290');
  await within(dialog).findByRole('alert');
  await enter(user);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(tries).toBe(2);
  expect(api.callsOf(signIn).map(({ body }) => body.otp)).toEqual(['481290', CODE]);
});

test('a code that the server could not look at stays; a digit typed over it waits for Verify', async () => {
  const api = fakeApi(sends(), refuses(500));
  const { user, boxes, dialog } = await reachCode();
  await user.click(boxes[0] as HTMLInputElement);
  await user.keyboard(CODE);
  expect(await within(dialog).findByText('Authentication failed. Please try again.')).toBeVisible();
  expect(typed(boxes)).toBe(CODE);
  await user.click(boxes[5] as HTMLInputElement);
  await user.keyboard('7');
  expect(api.callsOf(signIn)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(api.callsOf(signIn).at(-1)).toEqual({ body: { phone: PHONE, otp: '481927' } }));
});
