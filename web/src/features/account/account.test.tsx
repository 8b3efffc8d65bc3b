import { signOut } from '@plyhaat/contract/identity/identity';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs, someBuyer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { readAccountSearch } from './account.address.ts';

beforeEach(() => {
  localStorage.clear();
  session.clear();
});

const startApi = () => fakeApi(answer(readMember, { data: someBuyer() }), answer(signOut, { message: '' }));
const menu = () => within(screen.getByRole('navigation', { name: 'Account' }));
const profile = () => screen.findByRole('heading', { level: 1, name: 'Profile' });

test('visitors are sent to the root (SHELL-10)', async () => {
  startApi();
  const { address } = await renderAt('/account?tab=profile');
  await waitFor(() => expect(address()).toBe('/'));
});

test('the profile is asked for in the name of whoever looks (SELL-16)', async () => {
  signInAs('USER');
  const api = startApi();
  await renderAt('/account');
  expect(await profile()).toBeVisible();
  const { user } = session.get();
  expect(api.callsOf(readMember)).toMatchObject([{ params: { id: user?._id }, query: { visitorUserId: user?._id } }]);
});

test('a tab that does not exist, or not for this member, says so', async () => {
  signInAs('USER');
  startApi();
  const { user } = await renderAt('/account?tab=nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to your profile' }));
  expect(await profile()).toBeVisible();
});

test('the profile is the default (SHELL-10)', async () => {
  signInAs('USER');
  for (const path of ['/account', '/account?tab=profile']) {
    startApi();
    const { unmount } = await renderAt(path);
    expect(await profile()).toBeVisible();
    expect(menu().getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    unmount();
  }
});

test('what a tab carries after a question mark becomes part of the address (SHELL-11)', async () => {
  signInAs('USER');
  startApi();
  const { address } = await renderAt('/account?tab=profile%3Fid%3D7%26of%3Dx');
  await profile();
  expect(address()).toBe('/account?id=7&of=x&tab=profile');
});

test.each([
  [{}, {}],
  [{ tab: 'addRequirement&0190a' }, { tab: 'addRequirement', extra: '0190a' }],
  [
    { tab: 'addRequirement', '0190a': '' },
    { tab: 'addRequirement', extra: '0190a' },
  ],
  [{ tab: 'addBanner?id=5&x=a%20b' }, { tab: 'addBanner', id: '5', x: 'a b' }],
  [{ tab: 'addBanner&5?id=6' }, { tab: 'addBanner', extra: '5', id: '6' }],
  [
    { tab: 'addBanner', id: '5' },
    { tab: 'addBanner', id: '5' },
  ],
  [
    { tab: 'a', extra: 'b', id: 5 },
    { tab: 'a', extra: 'b' },
  ],
  [{ tab: '?id=5' }, { id: '5' }],
])('the address %j is read as %j', (raw, read) => {
  expect(readAccountSearch(raw)).toEqual(read);
});

test('older addresses lead to the same screens', async () => {
  signInAs('DEALER');
  for (const [path, target] of [
    ['/profile', '/account'],
    ['/profile/my-products', '/account?tab=myProducts'],
    ['/profile/my-dealerships', '/account?tab=myDealership'],
    ['/profile/my-banners', '/account?tab=myBanner'],
    ['/profile/my-flash-sales', '/account?tab=myFlashSales'],
    ['/profile/my-subscriptions', '/account?tab=mySubscription'],
    ['/profile/my-reels', '/account?tab=myReels'],
    ['/profile/junk', '/account'],
  ] as const) {
    startApi();
    const { address, unmount } = await renderAt(path);
    await waitFor(() => expect(address()).toBe(target));
    unmount();
  }
});

test('Sign Out signs out and goes to the root (SHELL-12)', async () => {
  signInAs('USER');
  const api = startApi();
  const { user, address } = await renderAt('/account');
  await profile();
  await user.click(menu().getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(session.get().isAuthenticated).toBe(false);
  expect(api.callsOf(signOut)).toHaveLength(1);
});

test('on small screens a button names the place and opens the same menu', async () => {
  signInAs('USER');
  startApi();
  const { user, container } = await renderAt('/account');
  await profile();
  await user.click(screen.getByRole('button', { name: 'Account menu: Profile' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Account' }));
  await user.click(sheet.getByRole('link', { name: 'Profile' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expectNoAxeViolations(container);
});

test('the header of account pages has search, navigation, bell and menu, but no top bar (SHELL-14)', async () => {
  signInAs('DEALER');
  startApi();
  await renderAt('/account');
  const banner = within(await screen.findByRole('banner'));
  expect(banner.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument();
  expect(banner.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  expect(banner.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(banner.getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Contact and apps' })).toBeNull();
});
