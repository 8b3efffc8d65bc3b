import { listInbox } from '@plyhaat/contract/leads/seller-inbox';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs, someDealer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
// Loaded with the test, not within its first wait.
import '../inbox/InboxScreen.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

async function openAccount() {
  signInAs('DEALER');
  const kinds = { request: 1, lead: 2, match: 0, quote: 0, win: 0, application: 0 };
  fakeApi(
    answer(readMember, { data: someDealer() }),
    answer(listInbox, { data: [], next: null, counts: { kinds, waiting: 3 } }),
  );
  return renderAt('/account?tab=leads');
}

test('on a phone a seller has a bar with four places; More opens the menu, with buyers’ requirements in it', async () => {
  const { user } = await openAccount();
  const bar = within(await screen.findByRole('navigation', { name: 'Selling' }));
  expect(await bar.findByRole('link', { name: 'Inbox 3 wait' })).toHaveAttribute('aria-current', 'page');
  expect(bar.getByRole('link', { name: 'Requirements' })).toHaveAttribute('href', '/requirements');
  expect(bar.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/account?tab=myProducts');
  await user.click(bar.getByRole('button', { name: 'More' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Account' }));
  expect(menu.getByRole('link', { name: 'Buyer requirements' })).toHaveAttribute('href', '/requirements');
});

test('a buyer has no such bar', async () => {
  signInAs('USER');
  fakeApi(answer(readMember, { data: someDealer() }));
  await renderAt('/account');
  await screen.findByRole('navigation', { name: 'Account' });
  expect(screen.queryByRole('navigation', { name: 'Selling' })).not.toBeInTheDocument();
});
