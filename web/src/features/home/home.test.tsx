import { listCategories, listProducts } from '@plyhaat/contract/catalog';
import { listBanners } from '@plyhaat/contract/promotions';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someBanner, someCategory, someProduct } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

test('the home page asks for both device lists and the eight newest products (S1-HOME-07, S1-HOME-19)', async () => {
  const api = fakeApi();
  await renderAt('/');
  expect(api.callsOf(listBanners).map(({ query }) => query.type)).toEqual(['WEB', 'APP']);
  expect(api.callsOf(listProducts)[0]?.query).toMatchObject({
    page: 1,
    perPage: 8,
    sortBy: 'createdAt',
    sortOrder: 'desc',
  });
});

test('sections without rows are not shown', async () => {
  fakeApi();
  await renderAt('/');
  expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Category' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Latest Products' })).toBeNull();
});

test('banner, categories and latest products lead where they say; nine categories use eight tints (S1-HOME-13)', async () => {
  const categories = Array.from({ length: 9 }, (_, i) => someCategory({ name: `Category ${i}`, slug: `c-${i}` }));
  fakeApi(
    answer(listBanners, { bannerImages: [someBanner()] }),
    answer(listCategories, { data: categories, total: 9 }),
    answer(listProducts, pageOf([someProduct()])),
  );
  const { container } = await renderAt('/');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link', { name: 'See BWP sheets' })[0]).toHaveAttribute('href', '/shop?search=marine');
  const cards = main.getAllByRole('link', { name: /^Category \d/ });
  expect(cards[4]).toHaveAttribute('href', `/shop?categories=${categories[4]?._id}`);
  const tints = cards.map((card) => card.innerHTML.match(/bg-tint-\d/)?.[0]);
  expect(new Set(tints).size).toBe(8);
  expect(tints[8]).toBe(tints[0]);
  expect(main.getByRole('link', { name: 'Latest Products' })).toHaveAttribute('href', '/shop?sort=latest');
  await expectNoAxeViolations(container);
});
