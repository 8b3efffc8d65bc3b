import { checkSubscription } from '@plyhaat/contract/billing/billing';
import { refreshToken, sendOtp, signIn } from '@plyhaat/contract/identity/identity';
import { claimRegistration, registrationNotFound } from '@plyhaat/contract/identity/registrations';
import { readMember, updateMember } from '@plyhaat/contract/sellers/profile';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { closeLogin, openLogin } from '#shell/login.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, someBuyer, someDealer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { CODE, PHONE, SIGNED_IN } from '#test/signing-in.ts';

const sends = () => answer(sendOtp, { message: '' });
const signsIn = () => answer(signIn, { message: '', token: 'the.token.itself', data: SIGNED_IN });

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
  await view.user.keyboard(CODE);
  return view;
}

test('the subscription is asked for with the new token before the member counts as signed in (IDEN-8)', async () => {
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

test('the modal says what signing in is for, and what was begun goes on by itself', async () => {
  fakeApi(sends(), signsIn());
  const { user, address } = await renderAt('/about-us');
  await user.click(screen.getAllByRole('button', { name: 'Post requirement' })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Login' });
  expect(dialog).toHaveAccessibleDescription(/^Sign in to post a requirement\. We will send a six-digit OTP/);
  await user.type(screen.getByRole('textbox', { name: /phone/i }), PHONE);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByRole('dialog', { name: 'Enter OTP' });
  await user.click(screen.getByRole('textbox', { name: /^Digit 1/ }));
  await user.keyboard(CODE);
  await waitFor(() => expect(address()).toBe('/account?tab=addRequirement'));
});

test('a new member is asked its name once the code is right, and may skip that', async () => {
  const renamed: unknown[] = [];
  fakeApi(
    sends(),
    answer(signIn, { message: '', token: 'the.token.itself', data: { ...SIGNED_IN, name: 'Member' } }),
    answer(updateMember, ({ body }) => {
      renamed.push(body);
      return { message: '', data: someBuyer(), warnings: [] };
    }),
  );
  const { user } = await signInAt('/about-us');
  const dialog = await screen.findByRole('dialog', { name: 'What is your name?' });
  await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Please enter your name')).toBeVisible();
  await expectNoAxeViolations(dialog);
  await user.type(within(dialog).getByRole('textbox', { name: 'Your name' }), 'Sunita Rao');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(renamed).toEqual([{ name: 'Sunita Rao' }]);
  expect(session.get().user?.name).toBe('Sunita Rao');
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

test('the sign-in that makes a seller of a registration lands on the first steps', async () => {
  const vendor = { ...SIGNED_IN, role: 'DEALER' } as const;
  fakeApi(
    sends(),
    answer(signIn, { message: '', token: 'the.token.itself', data: vendor, isNewSeller: true }),
    answer(checkSubscription, { data: false }),
    answer(readMember, { data: someDealer() }),
  );
  const { address } = await signInAt('/about-us');
  await waitFor(() => expect(address()).toBe('/account?tab=firstSteps'));
  expect(await screen.findByRole('heading', { level: 1, name: /^Namaste Asha/ })).toBeVisible();
});

describe("after a code in another browser than the registration's", () => {
  const PENDING = [
    { _id: '0190a0a0-0000-7000-8000-000000000001', businessName: 'Kaveri Ply', day: '2026-11-14' },
    { _id: '0190a0a0-0000-7000-8000-000000000002', businessName: 'Tunga Ply', day: '2026-11-12' },
  ];
  const asks = () =>
    answer(signIn, { message: '', token: 'the.token.itself', data: SIGNED_IN, pendingRegistration: PENDING });
  const vendor = { ...SIGNED_IN, role: 'DEALER', name: 'Asha Rao' } as const;
  const press = (name: string) => screen.getByRole('button', { name });

  test("the modal asks 'Was this you?' of each registration, and a yes makes the member that vendor", async () => {
    const api = fakeApi(
      sends(),
      asks(),
      answer(claimRegistration, { message: 'Welcome! You can sell now.', data: vendor }),
      answer(refreshToken, { token: 'a.fresh.one' }),
    );
    const { user, address } = await signInAt('/shop');
    const dialog = await screen.findByRole('dialog', { name: 'Was this you?' });
    expect(session.get().isAuthenticated).toBe(true);
    expect(within(dialog).getByText('Kaveri Ply')).toBeVisible();
    expect(within(dialog).getByText('Registered on 14 Nov 2026 · 1 of 2')).toBeVisible();
    await expectNoAxeViolations(dialog);
    await user.click(press('No, not me'));
    expect(within(dialog).getByText('Tunga Ply')).toBeVisible();
    expect(api.callsOf(claimRegistration)).toEqual([]);
    await user.click(press('Yes, this was me'));
    await waitFor(() => expect(address()).toBe('/account?tab=firstSteps'));
    expect(api.callsOf(claimRegistration)).toEqual([{ body: { keep: PENDING[1]?._id } }]);
    expect(session.get()).toMatchObject({ token: 'a.fresh.one', user: { role: 'DEALER', name: 'Asha Rao' } });
    expect(await screen.findByText('Welcome! You can sell now.')).toBeVisible();
  });

  test('no to all of them erases them and leaves the member where it was', async () => {
    const api = fakeApi(sends(), asks(), answer(claimRegistration, { message: 'Thank you.', data: SIGNED_IN }));
    const { user, address } = await signInAt('/shop');
    const dialog = await screen.findByRole('dialog', { name: 'Was this you?' });
    await user.click(press('No, not me'));
    await user.click(press('No, not me'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(api.callsOf(claimRegistration)).toEqual([{ body: { keep: null } }]);
    expect(address()).toBe('/shop');
    expect(session.get()).toMatchObject({ token: 'the.token.itself', user: { role: 'USER' } });
  });

  test('who says no to all and has no name yet is asked for it', async () => {
    const data = { ...SIGNED_IN, name: 'Member' };
    fakeApi(
      sends(),
      answer(signIn, { message: '', token: 'the.token.itself', data, pendingRegistration: PENDING.slice(0, 1) }),
      answer(claimRegistration, { message: 'Thank you.', data }),
    );
    const { user } = await signInAt('/shop');
    await screen.findByRole('dialog', { name: 'Was this you?' });
    await user.click(press('No, not me'));
    expect(await screen.findByRole('dialog', { name: 'What is your name?' })).toBeVisible();
  });

  test('closing the question answers nothing', async () => {
    const api = fakeApi(sends(), asks());
    const { user } = await signInAt('/shop');
    const dialog = await screen.findByRole('dialog', { name: 'Was this you?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(api.callsOf(claimRegistration)).toEqual([]);
    expect(session.get().isAuthenticated).toBe(true);
  });

  test('a refusal is said in the dialog, which stays', async () => {
    fakeApi(
      sends(),
      asks(),
      answer(claimRegistration, () => refuse(registrationNotFound)),
    );
    const { user } = await signInAt('/shop');
    const dialog = await screen.findByRole('dialog', { name: 'Was this you?' });
    await user.click(press('Yes, this was me'));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This registration is no longer available.');
  });
});

test('/login opens the modal over the home page, with the number that led there', async () => {
  fakeApi();
  const { router, address } = await renderAt('/shop');
  await act(() => router.navigate({ to: '/login', state: { phone: PHONE } }));
  await screen.findByRole('dialog', { name: 'Login' });
  expect(screen.getByLabelText('Phone number')).toHaveValue('982-204-4518');
  await waitFor(() => expect(address()).toBe('/'));
});
