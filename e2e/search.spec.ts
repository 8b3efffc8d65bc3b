// Screens: shell /search
import { expect, type Page, test } from '@playwright/test';
import { open, settled } from './open.ts';
import { expectSoundOn, lookOn } from './sound.ts';

const field = (page: Page) => page.getByLabel('Search').and(page.locator('input'));
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('two characters ask nobody; more suggest sellers first, and the keyboard opens one (S1-SEARCH-04, S1-SEARCH-06, S1-SEARCH-11)', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/searchVendor|suggest/.test(request.url())) requests.push(request.url());
  });
  await page.clock.install();
  await open(page, '/');
  await field(page).pressSequentially('pl', { delay: 20 });
  // Longer than any pause after which the field asks.
  await page.clock.runFor(5000);
  await expect(list(page)).toBeHidden();

  await field(page).pressSequentially('ywood', { delay: 20 });
  await expect(list(page).getByRole('group').first()).toHaveAccessibleName('Sellers');
  await expect
    .poll(() => requests.findLast((url) => url.includes('/searchVendor')))
    .toMatch(/\?search=plywood&page=1&perPage=5$/);
  expect(requests.filter((url) => !/=ply/.test(url))).toEqual([]);
  await page.keyboard.press('ArrowDown');
  const name =
    (await list(page).getByRole('option', { selected: true }).locator('span span').first().textContent()) ?? '';
  expect(name).not.toBe('');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(seller\/[\w-]+|shop\?seller=[0-9a-f-]{36})/);
  await expect(list(page)).toBeHidden();
  await expect(page.getByText(name).first()).toBeVisible();
});

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

test('the list closes when the field is left (S1-SEARCH-10)', async ({ page }) => {
  await open(page, '/shop');
  await field(page).pressSequentially('laminate', { delay: 20 });
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
});

test('blank text goes nowhere, and results stand under tabs whose counts are those of the API (SC-SEARCH-13)', async ({
  page,
  request,
}) => {
  const { totals } = await (await request.get('/api/search?q=ply')).json();
  await open(page, '/');
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await field(page).fill('ply');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=ply$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link');
  await expect(tabs).toHaveText([
    `All${totals.all}`,
    `Products${totals.products}`,
    `Sellers${totals.sellers}`,
    `Categories${totals.categories}`,
  ]);
});

test('a mistyped word is corrected (SC-SEARCH-14)', async ({ page }) => {
  await open(page, '/search?q=plywod');
  await page.getByRole('link', { name: 'plywood', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=plywood$/);
  await expect(page.getByText('Did you mean')).toBeHidden();
});

test('a tab and its filters stay in the address (SC-SEARCH-15)', async ({ page }) => {
  await open(page, '/search?q=marine');
  await page
    .getByRole('navigation', { name: 'Kinds of results' })
    .getByRole('link', { name: /^Products/ })
    .click();
  const filtered = page.waitForResponse(/brands=/);
  await page.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/brands=.*type=products/);
  await filtered;
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const found = await page.getByText(/products? for “marine”/).textContent();
  await page.reload();
  await expect(page.getByText(/products? for “marine”/)).toHaveText(found ?? '');
  await expect(page.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first()).toBeChecked();
});

test('on a phone the chosen tab is in sight, also the last of them', async ({ page }) => {
  await lookOn(page, 'phone');
  await open(page, '/search?q=ply&type=categories');
  const tab = page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name: /^Categories/ });
  await expect(tab).toBeInViewport({ ratio: 0.9 });
});

test('searching works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await field(page).fill('marine');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=marine$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.close();
});

test('results and suggestions are accessible and nothing overflows on a phone and a desk', async ({ page }) => {
  test.slow();
  for (const address of [
    '/search?q=ply',
    '/search?q=ply&type=products',
    '/search?q=ply&type=sellers',
    '/search?q=zzzzqq',
    '/search',
  ])
    await test.step(address, async () => {
      await lookOn(page, 'phone');
      await open(page, address);
      await settled(page);
      await expectSoundOn(page, 'phone', 'desk');
    });
  await field(page).fill('marine');
  await expect(list(page)).toBeVisible();
  await expectSoundOn(page, 'desk', 'phone');
});
