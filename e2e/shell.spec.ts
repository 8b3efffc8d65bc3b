// Screens: shell
import { expect, test } from '@playwright/test';
import { open } from './open.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the top bar hides past 50 px and shows again near the top (S1-SHELL-04, S1-SHELL-05)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/shop');
  const bar = page.getByRole('region', { name: 'Contact and apps' });
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect(bar).toBeInViewport();
});

test('on a phone the menu offers navigation, categories and the account (S1-SHELL-11)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Products' })).toBeVisible();
  await expect(menu.getByRole('button', { name: /log ?in/i }).first()).toBeVisible();
  await menu.getByRole('link', { name: 'Veneers' }).click();
  await expect(page).toHaveURL(/\/shop\?categories=/);
  await expect(menu).toBeHidden();
});

test('a picture that fails is replaced by a drawing, never a broken-image icon (S1-SHELL-20)', async ({ page }) => {
  let refused = 0;
  await page.route('**/api/uploads/demo/plywood/**', (route) => {
    refused++;
    return route.abort();
  });
  await open(page, '/shop?search=plywood');
  const card = page.getByRole('article').first();
  await expect(card.locator('svg[viewBox="0 0 120 80"]')).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  const broken = () =>
    page
      .getByRole('article')
      .locator('img')
      .evaluateAll(
        (images) => (images as HTMLImageElement[]).filter((image) => image.complete && image.naturalWidth === 0).length,
      );
  await expect.poll(broken).toBe(0);
});

test('the demo says that it is one, and the footer names every level-1 category (S1-SHELL-17, SC-SHELL-25, SC-SHELL-27)', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const { data } = await (await request.get('/api/category/getCategory?level=1')).json();
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(links).toHaveCount(data.length);
  await expect(links.first()).toHaveAttribute('href', `/shop?categories=${data[0]._id}`);

  const banner = page.getByRole('region', { name: 'Demo' });
  await expect(banner).toContainText('This is a demo.');
  await banner.getByRole('button', { name: 'Sample sign-ins' }).click();
  await expect(banner.getByRole('listitem')).toHaveCount(6);
  await banner.getByRole('button', { name: /Approver/ }).click();
  await expect(page.getByRole('dialog').getByLabel(/phone/i)).toHaveValue('900-000-0004');
});
