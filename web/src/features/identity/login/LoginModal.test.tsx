import { failure } from '@plyhaat/contract/core/endpoint';
import { sendOtp, signIn } from '@plyhaat/contract/identity/identity';
import { listCountries } from '@plyhaat/contract/places/places';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { closeLogin, openLogin } from '#shell/login.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';
import { CODE, PHONE, SIGNED_IN } from '#test/signing-in.ts';

const SENT = 'OTP sent successfully! Please check your phone.';
const sends = () => answer(sendOtp, { message: SENT });
const signsIn = () =>
  answer(signIn, { message: 'Login successful! Welcome to Plyhaat.', token: 'the.token.itself', data: SIGNED_IN });

beforeEach(() => {
  localStorage.clear();
  session.clear();
});
afterEach(() => {
  vi.useRealTimers();
  act(closeLogin);
});

async function openModal(options: Parameters<typeof renderAt>[1] = {}) {
  const view = await renderAt('/shop', options);
  act(() => openLogin());
  const dialog = await screen.findByRole('dialog', { name: 'Login' });
  return { ...view, dialog, phone: screen.getByLabelText('Phone number') };
}

async function reachCode(options: Parameters<typeof renderAt>[1] = {}) {
  const view = await openModal(options);
  await view.user.type(view.phone, PHONE);
  await view.user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByRole('dialog', { name: 'Enter OTP' });
  return { ...view, boxes: screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ }) };
}

test('step 1 shows the phone in dashes, takes digits only and waits for ten of them', async () => {
  const api = fakeApi(sends());
  const { user, phone, dialog } = await openModal();
  await waitFor(() => expect(phone).toHaveFocus());
  await user.type(phone, 'a98+2204x451');
  expect(phone).toHaveValue('982-204-451');
  expect(screen.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
  await user.type(phone, '{Enter}');
  expect(api.callsOf(sendOtp)).toEqual([]);
  await user.type(phone, '81234');
  expect(phone).toHaveValue('982-204-4518');
  expect(screen.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
  await expectNoAxeViolations(dialog);
});

test('a digit can be mended in the middle of the phone number', async () => {
  fakeApi(sends());
  const { user, phone } = await openModal();
  await user.type(phone, '9820445');
  await user.type(phone, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(phone).toHaveValue('982-044-5');
  await user.keyboard('{Backspace}');
  expect(phone).toHaveValue('980-445');
  await user.keyboard('22');
  expect(phone).toHaveValue('982-204-45');
});

test('a number pasted with its country code is understood', async () => {
  fakeApi(sends());
  const { user, phone } = await openModal();
  await user.click(phone);
  await user.paste('+91 98220-44518');
  expect(phone).toHaveValue('982-204-4518');
});

test('a number typed with its country code is understood once it is whole', async () => {
  fakeApi(sends());
  const { user, phone } = await openModal();
  await user.type(phone, '+91 98225 1122');
  expect(phone).toHaveValue('+91 98225 1122');
  expect(screen.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
  await user.type(phone, '3');
  expect(phone).toHaveValue('982-251-1223');
});

test('a phone and its code sign a member in at the sixth digit', async () => {
  const api = fakeApi(sends(), signsIn());
  const { user, boxes, dialog } = await reachCode();
  expect(api.callsOf(sendOtp)).toEqual([{ body: { phone: PHONE } }]);
  expect(await screen.findByText(SENT)).toBeInTheDocument();
  expect(dialog).toHaveAccessibleDescription('Sent to +91 98220 44518');
  expect(screen.queryByText(/Demo code/)).not.toBeInTheDocument();
  await waitFor(() => expect(boxes[0]).toHaveFocus());
  const verify = screen.getByRole('button', { name: 'Verify' });
  await user.keyboard(CODE.slice(0, 5));
  expect(verify).toBeDisabled();
  await expectNoAxeViolations(dialog);
  await user.keyboard(CODE.slice(5));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.callsOf(signIn)).toEqual([{ body: { phone: PHONE, otp: CODE } }]);
  expect(screen.getByText('Login successful! Welcome to Plyhaat.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rohit Deshmukh' })).toBeVisible();
  expect(session.get()).toMatchObject({ isAuthenticated: true, token: 'the.token.itself' });
});

test('a pasted code fills all six boxes and is verified', async () => {
  const api = fakeApi(sends(), signsIn());
  const { user, boxes } = await reachCode();
  await user.click(boxes[0] as HTMLInputElement);
  await user.paste(` ${CODE.slice(0, 3)} ${CODE.slice(3)}`);
  await waitFor(() => expect(api.callsOf(signIn)).toEqual([{ body: { phone: PHONE, otp: CODE } }]));
});

test.each([
  [429, 'Too many OTP requests. Please wait before requesting another OTP.'],
  [400, 'Invalid phone number. Please check and try again.'],
  [503, 'Words of the server'],
])('a code that is refused with %i leaves the visitor at step 1', async (status, text) => {
  fakeApi(answer(sendOtp, () => refuse(failure('some_code', status, 'Words of the server'))));
  const { user, phone, dialog } = await openModal();
  await user.type(phone, `${PHONE}{Enter}`);
  expect(await within(dialog).findByText(text)).toBeVisible();
  expect(phone).toHaveValue('982-204-4518');
});

test('a new code can be asked for after 30 seconds; it clears the boxes and starts the wait again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = fakeApi(sends());
  const { user, boxes } = await reachCode({ user: { advanceTimers: vi.advanceTimersByTime } });
  const resend = screen.getByRole('button', { name: /^Resend OTP/ });
  expect(resend).toHaveTextContent('Resend OTP in 0:30');
  expect(resend).toBeDisabled();
  await user.click(boxes[0] as HTMLInputElement);
  await user.keyboard('481');
  act(() => vi.advanceTimersByTime(28_000));
  expect(resend).toBeDisabled();
  act(() => vi.advanceTimersByTime(2_000));
  expect(resend).toBeEnabled();
  expect(resend).toHaveTextContent(/^Resend OTP$/);
  await user.click(resend);
  await waitFor(() => expect(resend).toBeDisabled());
  expect(resend).toHaveTextContent('Resend OTP in 0:30');
  expect(boxes.map((box) => box.value).join('')).toBe('');
  expect(api.callsOf(sendOtp)).toHaveLength(2);
});

test('Back to Phone Number returns to step 1 with the number as it was', async () => {
  fakeApi(sends());
  const { user } = await reachCode();
  await user.click(screen.getByRole('button', { name: 'Back to Phone Number' }));
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveValue('982-204-4518');
});

test('the modal closes on Escape and on a press beside it, and always opens at step 1', async () => {
  fakeApi(sends());
  const { user, dialog } = await reachCode();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  act(() => openLogin());
  const again = await screen.findByRole('dialog', { name: 'Login' });
  expect(screen.getByLabelText('Phone number')).toHaveValue('');
  await user.click(again.parentElement as HTMLElement);
  await waitFor(() => expect(again).not.toBeInTheDocument());
});

test('the page behind the modal does not scroll until it is closed', async () => {
  fakeApi();
  const { user } = await openModal();
  const locked = () => `${document.documentElement.style.overflowY} ${document.body.style.overflowY}`;
  await waitFor(() => expect(locked()).toContain('hidden'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(locked()).not.toContain('hidden'));
});

test('in a demo the code of a sample sign-in is shown and can be filled in', async () => {
  const api = fakeApi(answer(sendOtp, { message: SENT, demoCode: '135790' }), signsIn());
  const { user } = await reachCode({ demo: true });
  expect(screen.getByText(/Demo code/)).toHaveTextContent('Demo code 135790');
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  await waitFor(() => expect(api.callsOf(signIn)).toEqual([{ body: { phone: PHONE, otp: '135790' } }]));
});

test('whoever has no account finds the way to register (IDEN-11)', async () => {
  fakeApi(answer(listCountries, { data: [], total: 0 }));
  const { user, dialog, address } = await openModal();
  await user.click(screen.getByRole('link', { name: 'Register here' }));
  await waitFor(() => expect(address()).toBe('/register'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
