import { expect, test } from '@playwright/test';
import { open } from './open.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the home page is complete without JavaScript: links, pictures and prices', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Category' })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Details' }).first();
  await expect(card).toContainText('₹');
  await expect(card.getByRole('link', { name: /^Details/ })).toHaveAttribute('href', /^\/product\//);
  await expect(card.locator('img').last()).toHaveAttribute('srcset', /320w/);
  await context.close();
});

test('windows up to 768 px load APP banners, wider ones WEB banners, and only those (S1-HOME-05, S1-HOME-06)', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (/\/banners\//.test(request.url())) pictures.push(request.url());
  });
  await page.setViewportSize({ width: 768, height: 800 });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((url) => !url.includes('/app-'))).toEqual([]);

  pictures.length = 0;
  await page.setViewportSize({ width: 769, height: 800 });
  await expect.poll(() => pictures.some((url) => url.includes('/web-'))).toBe(true);
});

test('a full load calls nobody; a category card opens the shop with it, and Back returns (SC-SESSION-24, S1-HOME-11)', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/uploads/')) calls.push(pathname);
  });
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Latest Products' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);

  await page
    .locator('#main')
    .getByRole('link', { name: /^Plywood/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/shop\?categories=[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shop All Products' })).toBeVisible();
  expect(calls.length).toBeGreaterThan(0);

  calls.length = 0;
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Latest Products' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a product card opens its page at the top, with its specification (S1-SHELL-01, S1-PCARD-06)', async ({
  page,
}) => {
  await open(page, '/shop');
  await page.evaluate(() => window.scrollTo(0, 600));
  const link = page.getByRole('link', { name: /^Details/ }).nth(2);
  const name = (await link.getAttribute('aria-label'))?.replace('Details: ', '') ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL(/\/product\/[a-z0-9-]+$/);
});
