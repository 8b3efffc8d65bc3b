import { checkSubscription } from '@plyhaat/contract/billing/billing';
import { sendOtp, signIn } from '@plyhaat/contract/identity/identity';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { closeLogin, openLogin } from './login.ts';

const PHONE = '9822044518';
const CODE = '481920';
const MEMBER = {
  _id: MEMBER_ID,
  slug: 'rohit',
  name: 'Rohit Deshmukh',
  role: 'USER',
  phone: PHONE,
  email: null,
  profileImage: '',
} as const;
const sends = () => answer(sendOtp, { message: '' });
const signsIn = () => answer(signIn, { message: '', token: 'the.token.itself', data: MEMBER });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.clear();
});
afterEach(() => act(closeLogin));

async function signInAt(page: string) {
  const view = await renderAt(page);
  act(() => openLogin({ phone: PHONE }));
  await screen.findByRole('dialog', { name: 'Login' });
  await view.user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByRole('dialog', { name: 'Enter OTP' });
  await view.user.click(screen.getByRole('textbox', { name: /^Digit 1/ }));
  await view.user.keyboard(`${CODE}{Enter}`);
  return view;
}

test('the subscription is asked for with the new token before the member counts as signed in (S1-SESSION-01)', async () => {
  const found: unknown[] = [];
  const api = fakeApi(
    sends(),
    signsIn(),
    answer(checkSubscription, () => {
      found.push({ ...session.get(), stored: localStorage.getItem('plyhaat.accessToken') });
      return { data: true };
    }),
  );
  await signInAt('/shop');
  await waitFor(() => expect(session.get()).toMatchObject({ isAuthenticated: true, isSubscribed: true }));
  expect(api.callsOf(checkSubscription)).toEqual([{ params: { userId: MEMBER_ID } }]);
  expect(found).toMatchObject([{ token: 'the.token.itself', stored: 'the.token.itself', isAuthenticated: false }]);
});

test.each([
  ['to where its session ran out', MEMBER_ID, '/', '/shop?search=ply'],
  ['nowhere when it went on to another page', MEMBER_ID, '/shop', '/shop'],
  ['nowhere when that was another member', 'another', '/', '/'],
])('after signing in a member is led back %s', async (_where, member, page, goal) => {
  sessionStorage.setItem('plyhaat.place', JSON.stringify({ member, address: '/shop?search=ply' }));
  fakeApi(sends(), signsIn());
  const { address } = await signInAt(page);
  await waitFor(() => expect(session.get().isAuthenticated).toBe(true));
  await waitFor(() => expect(address()).toBe(goal));
  expect(sessionStorage).toHaveLength(0);
});

test('/login opens the modal over the home page, with the number that led there', async () => {
  fakeApi();
  const { router, address } = await renderAt('/shop');
  await act(() => router.navigate({ to: '/login', state: { phone: PHONE } }));
  await screen.findByRole('dialog', { name: 'Login' });
  expect(screen.getByLabelText('Phone number')).toHaveValue('982-204-4518');
  await waitFor(() => expect(address()).toBe('/'));
});
