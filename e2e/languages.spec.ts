// Screens: /shop / /account shell
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { open } from './open.ts';
import { expectSound } from './sound.ts';

const search = (page: Page) => page.getByRole('searchbox').first();
const langOf = (page: Page) => page.locator('html').getAttribute('lang');

/** The menu in the bar above the header. */
async function choose(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: from }).click();
  await page
    .getByRole('navigation', { name: 'Choose a language' })
    .getByRole('link', { name: to, exact: true })
    .first()
    .click();
}

test('a language that is chosen keeps the page, its filters, its place and what was typed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/shop?verified=true');
  const chosen = await page.locator('#filters a[aria-current]').count();
  await search(page).fill('waterproof ply');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // In the footer: the bar above the header is away where the page is scrolled.
  await page.locator('footer').getByRole('link', { name: 'हिन्दी' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await page.locator('footer').getByRole('link', { name: 'हिन्दी' }).click();

  await expect(page).toHaveURL(/\/hi\/shop\?verified=true$/);
  expect(await langOf(page)).toBe('hi-IN');
  await expect(search(page)).toHaveValue('waterproof ply');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(place * 0.8);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(page.locator('#filters a[aria-current]')).toHaveCount(chosen);
  await expectSound(page);

  await page.locator('main a[href^="/hi/product/"]').first().click();
  await expect(page).toHaveURL(/\/hi\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/hi\/shop\?verified=true$/);
  await page.reload();
  expect(await langOf(page)).toBe('hi-IN');
});

test('the way back stays in the language that was chosen meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/shop');
  await page.locator('main a[href^="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\//);
  // What arrives takes the focus, and an open menu closes.
  await expect(page.locator('#main')).toBeFocused();
  await choose(page, 'Language: English', 'मराठी');
  await expect(page).toHaveURL(/\/mr\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/mr\/shop$/);
  expect(await langOf(page)).toBe('mr-IN');
});

test('a screen without a language in its address follows the choice', async ({ page }) => {
  await open(page, '/');
  await page.locator('footer').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi$/);
  expect(await (await page.request.get('/account')).text()).toContain('<html lang="hi-IN">');
  expect(await (await page.request.get('/shop')).text()).toContain('<html lang="en-IN">');
});

test('on a phone the language is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/hi/sellers');
  await page.locator('header button[popovertarget]').first().click();
  await page.locator('#menu').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\d\/sellers$/);
  expect(await langOf(page)).toBe('en-IN');
  await expectSound(page);
});

test('whose browser prefers Hindi is offered it once, and never led away', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    locale: 'hi-IN',
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await open(page, '/shop?verified=true');
  await expect(page).toHaveURL(/\/shop\?verified=true$/);
  const offer = page.getByRole('link', { name: 'हिन्दी में देखें' });
  await expect(offer).toBeVisible();
  await expectSound(page);
  await offer.click();
  await expect(page).toHaveURL(/\/hi\/shop\?verified=true$/);
  await expect(offer).toBeHidden();
  await context.clearCookies();
  await open(page, '/');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(offer).toBeHidden();
  await context.close();
});
