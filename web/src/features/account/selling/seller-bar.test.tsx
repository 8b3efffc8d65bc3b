import { listInbox } from '@plyhaat/contract/leads/seller-inbox';
import { listRequirements } from '@plyhaat/contract/requirements/requirements';
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

const NOTHING = { request: 0, lead: 0, match: 0, quote: 0, win: 0, application: 0 };

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

test('the list of requirements has the bar too, with its own place marked; More opens the menu of the account', async () => {
  signInAs('DEALER');
  fakeApi(
    answer(readMember, { data: someDealer() }),
    answer(listRequirements, { data: [], total: 0 }),
    answer(listInbox, { data: [], next: null, counts: { kinds: NOTHING, waiting: 0 } }),
  );
  const { user } = await renderAt('/requirements');
  const bar = within(await screen.findByRole('navigation', { name: 'Selling' }));
  expect(bar.getByRole('link', { name: 'Requirements' })).toHaveAttribute('aria-current', 'page');
  expect(bar.getByRole('link', { name: 'Inbox' })).not.toHaveAttribute('aria-current');
  expect(bar.getByRole('button', { name: 'More' })).not.toHaveAttribute('aria-current');
  await user.click(bar.getByRole('button', { name: 'More' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Account' }));
  expect(menu.getByRole('link', { name: 'My quotes' })).toHaveAttribute('href', '/account?tab=myQuotes');
});

test('a buyer has no such bar', async () => {
  signInAs('USER');
  fakeApi(answer(readMember, { data: someDealer() }));
  await renderAt('/account');
  await screen.findByRole('navigation', { name: 'Account' });
  expect(screen.queryByRole('navigation', { name: 'Selling' })).not.toBeInTheDocument();
});
