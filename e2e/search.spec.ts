// Screens: shell /search
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { open, settled } from './open.ts';
import { expectSoundOn, expectWholeSoundOn, lookOn } from './sound.ts';

const field = (page: Page) => page.getByLabel('Search').and(page.locator('input'));
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('a suggested product opens with a click, also a slow one', async ({ page }) => {
  await open(page, '/about-us');
  // The list of the last letter is the one that stays.
  const settled = [/suggest\?.*=marine\b/, /searchVendor\?search=marine\b/].map((of) => page.waitForResponse(of));
  await field(page).pressSequentially('marine', { delay: 20 });
  await Promise.all(settled);
  const product = list(page).getByRole('group', { name: 'Products' }).getByRole('option').first();
  await product.click({ delay: 500 });
  await expect(page).toHaveURL(/\/product\//);
});

test('a text that names a dealer lists sellers first; one that names a price has a chip that changes its unit (SEARCH-11, SEARCH-12)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/search?q=mumbai%20plywood%20dealer');
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections.first()).toHaveText(/^Sellers/);

  await open(page, '/search?q=plywood%20under%203000%20per%20unit&type=products');
  await expect(page.getByRole('link', { name: 'Remove up to ₹3,000 / unit' })).toBeVisible();
  await page.getByRole('link', { name: 'Change to per sq ft' }).click();
  await expect(page.getByRole('link', { name: 'Remove up to ₹3,000 / sq ft' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove up to ₹3,000 / sq ft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /plywood/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Remove up to/ })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** The screen in both looks; each of its states in one. */
const RESULTS = [
  ['/search?q=ply', 'light phone', 'dark desk'],
  ['/search?q=ply&type=products', 'dark phone'],
  ['/search?q=ply&type=sellers', 'light desk'],
  ['/search?q=zzzzqq', 'light phone'],
  ['/search', 'dark desk'],
] as const;

test('results and suggestions are accessible and nothing overflows on a phone and a desk; the chosen tab is in sight', async ({
  page,
}) => {
  test.slow();
  for (const [address, ...looks] of RESULTS)
    await test.step(address, async () => {
      await lookOn(page, looks[0]);
      await open(page, address);
      await settled(page);
      await expectSoundOn(page, ...looks);
    });
  await field(page).fill('marine');
  await expect(list(page)).toBeVisible();
  await expectWholeSoundOn(page, 'light desk', 'dark phone');

  // On a phone the tabs scroll: the last of them is the one to look for.
  await open(page, '/search?q=ply&type=categories');
  const tab = page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name: /^Categories/ });
  await expect(tab).toBeInViewport({ ratio: 0.9 });
});
