import { type APIRequestContext, expect, test } from '@playwright/test';
import { open } from './open.ts';
import { expectSoundOn, lookOn } from './sound.ts';

async function bestSeller(request: APIRequestContext): Promise<{ _id: string; slug: string; companyName: string }> {
  const { data } = await (await request.get('/api/users/getAllUsersForWebsite?perPage=1')).json();
  return data[0];
}

test('a visitor finds a seller by state, type and name, opens the store and its products', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sellers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Sellers' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);

  const filters = page.getByRole('complementary', { name: 'Filters' });
  const state = filters.getByLabel('State');
  await state.selectOption({ label: (await state.locator('option').nth(1).textContent()) ?? '' });
  await expect(page).toHaveURL(/\/sellers\?state=[0-9a-f-]{36}$/);
  const city = filters.getByLabel('City');
  await city.selectOption({ index: 1 });
  await expect(page).toHaveURL(/city=/);
  await state.selectOption({ index: 2 });
  await expect(page).not.toHaveURL(/city=/);

  await page.getByRole('link', { name: 'Clear All Filters' }).first().click();
  await page.getByLabel('Search sellers by name').fill('godatir');
  await page.getByLabel('Search sellers by name').press('Enter');
  await expect(page).toHaveURL(/search=godatir/);
  await page.getByRole('link', { name: /^View Store: Godatir/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Godatir/ })).toBeVisible();
  await expect(page).toHaveURL(/\/seller\/[a-z0-9-]+$/);
  await page.getByRole('tab', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Company details' })).toBeVisible();
  await page.getByRole('tab', { name: /^Products/ }).click();
  await page.getByRole('link', { name: 'View All' }).first().click();
  await expect(page).toHaveURL(/\/shop\?seller=/);
});

test('a visit to a store is counted after the page is there, and a full load calls nothing else', async ({
  page,
  request,
}) => {
  const calls: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/uploads/')) calls.push(pathname);
  });
  await open(page, `/seller/${(await bestSeller(request)).slug}`);
  await expect.poll(() => calls).toContain('/api/views');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['/api/views']);
});

test('a store has one address: id, /supplier and /s lead there for good', async ({ request }) => {
  const { _id, slug } = await bestSeller(request);
  for (const path of [`/seller/${_id}`, `/supplier/${slug}`, `/s/${slug}`]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(301);
    expect(answer.headers().location).toMatch(new RegExp(`/seller/${slug}$`));
  }
  expect((await request.get('/seller/no-such-store')).status()).toBe(404);
});

test('no page of sellers holds a whole number of one', async ({ request }) => {
  const { slug } = await bestSeller(request);
  for (const path of [
    '/sellers',
    `/seller/${slug}`,
    '/api/users/getAllUsersForWebsite?perPage=100',
    '/api/users/getTopVendors',
  ]) {
    const text = await (await request.get(path)).text();
    expect(text, path).toMatch(/\d\dXXXXXX\d\d/);
    expect(text.match(/"(phone|whatsapp|telephone)":"\+?\d{10,}"/g), path).toBeNull();
  }
});

test('sellers and a store have no accessibility violation and nothing overflows on a phone and a desk', async ({
  page,
  request,
}) => {
  test.slow();
  for (const address of ['/sellers', '/sellers?view=list', `/seller/${(await bestSeller(request)).slug}`])
    await test.step(address, async () => {
      await lookOn(page, 'phone');
      await open(page, address);
      await page.waitForLoadState('networkidle');
      await expectSoundOn(page, 'phone', 'desk');
    });
});
