import { listReviewQueue } from '@plyhaat/contract/admin/admin';
import { listLatestActs } from '@plyhaat/contract/admin/audit';
import { type Overview, readOverview } from '@plyhaat/contract/admin/overview';
import { accessDenied } from '@plyhaat/contract/core/errors';
import { listSearches } from '@plyhaat/contract/search/staff/searches';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { OVERVIEW } from '#test/overview.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const startApi = (over: Partial<Overview> = {}) =>
  fakeApi(
    answer(listLatestActs, { data: [] }),
    answer(listReviewQueue, { data: [], total: 0, waiting: {}, notices: [] }),
    answer(listSearches, {
      data: [{ text: 'bamboo jafri', uses: 9, nothing: 5, taps: 0, lastDay: '2026-11-14' }],
      total: 1,
      hasMore: false,
    }),
    answer(readOverview, ({ query }) => ({ data: { ...OVERVIEW, days: Number(query.days), ...over } })),
  );

const tile = async (label: string) =>
  within(await screen.findByRole('region', { name: 'Figures' }))
    .getByText(label)
    .closest('dl');

test('staff see the figures beside the period before, and the way to the lists behind them (ADMIN-8)', async () => {
  signInAs('SUBADMIN');
  startApi();
  const { container } = await renderAt('/admin');
  expect(await tile('Revenue before GST')).toHaveTextContent('₹5,999None in the previous 30 days');
  expect(await tile('Leads')).toHaveTextContent('60+20% vs previous 30 days');
  expect(await tile('Visits that led to a call')).toHaveTextContent('2.9%');
  expect(await tile('Monthly recurring revenue')).toHaveTextContent('₹49,992');
  expect(await tile('Failed jobs')).toHaveTextContent('2+100% vs previous 30 days');
  expect(screen.getByText(/^24 items wait for a decision, the oldest for 4 d 6 h\./)).toBeVisible();
  expect(screen.getByRole('row', { name: 'Live products 612 586 +26' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add word: bamboo jafri' })).toHaveAttribute(
    'href',
    '/admin/lexicon?text=bamboo+jafri',
  );
  expect(screen.getByRole('link', { name: 'Searches without results' })).toHaveAttribute(
    'href',
    '/admin/searches?nothing=true&sort=-nothing',
  );
  await expectNoAxeViolations(container);
});

test('each chart has its figures as a table', async () => {
  signInAs('ADMIN');
  startApi();
  const { user } = await renderAt('/admin');
  await user.click(await screen.findByRole('button', { name: 'Table: Queue ages' }));
  expect(screen.getByRole('row', { name: 'Products 23 4 d 6 h 5 h 12 · 1 d' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Table: Leads a day' }));
  expect(screen.getByRole('row', { name: '14 Nov 2026 60 50' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Table: Revenue a day' }));
  expect(screen.getByRole('row', { name: '14 Nov 2026 ₹5,999 ₹0' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Table: Sellers by state' }));
  expect(screen.getByRole('row', { name: 'Maharashtra 40 36 66.7%' })).toBeVisible();
});

test('the address keeps the period; what is not offered is thirty days', async () => {
  signInAs('ADMIN');
  const api = startApi();
  const { user, address } = await renderAt('/admin?days=8');
  const range = within(await screen.findByRole('navigation', { name: 'Period' }));
  expect(range.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page');
  await user.click(range.getByRole('link', { name: '90 days' }));
  await waitFor(() => expect(address()).toBe('/admin?days=90'));
  expect(await screen.findAllByText(/vs previous 90 days/)).not.toHaveLength(0);
  expect(api.callsOf(readOverview).map(({ query }) => query.days)).toEqual([30, 90]);
});

test('an approver lands on the review queue', async () => {
  signInAs('APPROVERS');
  const api = startApi();
  const { address } = await renderAt('/admin');
  await waitFor(() => expect(address()).toBe('/admin/review'));
  expect(api.callsOf(readOverview)).toEqual([]);
});

test('before the first count a sentence says so, and a failure can be tried again', async () => {
  signInAs('ADMIN');
  let failing = true;
  fakeApi(
    answer(listReviewQueue, { data: [], total: 0, waiting: {}, notices: [] }),
    answer(readOverview, () => (failing ? refuse(accessDenied) : { data: { ...OVERVIEW, countedAt: null } })),
  );
  const { user } = await renderAt('/admin');
  expect(await screen.findByText('Failed to load the overview. Please try again.')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/^The first figures are being counted/)).toBeVisible();
});

test('staff list what was searched for, and what found nothing', async () => {
  signInAs('SUBADMIN');
  const api = startApi();
  const { user, address, container } = await renderAt('/admin/searches');
  const row = await screen.findByRole('row', { name: /^bamboo jafri/ });
  expect(within(row).getByRole('link', { name: 'bamboo jafri' })).toHaveAttribute('href', '/search?q=bamboo+jafri');
  expect(screen.queryByRole('checkbox', { name: 'Select all' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Found or not'), 'Nothing found');
  await user.click(await screen.findByRole('button', { name: 'Found nothing' }));
  await waitFor(() => expect(address()).toBe('/admin/searches?nothing=true&sort=-nothing'));
  await waitFor(() =>
    expect(api.callsOf(listSearches).at(-1)?.query).toMatchObject({ nothing: 'true', sort: '-nothing' }),
  );
  await expectNoAxeViolations(container);
});
