import { expect } from '@playwright/test';
import { test } from './journey.ts';

const PAGES = [
  ['/no-such-page', 404],
  ['/product/no-such-product', 404],
  ['/%E0%A4%A', 400],
  ['/shop?search=%00', 400],
  ['/shop?search=%ff', 400],
] as const;

for (const [address, status] of PAGES)
  test(`the page at ${address} is a styled screen with status ${status}`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(status);
    expect(answer.headers()['content-type']).toContain('text/html');
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
    const html = await answer.text();
    expect(html).toContain('<link rel="stylesheet"');
    expect(html).not.toMatch(/ at .*\.(ts|js):\d+/);
  });

test('a bad part of an address falls back to its default instead of failing the page', async ({ page }) => {
  await page.goto('/shop?page=abc&sortBy=;drop&search=ply');
  await expect(page).toHaveURL(/\/shop\?search=ply$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shop All Products' })).toBeVisible();
});

test('a product found by its id leads to its slug for good', async ({ request }) => {
  const { data } = await (await request.get('/api/product?perPage=1')).json();
  const answer = await request.get(`/product/${data[0]._id}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toMatch(new RegExp(`/product/${data[0].slug}$`));
});

test('over-long addresses are refused in the envelope', async ({ request }) => {
  const answer = await request.get(`/api/product?search=${'a'.repeat(20_000)}`);
  expect(answer.status()).toBe(431);
  expect(await answer.json()).toMatchObject({ success: false, error: 'headers_too_large' });
});
