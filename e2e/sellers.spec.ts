// Screens: /sellers /seller/$id
import fs from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { callsOf, open, settled } from './open.ts';
import { pageOf } from './signed-in.ts';
import { expectSound, expectSoundOn, lookOn } from './sound.ts';

async function bestSeller(request: APIRequestContext): Promise<{ _id: string; slug: string; companyName: string }> {
  const { data } = await (await request.get('/api/users/getAllUsersForWebsite?perPage=1')).json();
  return data[0];
}

test('a visitor finds a seller by state, type and name, opens the store and its products', async ({ page }) => {
  await open(page, '/about-us');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sellers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Sellers' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);

  const filters = page.getByRole('complementary', { name: 'Filters' });
  const state = filters.getByLabel('State');
  await state.selectOption({ label: (await state.locator('option').nth(1).textContent()) ?? '' });
  await expect(page).toHaveURL(/\/sellers\?state=[0-9a-f-]{36}$/);
  const city = filters.getByLabel('City', { exact: true });
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

test('a seller finds its QR code from its own store and takes it away for print', async ({ browser }) => {
  const page = await pageOf(browser, '9000000002', { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  await open(page, '/account?tab=profile');
  await page.getByRole('link', { name: 'Public page' }).click();
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Performance' })).toContainText('Response rate');
  await page.getByRole('link', { name: 'QR code' }).click();
  const code = page.getByRole('region', { name: 'QR code' });
  await expect(code.getByRole('img')).toBeInViewport();
  await expectSound(page);
  for (const [kind, begins] of [
    ['SVG', '<svg'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await code.getByText(`Download ${kind}`).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^[a-z0-9-]+\\.${kind.toLowerCase()}$`));
    expect((await fs.readFile(await saved.path(), 'latin1')).slice(0, 4)).toBe(begins);
  }
});

test('a visit to a store is counted after the page is there, and a full load calls nothing else; printed, it has nothing to press', async ({
  page,
  request,
}) => {
  const calls = callsOf(page);
  await open(page, `/seller/${(await bestSeller(request)).slug}`);
  await expect.poll(calls.paths).toContain('/api/views');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const role of ['tab', 'checkbox', 'contentinfo'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  // A badge that explains itself on screen stays a badge on paper.
  const pressed = page.getByRole('button').filter({ visible: true, hasNotText: /^(Verified|Premium)$/ });
  await expect(pressed).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await calls.leaveForSellers();
  // A promotion on the page may be reported after the visit itself.
  expect([...new Set(calls.paths())]).toEqual(['/api/views']);
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

type Contacts = Readonly<Record<'phone' | 'whatsapp' | 'landline' | 'email', string | null>>;

/** Numbers and addresses of the listed sellers, as staff read them. */
async function contactsOf(page: Page, slugs: readonly string[]): Promise<string[]> {
  await page.goto('/robots.txt');
  const token = await page.evaluate(() => localStorage.getItem('plyhaat.accessToken'));
  const headers = { authorization: `Bearer ${token}` };
  const read = async (slug: string): Promise<Contacts & { companyObj: Contacts }> =>
    (await (await page.request.get(`/api/users/getUserById/${slug}`, { headers })).json()).data;
  const contacts: string[] = [];
  for (const slug of slugs) {
    const { phone, whatsapp, landline, email, companyObj } = await read(slug);
    for (const contact of [phone, whatsapp, landline, email, companyObj.phone, companyObj.email])
      if (contact) contacts.push(contact.replace(/[\s-]/g, ''));
  }
  // The banner of the demo shows the numbers of the sample sign-ins.
  return contacts.filter((contact) => !/^900000000\d$/.test(contact));
}

test('no public page holds a number or e-mail of a seller, not for search engines either (LEAD-2)', async ({
  browser,
  request,
}) => {
  const slugsAt = async (path: string): Promise<string[]> =>
    (await (await request.get(path)).json()).data.map(({ slug }: { slug: string }) => slug);
  const sellers = await slugsAt('/api/users/getAllUsersForWebsite?perPage=60');
  const products = await slugsAt('/api/product?perPage=4');
  const secrets = await contactsOf(await pageOf(browser, '9000000005'), sellers);
  expect(secrets.length).toBeGreaterThan(100);
  for (const path of [
    ...['/', '/shop', '/categories', '/sellers', '/sellers?view=list', '/search?q=ply', '/search?q=ply&type=sellers'],
    ...sellers.slice(0, 6).map((slug) => `/seller/${slug}`),
    ...products.map((slug) => `/product/${slug}`),
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const text = (await answer.text()).replace(/[\s-]/g, '');
    expect(
      secrets.filter((secret) => text.includes(secret)),
      path,
    ).toEqual([]);
    if (/^\/(seller|product)\//.test(path))
      expect(text, path).toContain('type="application/ld+json"'.replace(/[\s-]/g, ''));
  }
});

test('sellers and a store have no accessibility violation and nothing overflows on a phone and a desk', async ({
  page,
  request,
}) => {
  test.slow();
  const screens = [
    ['/sellers', 'light phone', 'dark desk'],
    ['/sellers?view=list', 'dark phone'],
    [`/seller/${(await bestSeller(request)).slug}`, 'light phone', 'dark desk'],
  ] as const;
  for (const [address, ...looks] of screens)
    await test.step(address, async () => {
      await lookOn(page, looks[0]);
      await open(page, address);
      await settled(page);
      await expectSoundOn(page, ...looks);
    });
});
