// Screens: /product/$idOrSlug /account?tab=wishlist
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { signIn } from './members.ts';
import { callsOf, open, settled } from './open.ts';
import { enterAs } from './signed-in.ts';
import { expectFits, expectSound, expectSoundOn, lookOn } from './sound.ts';

type Product = {
  _id: string;
  slug: string;
  name: string;
  reviewCount: number;
  images: unknown[];
  seller: { _id: string };
};

/** Some product with several pictures, each journey another one. */
async function productAt(request: APIRequestContext, place: number): Promise<Product> {
  const { data } = await (await request.get('/api/product?perPage=60&sortBy=createdAt')).json();
  const full: Product[] = [];
  for (const { slug } of data) {
    const one = (await (await request.get(`/api/product/getProductById/${slug}`)).json()).data;
    if (one.images.length > 2) full.push(one);
    if (full.length > place) break;
  }
  return full[place] as Product;
}

const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures' });

test('a full load of a product tells its view and nothing else; printed, it shows its facts and nothing to press', async ({
  page,
  request,
}) => {
  const { slug, _id } = await productAt(request, 0);
  const calls = callsOf(page);
  await open(page, `/product/${slug}`);
  await expect.poll(calls.paths).toEqual(['/api/views']);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Category', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`http.*/product/${slug}`))).toBeVisible();
  for (const name of ['Wishlist', 'Share', 'Write a review'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();

  // Whatever the page would have called for itself came before what the next page calls.
  await page.emulateMedia({ media: 'screen' });
  await calls.leaveForSellers();
  expect(calls.paths()).toEqual(['/api/views']);
  expect(calls.bodyOf('/api/views')).toEqual({ productId: _id });
});

test('a product that is gone fits a phone, however long its address (CAT-8)', async ({ page }) => {
  await lookOn(page, 'phone');
  await open(page, '/product/marine-plywood-18-mm-gurjan-face-of-a-seller-who-left-the-market');
  await expect(page.getByRole('link', { name: /^Search “marine plywood/ })).toBeVisible();
  await expectFits(page);
});

test('pictures are swiped, chosen and enlarged, by finger and by keyboard (CAT-9)', async ({ page, request }) => {
  const { slug, images } = await productAt(request, 0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/product/${slug}`);
  const row = gallery(page).getByRole('list').first();
  await row.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
  await expect(gallery(page).getByText(`2 / ${images.length}`)).toBeVisible();
  // A phone swipes; where there is room, small pictures are chosen from.
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(gallery(page).getByRole('button', { name: 'Picture 2', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await gallery(page).getByRole('button', { name: 'Picture 3', exact: true }).click();
  await expect(gallery(page).getByText(`3 / ${images.length}`)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery(page).getByText(`2 / ${images.length}`)).toBeVisible();

  await gallery(page)
    .getByRole('button', { name: `Enlarge picture 2 of ${images.length}` })
    .click();
  const full = page.getByRole('dialog');
  await expect(full.getByRole('status')).toHaveText(`2 / ${images.length}`);
  await expectSound(page);
  await page.keyboard.press('+');
  await expect(full.getByRole('button', { name: 'Zoom out', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(full.getByRole('status')).toHaveText(`3 / ${images.length}`);
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();
});

/** Whoever contacted the seller is published at once. */
async function contactSeller(page: Page, { _id, seller }: Product): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('plyhaat.accessToken'));
  const made = await page.request.post('/api/leads', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: { userId: seller._id, productId: _id, channel: 'contact' },
  });
  expect(made.status(), await made.text()).toBe(200);
}

test('a member reviews a product, and the review and the average appear without a reload (REV-3)', async ({
  page,
  request,
}) => {
  const product = await productAt(request, 1);
  const { slug, _id } = product;
  const listed = await request.get(`/api/productReview/getReviewForProduct?productId=${_id}`);
  const { stars, reviewCount }: { stars: number[]; reviewCount: number } = (await listed.json()).summary;
  const given = stars.reduce((sum, count, at) => sum + count * (at + 1), 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/product/${slug}`);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');

  await signIn(page, '9000000001');
  await contactSeller(page, product);
  await page.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a review' });
  await expect(dialog.getByLabel(/^Name/)).not.toHaveValue('');
  await expect(dialog.getByLabel(/^Name/)).toHaveAttribute('readonly');
  await dialog.getByRole('button', { name: 'Submit review' }).click();
  await expect(dialog.getByText('Please select a rating')).toBeVisible();
  await expect(dialog.getByText('Please enter a comment')).toBeVisible();
  await expectSound(page);
  await dialog.getByText('4 stars, Very good').click({ force: true });
  const words = `True thickness, ${Date.now()}`;
  await dialog.getByLabel(/^Comment/).fill(words);
  await dialog.getByRole('button', { name: 'Submit review' }).click();
  await expect(dialog).toBeHidden();
  const review = page.getByRole('article').filter({ hasText: words });
  await expect(review).toBeVisible();
  await expect(review.getByRole('button', { name: 'Edit your review' })).toBeVisible();

  const expectCounted = async () => {
    const average = ((given + 4) / (reviewCount + 1)).toFixed(1);
    const noun = reviewCount === 0 ? 'review' : 'reviews';
    await expect(
      page.getByRole('button', { name: new RegExp(`out of 5 · ${reviewCount + 1} ${noun}$`) }),
    ).toContainText(average);
    const panel = page.getByRole('tabpanel', { name: /^Reviews/ });
    await expect(panel.getByText(average, { exact: true })).toBeVisible();
    await expect(panel.getByText(`4 stars: ${(stars[3] ?? 0) + 1}`, { exact: true })).toBeAttached();
  };
  await expectCounted();

  await page.reload();
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await expect(review).toBeVisible();
  await expectCounted();
});

test('on a slow line a tap on a card shows at once that a product is coming, from the top of its page (SHELL-1, CAT-7)', async ({
  page,
}) => {
  await open(page, '/shop');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/product/getProductById/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const link = page.getByRole('link', { name: /^Details/ }).nth(9);
  const name = (await link.getAttribute('aria-label'))?.replace('Details: ', '') ?? '';
  expect(name).not.toBe('');
  await link.click();
  await expect(page).toHaveTitle(/^Loading product/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  held.resolve();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/product\/[a-z0-9-]+$/);
});

test('what is personal appears without moving the page', async ({ page, request }) => {
  const { slug } = await productAt(request, 3);
  await enterAs(page, '9000000002');
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { moved: number }).moved += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = () => page.evaluate(() => (window as unknown as { moved: number }).moved);
  await open(page, `/product/${slug}`);
  await expect(page.getByRole('button', { name: 'Wishlist', exact: true })).toHaveAttribute('aria-pressed', /./);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toHaveCount(0);
  await settled(page);
  expect(await moved()).toBeLessThan(0.02);
  // Proves that a page that does move is noticed.
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('margin-top', '300px'));
  await expect.poll(moved).toBeGreaterThan(0.02);
});

test('every address of the sitemap leads to a page', async ({ request }) => {
  const places = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, place]) => new URL(place ?? '').pathname,
    );
  const files = await places('/sitemap.xml');
  const pages = await places(files[0] ?? '');
  const products = await places(files[1] ?? '');
  expect(pages.length).toBeGreaterThan(5);
  expect(products.length).toBeGreaterThan(500);
  for (const path of [...pages, ...products.slice(0, 3)]) expect((await request.get(path)).status(), path).toBe(200);
});

test('reviews and the report dialog are accessible and nothing overflows on a phone and a desk', async ({
  page,
  request,
}) => {
  const { slug } = await productAt(request, 0);
  await lookOn(page, 'phone');
  await open(page, `/product/${slug}`);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
  await enterAs(page, '9000000004');
  await open(page, `/product/${slug}`);
  // What only members see moves the button when it comes.
  await settled(page);
  await page.getByRole('button', { name: 'Report this product' }).click();
  await expect(page.getByRole('dialog', { name: 'Report this product' })).toBeVisible();
  await expectSound(page, '[role=dialog]');
});
