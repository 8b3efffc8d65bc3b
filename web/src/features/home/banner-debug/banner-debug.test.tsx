import { type ExplainedBanner, explainBanners } from '@plyhaat/contract/promotions/banner-debug';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const explained = (over: Partial<ExplainedBanner>): ExplainedBanner => ({
  _id: over.fate ?? '',
  title: over.fate ?? '',
  link: '/shop',
  image: '',
  picture: null,
  fate: 'shown',
  rejectReason: null,
  startDate: null,
  endDate: null,
  changeWaits: false,
  ...over,
});

const WORDS: [Partial<ExplainedBanner>, RegExp][] = [
  [
    { fate: 'shown', endDate: '2026-12-01T06:30:00Z' },
    /slide 1 of the hero on WEB windows, until 1 Dec 2026, 12:00 PM/,
  ],
  [{ fate: 'pending' }, /^Pending approval\.$/],
  [{ fate: 'rejected', rejectReason: 'The picture is blurred.' }, /^Rejected: The picture is blurred\.$/],
  [{ fate: 'scheduled', startDate: '2026-12-01T04:30:00Z' }, /starts on 1 Dec 2026, 10:00 AM/],
  [{ fate: 'ended', endDate: '2026-11-01T04:30:00Z' }, /ended on 1 Nov 2026, 10:00 AM/],
  [{ fate: 'switchedOff', changeWaits: true }, /switched off\. An edit is pending approval\.$/],
  [{ fate: 'sellerHidden' }, /its seller is blocked/],
  [{ fate: 'productHidden' }, /its product is not on sale/],
];

test('/banner-debug says of each banner why it is shown or not (PROMO-8)', async () => {
  fakeApi(answer(explainBanners, { bannerImages: WORDS.map(([banner]) => explained(banner)) }));
  await renderAt('/banner-debug', { demo: true });
  expect(await screen.findByText(/^Device mode WEB/)).toBeInTheDocument();
  for (const [{ fate = '' }, words] of WORDS) {
    const row = (await screen.findByRole('heading', { name: fate })).parentElement as HTMLElement;
    expect(within(row).getByText(words)).toBeInTheDocument();
    expect(within(row).getByText(fate === 'shown' ? 'Shown' : 'Not shown')).toBeInTheDocument();
  }
});

test('/banner-debug sends visitors home outside of the demo', async () => {
  fakeApi();
  const { address } = await renderAt('/banner-debug');
  await waitFor(() => expect(address()).toBe('/'));
});
