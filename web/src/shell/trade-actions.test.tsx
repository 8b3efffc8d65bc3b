import { listInbox } from '@plyhaat/contract/leads/seller-inbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';
import { closeLogin } from './login.ts';

const MEMBER = { _id: 'm1', name: 'Rohit Deshmukh', profileImage: '' };
const inHour = Math.floor(Date.now() / 1000) + 3600;
const TOKEN = `x.${btoa(JSON.stringify({ user: { _id: 'm1' }, role: 'USER', exp: inHour }))}.x`;

beforeEach(() => {
  localStorage.clear();
  session.clear();
  closeLogin();
});

const banner = () => within(screen.getByRole('banner'));

test('whoever needs or sells something finds the way in the header', async () => {
  fakeApi();
  const { user } = await renderAt('/shop');
  expect(banner().getByRole('link', { name: 'Sell on Plyhaat' })).toHaveAttribute('href', '/register');
  await user.click(banner().getByRole('button', { name: 'Post requirement' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
});

test.each([
  ['USER', '/account?tab=startSelling', ['Rohit Deshmukh', 'Enquiries']],
  ['DEALER', '/account?tab=addProducts', ['Rohit Deshmukh', 'Inbox (3)', 'Products', 'Enquiries']],
] as const)(
  'a signed-in %s has the ways to its work in the header and in the avatar menu',
  async (role, sell, entries) => {
    session.signIn({ ...MEMBER, role }, TOKEN, false);
    const kinds = { request: 1, lead: 2, match: 0, quote: 0, win: 0, application: 0 };
    fakeApi(answer(listInbox, { data: [], next: null, counts: { kinds, waiting: 3 } }));
    const { user } = await renderAt('/shop');
    expect(banner().getByRole('link', { name: 'Sell on Plyhaat' })).toHaveAttribute('href', sell);
    expect(banner().getByRole('link', { name: 'Post requirement' })).toHaveAttribute(
      'href',
      '/account?tab=addRequirement',
    );
    const opener = banner().getByRole('button', { name: 'Rohit Deshmukh' });
    await user.click(opener);
    const panel = within(document.getElementById(opener.getAttribute('aria-controls') ?? '') ?? document.body);
    await waitFor(() => expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(entries));
  },
);
