import { accessDenied } from '@plyhaat/contract/core/errors';
import { type DailyFigures, type Insights, readInsights } from '@plyhaat/contract/leads/insights';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { NO_FIGURES } from '#test/insights.ts';
import { signInAs, someBuyer, someDealer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const TODAY = { ...NO_FIGURES, profileViews: 12, productViews: 1234, calls: 3, whatsapp: 2, leads: 5, won: 1 };
const daily = (days: number): DailyFigures[] =>
  Array.from({ length: days }, (_, at) => {
    const day = new Date(Date.UTC(2026, 10, 15 - days + at)).toISOString().slice(0, 10);
    return { ...(at === days - 1 ? TODAY : NO_FIGURES), day };
  });

const figures: Insights = {
  days: 30,
  daily: daily(30),
  totals: TODAY,
  before: { ...NO_FIGURES, profileViews: 10, leads: 10 },
  conversion: 5 / 1246,
  wonShare: 0.2,
  funnel: { views: 120, watched: 80, taps: 9, leads: 2 },
  reels: [],
  sources: [
    { source: 'product', leads: 4 },
    { source: 'seller', leads: 1 },
  ],
  cities: ['Pune', 'Nashik', 'Surat', 'Thane', 'Jaipur', null, 'Indore'].map((cityName) => ({ cityName, leads: 1 })),
  products: [{ _id: 'p', slug: 'marine-ply', name: 'Marine ply', views: 900, leads: 4 }],
  placements: [],
};

async function openInsights(data: Partial<Insights> = {}, address = '/account?tab=insights') {
  signInAs('DEALER');
  const api = fakeApi(
    answer(readMember, { data: someDealer() }),
    answer(readInsights, ({ query }) => {
      const days = Number(query.days);
      return { data: { ...figures, days, daily: daily(days), ...data } };
    }),
  );
  return { api, ...(await renderAt(address)) };
}

const tile = async (label: string) => (await screen.findAllByText(label, { selector: 'dt' }))[0]?.closest('dl') ?? null;

test('a seller sees how often it was looked at, asked and chosen, beside the time before (LEAD-15)', async () => {
  await openInsights();
  expect(await tile('Profile views')).toHaveTextContent('12+20% vs previous 30 days');
  expect(await tile('Product views')).toHaveTextContent('1,234None in the previous 30 days');
  expect(await tile('Leads')).toHaveTextContent('5−50% vs previous 30 days');
  expect(await tile('Conversion')).toHaveTextContent('0.4%');
  expect(await tile('Won')).toHaveTextContent('20%1 of 5 leads');
});

test('each chart has its figures as a table, newest day first', async () => {
  const { user, container } = await openInsights();
  await user.click(await screen.findByRole('button', { name: 'Table: Views' }));
  const rows = within(screen.getByRole('table', { name: 'Views' })).getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows[0]).toHaveTextContent('DayProduct viewsProfile viewsReel plays');
  expect(rows[1]).toHaveTextContent('14 Nov 20261,234120');
  await user.click(screen.getByRole('button', { name: 'Table: Leads' }));
  expect(screen.getByRole('row', { name: '14 Nov 2026 3 2 0 0' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Table: Leads by source' }));
  expect(screen.getByRole('row', { name: 'Product page 4 80%' })).toBeVisible();
  expect(screen.getByText('2 others: 2 leads')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Table: Leads by city' }));
  expect(screen.getByRole('row', { name: /^Not given 1/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Marine ply' })).toHaveAttribute('href', '/product/marine-ply');
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Table: Views' }));
  expect(screen.queryByRole('table', { name: 'Views' })).not.toBeInTheDocument();
});

test('the address keeps the time; what is not offered is thirty days (LEAD-15)', async () => {
  const { api, user, address } = await openInsights({}, '/account?tab=insights&days=8');
  const range = within(await screen.findByRole('navigation', { name: 'Period' }));
  expect(range.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page');
  await user.click(range.getByRole('link', { name: '7 days' }));
  expect(address()).toContain('days=7');
  expect(await screen.findAllByText(/vs previous 7 days/)).not.toHaveLength(0);
  expect(api.callsOf(readInsights).map(({ query }) => query.days)).toEqual([30, 7]);
});

test('where there is nothing to draw, a sentence says so', async () => {
  await openInsights({ totals: NO_FIGURES, before: NO_FIGURES, sources: [], cities: [], products: [] });
  expect(
    await screen.findByText(
      'No one viewed your store or products in the last 30 days. Add more products so that buyers can find you.',
    ),
  ).toBeVisible();
});

test('a failure can be tried again', async () => {
  signInAs('DEALER');
  let failing = true;
  fakeApi(
    answer(readMember, { data: someDealer() }),
    answer(readInsights, () => (failing ? refuse(accessDenied) : { data: figures })),
  );
  const { user } = await renderAt('/account?tab=insights');
  expect(await screen.findByText('Failed to load insights. Please try again.')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await tile('Profile views')).toHaveTextContent('12');
});

test('a buyer has no insights', async () => {
  signInAs('USER');
  fakeApi(answer(readMember, { data: someBuyer() }));
  await renderAt('/account?tab=insights');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/account');
  expect(screen.queryByRole('link', { name: 'Insights' })).not.toBeInTheDocument();
});

test('the funnel of reels goes from a view to a lead, each step as a share of the one before', async () => {
  const reels = [{ _id: 'r', title: 'Count the plies', views: 100, watched: 70, taps: 9, leads: 2 }];
  await openInsights({ reels });
  const steps = within(await screen.findByRole('list', { name: 'Funnel of your reels' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Views120',
    'Watched 3 s80 66.7%',
    'Product taps9 11.3%',
    'Leads2 22.2%',
  ]);
  const row = screen.getByRole('row', { name: /^Count the plies/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/reels/r');
});

test('what banners and offers brought stands in a table, and nowhere where there were none', async () => {
  const placements = [
    { _id: 'a', kind: 'flashSale' as const, title: 'Marine ply', seen: 1200, tapped: 40, leads: 3 },
    { _id: 'b', kind: 'banner' as const, title: 'Asha Ply', seen: 90, tapped: 0, leads: 0 },
  ];
  const { container, unmount } = await openInsights({ placements });
  const table = within(await screen.findByRole('table', { name: 'What it brought' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent('Marine plyFlash sale1,200403');
  expect(second).toHaveTextContent('Asha PlyBanner9000');
  expect(table.getByRole('link', { name: 'Flash sale' })).toHaveAttribute('href', '/account?tab=myFlashSales');
  await expectNoAxeViolations(container);
  unmount();
  await openInsights();
  expect(await screen.findByRole('table', { name: 'Top products' })).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'What it brought' })).toBeNull();
});
