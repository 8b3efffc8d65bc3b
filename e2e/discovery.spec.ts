// Screens: /sellers/$state /sellers/$state/$category /sellers/$state/$city/$category /brand/$slug
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { open, settled } from './open.ts';
import { expectSoundOn, lookOn } from './sound.ts';

test('a visitor goes from all sellers to those of a state, a category, a city, and on to a brand', async ({ page }) => {
  await lookOn(page, 'light desk');
  await open(page, '/sellers');
  const byState = page.getByRole('region', { name: 'Sellers by state' });
  await byState.getByRole('link', { name: /^Maharashtra/ }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Plywood and interior material sellers in Maharashtra');
  await expect(page).toHaveURL(/\/sellers\/maharashtra$/);
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');

  await page
    .getByRole('region', { name: 'By category in Maharashtra' })
    .getByRole('link', { name: /^Laminates/ })
    .click();
  await expect(heading).toHaveText(/^Laminates.* sellers in Maharashtra$/);
  await page.getByRole('region', { name: 'Cities in Maharashtra' }).getByRole('link', { name: /^Pune/ }).click();
  await expect(page).toHaveURL(/\/sellers\/maharashtra\/pune\/laminates$/);
  await expect(heading).toHaveText(/sellers in Pune, Maharashtra$/);
  await expect(page.getByRole('region', { name: 'Sellers in Pune' }).getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Questions and answers' })).toContainText('Pune');
  await settled(page);
  await expectSoundOn(page, 'dark phone', 'light desk');

  const brand = page.getByRole('region', { name: 'Brands sold in Pune' }).getByRole('link').first();
  const name = ((await brand.textContent()) ?? '').replace(/\s*\d+$/, '');
  await brand.click();
  await expect(heading).toHaveText(name);
  await expect(page).toHaveURL(/\/brand\/[a-z0-9-]+$/);
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page
    .getByRole('region', { name: `${name} products` })
    .getByRole('link', { name: /^Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\//);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/brand\/[a-z0-9-]+$/);
});
