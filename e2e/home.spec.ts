// Screens: / /banner-debug
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { open, settled } from './open.ts';
import { expectSoundOn, lookOn } from './sound.ts';

/** HOME-1, in its order; banners and tabs have headings of their own. */
const SECTIONS = [
  'Category',
  'Latest Products',
  'Flash Sale',
  'New Arrivals',
  'TOP SELLERS',
  'Reels',
  'Blog and videos',
  'Franchise opportunities',
  'Sellers by state',
  'Buyer requirements',
  'Get in Touch',
];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the home page is complete without JavaScript: links, pictures and prices; its search finds', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Category' })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Details' }).first();
  await expect(card).toContainText('₹');
  await expect(card.getByRole('link', { name: /^Details/ })).toHaveAttribute('href', /^\/product\//);
  await expect(card.locator('img').last()).toHaveAttribute('srcset', /320w/);
  const headings = await page.locator('#main h2').allTextContents();
  expect(headings.filter((heading) => SECTIONS.includes(heading))).toEqual(SECTIONS);
  await expect(page.getByRole('link', { name: /^View Details/ }).first()).toHaveAttribute('href', /^\/product\//);
  await expect(page.getByRole('link', { name: /^Get Quote/ }).first()).toHaveAttribute('href', /^\/product\//);
  await expect(page.getByRole('link', { name: /^Play/ }).first()).toHaveAttribute('href', /^\/reels\//);

  const search = page.getByLabel('Search').and(page.locator('input'));
  await search.fill('marine');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=marine$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});

/** How many slides of a row can be seen whole. */
const wholeSlides = (page: Page, label: string) =>
  page.getByRole('region', { name: label, exact: true }).evaluate((section) => {
    const row = section.querySelector('ul')?.getBoundingClientRect() ?? new DOMRect();
    const slides = [...section.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect());
    return slides.filter(({ left, right }) => left >= row.left && right <= row.right + 1).length;
  });

test('a phone loads APP banners, a desk WEB banners, and only those; rows hold what fits, and sections below come alive on the way down (PROMO-8, HOME-4)', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (/\/banners\//.test(request.url())) pictures.push(request.url());
  });
  const rows = async () => [await wholeSlides(page, 'Latest products'), await wholeSlides(page, 'Categories')];
  await page.setViewportSize({ width: 360, height: 900 });
  await open(page, '/');
  expect(await rows()).toEqual([2, 3]);
  const last = page.getByRole('heading', { name: 'Get in Touch' });
  const isLaidOut = () => last.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));
  await page.setViewportSize({ width: 768, height: 900 });
  await settled(page);
  // Nobody has scrolled there.
  expect(await isLaidOut()).toBe(false);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((url) => !url.includes('/app-'))).toEqual([]);

  pictures.length = 0;
  await page.setViewportSize({ width: 769, height: 900 });
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
  await settled(page);
  expect(pictures.filter((url) => !url.includes('/web-'))).toEqual([]);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect.poll(rows).toEqual([6, 10]);

  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  await page.getByRole('heading', { name: 'Flash Sale' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('timer')).toHaveAccessibleName(/^Ends in \d+ hours \d+ minutes$/);
  const videos = page.getByRole('tab', { name: 'Videos' });
  await videos.scrollIntoViewIfNeeded();
  await expect(async () => {
    await videos.click();
    await expect(page.getByRole('tabpanel', { name: 'Videos' })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await page.getByRole('form', { name: 'Get in Touch' }).scrollIntoViewIfNeeded();
  await expectSoundOn(page, 'dark phone');
  await page.getByRole('button', { name: 'Add Requirement' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('a full load calls nobody; a category card opens the shop with it, and Back returns (SHELL-6, HOME-3)', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Impressions of banners and offers are reported later and fetch nothing.
    if (/^\/api\/(?!uploads\/|views$)/.test(pathname)) calls.push(pathname);
  });
  await lookOn(page, 'desk');
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Latest Products' })).toBeVisible();
  await settled(page);
  expect(calls).toEqual([]);

  await page
    .locator('#main')
    .getByRole('link', { name: /^Plywood/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/shop\?categories=[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shop All Products' })).toBeVisible();
  // All that was called since the first page: had that one called anybody, it would stand here.
  const called = () => [...new Set(calls)].toSorted();
  await expect.poll(called).toEqual(['/api/brand', '/api/product', '/api/promotion/running']);
  await expect(page.getByRole('link', { name: /^Details/ }).first()).toBeVisible();

  calls.length = 0;
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Latest Products' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('/banner-debug names the window’s mode and says why each banner is shown', async ({ page }) => {
  await lookOn(page, 'phone');
  await open(page, '/banner-debug');
  await expect(page.getByText('Device mode APP')).toBeVisible();
  await expect(page.getByText(/slide 1 of the hero on APP windows/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText('Device mode WEB')).toBeVisible();
  await expectSoundOn(page, 'desk');
});
