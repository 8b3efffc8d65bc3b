import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { listCategories } from '@plyhaat/contract/catalog/categories';
import { listPosts } from '@plyhaat/contract/content/blog';
import { listVideos } from '@plyhaat/contract/content/videos';
import { tooManyRequests } from '@plyhaat/contract/core/errors';
import { listArrivals } from '@plyhaat/contract/promotions/arrivals';
import { listBanners } from '@plyhaat/contract/promotions/banners';
import { listFlashSales } from '@plyhaat/contract/promotions/flash-sales';
import { listHomeSections } from '@plyhaat/contract/promotions/home-sections';
import { listReels } from '@plyhaat/contract/reels/reels';
import { listRequirements } from '@plyhaat/contract/requirements/requirements';
import { listTopSellers } from '@plyhaat/contract/sellers/sellers';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someBanner, someCategory, someProduct, someRequirement, someSellerCard } from '#test/builders.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { someArrival, somePost, someReel, someSale, someVideo } from '#test/home.ts';
import { renderAt } from '#test/render.tsx';
import { SECTIONS } from './sections.tsx';

// Their code is here, as for a visitor who has read on for a while.
beforeAll(() => Promise.all(SECTIONS.map(({ section }) => section.fetch())));
beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const main = () => within(screen.getByRole('main'));

test('the home page asks for so many of each (HOME-2)', async () => {
  const api = fakeApi();
  await renderAt('/');
  await waitFor(() => expect(api.callsOf(listRequirements)).toHaveLength(1));
  expect(api.callsOf(listBanners).map(({ query }) => query.type)).toEqual(['WEB', 'APP']);
  expect(api.callsOf(listProducts)[0]?.query).toMatchObject({
    page: 1,
    perPage: 8,
    sortBy: 'createdAt',
    sortOrder: 'desc',
  });
  expect(api.callsOf(listFlashSales)[0]?.query).toMatchObject({
    page: 1,
    perPage: 8,
    endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(api.callsOf(listArrivals)[0]?.query).toEqual({ pageIndex: 1, pageSize: 8 });
  expect(api.callsOf(listTopSellers)[0]?.query).toEqual({ page: 1, perPage: 10 });
  expect(api.callsOf(listReels)[0]?.query).toMatchObject({ page: 1, perPage: 10, status: 'true' });
});

test('while the banners are awaited the page stands there with their placeholder', async () => {
  fakeApi(answer(listBanners, () => new Promise<never>(() => {})));
  await renderAt('/');
  expect(await main().findByRole('heading', { name: 'Get in Touch' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull();
});

test('sections without rows are not shown', async () => {
  fakeApi();
  await renderAt('/');
  expect(await main().findByRole('heading', { name: 'Get in Touch' })).toBeInTheDocument();
  await waitFor(() => expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull();
});

test('sections stand in the order that staff chose; what they did not name follows', async () => {
  fakeApi(
    answer(listHomeSections, { data: ['contact', 'requirements', 'hero'] }),
    answer(listRequirements, { data: [someRequirement()], total: 1 }),
    answer(listProducts, pageOf([someProduct()])),
  );
  await renderAt('/');
  await main().findByRole('region', { name: 'Buyer requirements' });
  await waitFor(() =>
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Get in Touch', 'Buyer requirements', expect.stringContaining('Latest')]),
  );
});

test('the strip leads to the list and to each requirement', async () => {
  const requirement = someRequirement();
  fakeApi(answer(listRequirements, { data: [requirement], total: 1 }));
  await renderAt('/');
  const strip = within(await main().findByRole('region', { name: 'Buyer requirements' }));
  expect(strip.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/requirements');
  expect(strip.getByRole('link', { name: requirement.productName })).toHaveAttribute(
    'href',
    `/requirement/${requirement._id}`,
  );
});

test('banner, categories and latest products lead where they say; nine categories use eight tints (HOME-3)', async () => {
  const categories = Array.from({ length: 9 }, (_, i) => someCategory({ name: `Category ${i}`, slug: `c-${i}` }));
  fakeApi(
    answer(listBanners, { bannerImages: [someBanner()] }),
    answer(listCategories, { data: categories, total: 9 }),
    answer(listProducts, pageOf([someProduct()])),
  );
  await renderAt('/');
  expect(main().getAllByRole('link', { name: 'See BWP sheets' })[0]).toHaveAttribute('href', '/shop?search=marine');
  const cards = await main().findAllByRole('link', { name: /^Category \d/ });
  expect(cards[4]).toHaveAttribute('href', `/shop?categories=${categories[4]?._id}`);
  const tints = cards.map((card) => card.innerHTML.match(/bg-tint-\d/)?.[0]);
  expect(new Set(tints).size).toBe(8);
  expect(tints[8]).toBe(tints[0]);
  expect(await main().findByRole('link', { name: 'Latest Products' })).toHaveAttribute('href', '/shop?sort=latest');
});

test('flash sales name their discount in percent or rupees, and one whose end has come is not there (PROMO-12, HOME-5)', async () => {
  const ended = someSale({ _id: 'ended', endDate: new Date(Date.now() - 1000).toISOString() });
  ended.productId = { ...ended.productId, name: 'Gone yesterday' };
  fakeApi(
    answer(listFlashSales, {
      data: [
        ended,
        someSale({ secondPrice: 34.13 }),
        someSale({ _id: 'flat', discountType: 'Flat', discountValue: 90 }),
      ],
      total: 3,
    }),
  );
  await renderAt('/');
  const strip = within(await main().findByRole('region', { name: 'Flash sale products' }));
  await waitFor(() => expect(strip.queryByText('Gone yesterday')).toBeNull());
  expect(strip.getByText('22% OFF')).toBeInTheDocument();
  expect(strip.getByText('₹90 OFF')).toBeInTheDocument();
  expect(strip.getByText('₹34.13 per sq.ft')).toBeInTheDocument();
  expect(strip.getByRole('link', { name: 'View All Flash Sales' })).toHaveAttribute('href', '/shop');
  expect(strip.getAllByRole('link', { name: /^View Details/ })[0]).toHaveAttribute('href', '/product/linen-laminate');
  const clock = strip.getByRole('timer');
  await waitFor(() => expect(clock).toHaveAccessibleName(/^Ends in [67] hours \d+ minutes$/));
});

test('arrivals, sellers, blog and films show their parts (HOME-6)', async () => {
  fakeApi(
    answer(listArrivals, { data: [someArrival()], total: 1 }),
    answer(listTopSellers, { data: [someSellerCard()], total: 1 }),
    answer(listReels, { data: [someReel()], total: 1, BlogVideoCount: 1, next: null }),
    answer(listPosts, { data: [somePost()], total: 1 }),
    answer(listVideos, { data: [someVideo()], total: 1 }),
  );
  const { user } = await renderAt('/');
  const quote = await main().findByRole('link', { name: 'Get Quote: Rosewood veneer' });
  expect(quote).toHaveAttribute('href', '/product/rosewood-veneer');
  expect(main().getByRole('button', { name: /^Call Seller/ })).toBeInTheDocument();
  expect(await main().findByRole('heading', { name: 'TOP SELLERS' })).toBeInTheDocument();
  expect(main().getByRole('link', { name: 'Explore All Sellers' })).toHaveAttribute('href', '/sellers');
  const reel = await main().findByRole('link', { name: /^Play:\s*Hanging a door true/ });
  expect(reel).toHaveAttribute('href', '/reels/reel');
  expect(await main().findByText('Five boards, five cores')).toBeInTheDocument();
  await user.click(main().getByRole('tab', { name: 'Videos' }));
  expect(main().getByRole('link', { name: /^Play:\s*Pressing a sheet/ })).toHaveTextContent('1:35');
});

test('reels are asked for once, also by a visitor who comes back within five minutes', async () => {
  const api = fakeApi(answer(listReels, { data: [someReel()], total: 1, BlogVideoCount: 1, next: null }));
  const { router } = await renderAt('/');
  const fetchAhead = vi.spyOn(router, 'loadRouteChunk');
  const ofReels = () => fetchAhead.mock.calls.filter(([route]) => route === router.routesByPath['/reels/$id']);
  await waitFor(() => expect(ofReels()).toHaveLength(1));
  await act(() => router.navigate({ to: '/about-us' }));
  await act(() => router.navigate({ to: '/' }));
  await waitFor(() => expect(ofReels()).toHaveLength(2));
  expect(api.callsOf(listReels)).toHaveLength(1);
});

test('reels that cannot be loaded say so, and come when they are asked for again (HOME-7)', async () => {
  let broken = true;
  fakeApi(
    answer(listReels, () =>
      broken ? refuse(tooManyRequests) : { data: [someReel()], total: 1, BlogVideoCount: 1, next: null },
    ),
  );
  const { user } = await renderAt('/');
  expect(await main().findByText('Failed to load reels')).toBeInTheDocument();
  broken = false;
  await user.click(main().getByRole('button', { name: 'Try Again' }));
  expect(await main().findByRole('link', { name: /^Play/ })).toBeInTheDocument();
});

test('Add Requirement asks a visitor to sign in first (HOME-8)', async () => {
  fakeApi(answer(listRequirements, { data: [someRequirement()], total: 1 }));
  const { user } = await renderAt('/');
  await user.click(await main().findByRole('button', { name: 'Add Requirement' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
});
