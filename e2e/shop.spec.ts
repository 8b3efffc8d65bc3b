// Screens: /shop /categories /category/$slug /search
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { callsOf, open, settled } from './open.ts';
import { expectSound, expectSoundOn, lookOn } from './sound.ts';

/** A sidebar, on small screens a dialog. */
const filters = (page: Page) => page.locator('#filters');
const counted = async (page: Page) =>
  Number(
    /[\d,]+/
      .exec(
        (await page
          .getByText(/^[\d,]+ products?/)
          .first()
          .textContent()) ?? '',
      )?.[0]
      .replaceAll(',', ''),
  );

test('on a phone the filters are a drawer, and over ten pages have a box to go to one (CAT-3, CAT-5)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/shop');
  await page.getByLabel('Go to page').fill('7');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(/page=7/);
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByText('…')).toHaveText(['…', '…']);
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByText('…').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Products per page' }).selectOption('20 per page');
  await expect(page).toHaveURL(/\/shop\?perPage=20$/);
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = filters(page);
  await drawer.getByRole('checkbox', { name: /^Doors/ }).check();
  await expect(page).toHaveURL(/\/shop\?categories=[0-9a-f-]{36}&perPage=20$/);
  await expectSound(page);
  await drawer.getByRole('button', { name: /^Show \d+ products$/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(page.getByLabel('Go to page')).toHaveCount(0);
});

test('a full load of the shop asks for nothing, and only reports the search; coming from another page it asks for products and brands (CAT-5)', async ({
  page,
}) => {
  const calls = callsOf(page);
  await open(page, '/shop?search=ply');
  await settled(page);
  await calls.leaveForSellers();
  expect(calls.paths().filter((path) => path !== '/api/searches')).toEqual([]);

  await open(page, '/about-us');
  const requests = [/\/api\/product\?/, /\/api\/brand\?perPage=100$/].map((address) => page.waitForRequest(address));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await Promise.all(requests);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the four categories of the sample data and all others are there, with their products (CAT-6)', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/category/getCategory?level=1')).json();
  await open(page, '/categories');
  await expect(page.getByRole('article')).toHaveCount(data.length);
  for (const slug of ['electronics', 'fashion', 'furniture', 'home-garden'])
    expect((await request.get(`/category/${slug}`)).status(), slug).toBe(200);
  await page.getByRole('link', { name: 'Plywood', exact: true }).first().click();
  await expect(page).toHaveURL(/\/category\/plywood$/);
  await page.getByRole('list', { name: 'Sub-categories' }).getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('HomeCategoriesPlywood');
  expect((await request.get('/category/no-such-category')).status()).toBe(404);
});

test('categories, and a shop that has nothing to show, are accessible and nothing overflows on a phone and a desk', async ({
  page,
}) => {
  test.slow();
  const screens = [
    ['/categories', 'light phone', 'dark desk'],
    ['/category/plywood', 'light desk', 'dark phone'],
    ['/category/none', 'light phone'],
    ['/shop?search=zzzzzz', 'dark desk'],
    ['/shop?page=9999', 'light desk'],
  ] as const;
  for (const [address, ...looks] of screens)
    await test.step(address, async () => {
      await lookOn(page, looks[0]);
      await open(page, address);
      await settled(page);
      await expectSoundOn(page, ...looks);
    });
});

test('a buyer on a phone finds 18 mm BWP ply in Pune under ₹180 a sq.ft in four taps after the search', async ({
  page,
}) => {
  await lookOn(page, 'phone');
  await open(page, '/about-us');
  await page.getByLabel('Search').and(page.locator('input')).fill('bwp ply pune');
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('navigation', { name: 'Kinds of results' });
  await tabs.getByRole('link', { name: /^Products/ }).click();
  const suggested = page.getByRole('list', { name: 'Suggested filters' });
  await suggested.getByRole('link', { name: /^Plywood/ }).click();
  await expect(page).toHaveURL(/categories=/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await suggested.getByRole('link', { name: /^up to ₹180 \/ sq ft/ }).click();
  await expect(page).toHaveURL(/maxSqft=180/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const thickness = suggested.getByRole('button', { name: /^18 mm/ });
  const promised = Number(/\d+$/.exec((await thickness.textContent()) ?? '')?.[0]);
  expect(promised).toBeGreaterThanOrEqual(3);
  await thickness.click();
  await expect(page).toHaveURL(/thickness=18/);
  await expect.poll(() => counted(page)).toBe(promised);
  await settled(page);
  const cards = await page.getByRole('article').allTextContents();
  for (const card of cards.slice(0, promised)) expect(card).toContain('Pune, Maharashtra');
  // Where a place has fewer than six, the nearest follow with their distance.
  if (promised < 6) expect(cards.length).toBeGreaterThan(promised);
  for (const card of cards.slice(promised)) expect(card).toContain(' km · ');
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Up to ₹180 per sq.ft');
  await expectSoundOn(page, 'dark phone');

  await page.goto(page.url());
  await expect.poll(() => counted(page)).toBe(promised);
});

test('a category’s first product is seen on a phone without scrolling, and /categories is no long way (CAT-6, CAT-28)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/shop?category=Plywood');
  await expect(page).toHaveURL(/\/category\/plywood$/);
  for (const slug of ['plywood', 'hardware', 'doors', 'furniture', 'mdf', 'hardware-drawer-channels']) {
    await open(page, `/category/${slug}`);
    await settled(page);
    const card = page.locator('#results').getByRole('article').first();
    const bar = await page.getByRole('button', { name: /^Filters/ }).boundingBox();
    for (const [what, part] of [
      ['picture', card.locator('img').last()],
      ['name', card.getByRole('heading')],
      ['price', card.getByText(/^₹[\d,]+/).first()],
    ] as const) {
      const box = await part.boundingBox();
      expect.soft((box?.y ?? 0) + (box?.height ?? 0), `${what} of ${slug}`).toBeLessThan(bar?.y ?? 0);
    }
  }
  await open(page, '/categories');
  const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
  expect((await first.boundingBox())?.y).toBe((await second.boundingBox())?.y);
  const list = await page.locator('main ul').first().boundingBox();
  expect(list?.height).toBeLessThan(2400);
});

/** Breadcrumbs and the like stand before it. */
const FEW_TABS = 8;

test('the filters of a phone are a dialog; by the keyboard one skips to the products, which say what one is called', async ({
  page,
}) => {
  await lookOn(page, 'phone');
  await open(page, '/category/hardware');
  await settled(page);
  const opener = page.getByRole('button', { name: /^Filters/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeFocused();
  await expect(opener).not.toBeFocused();
  await expect(page.locator('footer')).toHaveJSProperty('inert', true);
  await expectSoundOn(page, 'dark phone');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.locator('footer')).toHaveJSProperty('inert', false);
  const cards = await page.getByRole('article').allTextContents();
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) {
    expect(card).toMatch(/₹[\d,]+per (?:piece|pair|set|box)/);
    expect(card).not.toMatch(/sq\.ft|Nos/);
  }

  await lookOn(page, 'desk');
  await open(page, '/shop');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  const skip = page.getByRole('link', { name: 'Skip to products' });
  const isThere = () => skip.evaluate((link) => link === document.activeElement);
  for (let tabs = 0; tabs < FEW_TABS && !(await isThere()); tabs++) await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
});
