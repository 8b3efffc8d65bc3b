// Screens: / /shop /category/$slug /product/$idOrSlug /seller/$id
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { openHeld } from './open.ts';
import { enterAs } from './signed-in.ts';

const PHONE = { width: 360, height: 740 };

async function slugOf(request: APIRequestContext, path: string): Promise<string> {
  const { data } = await (await request.get(path)).json();
  return data[0].slug;
}

/** Pages with the name of their Call button. */
const placesOf = async (request: APIRequestContext) => ({
  '/': /^Call /,
  '/shop': /^Call /,
  [`/product/${await slugOf(request, '/api/product?perPage=1')}`]: 'Call',
  [`/seller/${await slugOf(request, '/api/users/getAllUsersForWebsite?perPage=1')}`]: 'Call',
});

const callButton = (page: Page, name: string | RegExp) =>
  page
    .locator('#main')
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first();

/** What a page offers besides its menu and Call; sheets and the sign-in form are closed again, tabs are pages. */
async function tapTheRest(page: Page, path: string): Promise<void> {
  const main = page.locator('#main');
  const asksToSignIn = async (button: ReturnType<Page['locator']>) => {
    await button.click();
    const login = page.getByRole('dialog', { name: 'Login' });
    await login.getByRole('button', { name: 'Close' }).click();
    await expect(login).toBeHidden();
  };
  if (path === '/shop') {
    await main.getByRole('button', { name: 'Filters' }).click();
    const filters = page.locator('#filters');
    await filters.getByRole('button', { name: 'Close' }).click();
    await expect(filters).toBeHidden();
    await main.getByRole('button', { name: 'Sort', exact: true }).click();
    const sort = page.getByRole('dialog', { name: 'Sort' });
    await sort.getByRole('button', { name: 'Close' }).click();
    await expect(sort).toBeHidden();
  }
  if (path.startsWith('/product/')) await asksToSignIn(main.getByRole('button', { name: 'Wishlist', exact: true }));
  if (path.startsWith('/product/') || path.startsWith('/seller/')) {
    const bar = page.getByRole('region', { name: 'Contact', exact: true });
    await asksToSignIn(bar.getByRole('button', { name: 'WhatsApp', exact: true }));
    await main.getByRole('tab', { name: /^Reviews/ }).click();
    await expect(page).toHaveURL(/\?tab=reviews#details$/);
    await expect(main.getByRole('tab', { name: /^Reviews/ })).toHaveAttribute('aria-selected', 'true');
  }
}

test('on a phone every control of home, shop, a product and a store answers before its scripts have come', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const login = page.getByRole('dialog', { name: 'Login' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [path, call] of Object.entries(await placesOf(page.request))) {
    const answer = await openHeld(page, path);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link', { name: 'Sellers' })).toBeVisible();
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();
    await tapTheRest(page, path);
    await callButton(page, call).click();
    await login.getByLabel('Phone number').fill('98765012');
    answer();
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    await expect(login.getByLabel('Phone number')).toHaveValue('987-650-12');
    await expect(login.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('on a phone the buttons of a store stay where they are when its last visit is shown', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const answer = await openHeld(
    page,
    `/seller/${await slugOf(page.request, '/api/users/getAllUsersForWebsite?perPage=1')}`,
  );
  const more = page.locator('#main').getByRole('button', { name: 'More', exact: true }).first();
  const place = () => more.evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  const lastVisit = page.locator('#main header').getByText(/^(Online|Active \d+[hd] ago)$/);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await place();
  await expect(lastVisit).toBeHidden();
  answer();
  await expect(lastVisit).toBeVisible();
  expect(await place()).toBe(before);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a member’s early tap looks taken, and opens the dialog once the page answers; nothing is dialled', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await enterAs(page, '9000000001');
  const path = `/product/${await slugOf(page.request, '/api/product?perPage=1')}`;
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/leads') && sent.push(request.url()));
  for (const name of ['Call', 'WhatsApp']) {
    const answer = await openHeld(page, path);
    const button = page.getByRole('region', { name: 'Contact' }).getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('data-tapped', '');
    await expect(page.getByRole('dialog')).toBeHidden();
    answer();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(sent).toEqual([]);
});

test('without a script menu, Filters, Sort and the footer work on a phone, and on a desk the first filters are links, further ones buttons', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sellers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Doors/ }).check();
  await filters.getByRole('checkbox', { name: /^Plywood/ }).check();
  await filters.getByRole('button', { name: /^Show [\d,]+ products?$/ }).click();
  await expect(page).toHaveURL(/categories=[0-9a-f-]{36}&categories=[0-9a-f-]{36}/);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await page.getByRole('dialog', { name: 'Sort' }).getByRole('link', { name: 'Price: high to low' }).click();
  await expect(page).toHaveURL(/categories=.*sortBy=price&sortOrder=desc/);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Contact' })).toBeHidden();
  await footer.getByText('Quick links').last().click();
  await expect(footer.getByRole('link', { name: 'Contact' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/category/plywood');
  const group = (name: string) => filters.getByRole('group', { name });
  await group('Thickness')
    .getByRole('link', { name: /^18 mm/ })
    .click();
  await expect(page).toHaveURL(/\/category\/plywood\?thickness=18$/);
  await group('Grade').getByRole('link', { name: /^BWP/ }).click();
  await expect(page).toHaveURL(/\?grade=BWP&thickness=18$/);
  const size = group('Size').getByRole('button', { name: /^8 × 4 ft/ });
  const promised = /\d+$/.exec((await size.textContent()) ?? '')?.[0] ?? '';
  await size.click();
  await expect(page).toHaveURL(/size=8x4/);
  await expect(page.getByText(/^[\d,]+ products?/).first()).toHaveText(new RegExp(`^${promised} products?`));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await context.close();
});

test('on a phone name and price of a product stand above the fold, and the header returns on the way up', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.goto(`/product/${await slugOf(page.request, '/api/product?perPage=1')}`);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const bottomOf = async (part: ReturnType<Page['locator']>) => {
    const box = await part.boundingBox();
    return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
  };
  const bar = await page.getByRole('region', { name: 'Contact', exact: true }).boundingBox();
  expect(await bottomOf(page.getByRole('heading', { level: 1 }))).toBeLessThan(bar?.y ?? 0);
  expect(await bottomOf(page.locator('#main').getByText('₹').first())).toBeLessThan(bar?.y ?? 0);
  const [search, top] = [page.getByRole('search'), page.getByRole('region', { name: 'Contact and apps' })];
  await page.mouse.wheel(0, 900);
  await expect(search).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(search).toBeInViewport();
  await expect(top).not.toBeInViewport();
});

test('a page whose first script fails twice says so with a button; loaded anew, it fetches a script that fails once more (SHELL-13)', async ({
  page,
}) => {
  let failures = 3;
  await page.route(
    ({ pathname }) => /^\/assets\/entry-client[^/]*\.js$/.test(pathname),
    (route) => (failures-- > 0 ? route.abort() : route.continue()),
  );
  await page.goto('/shop');
  await expect(page.getByRole('alert')).toContainText('A part of this page could not be loaded.');
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  expect(failures).toBe(-1);
});
