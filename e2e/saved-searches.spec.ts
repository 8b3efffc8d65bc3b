// Screens: /account?tab=savedSearches /shop
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { freshNumber } from './members.ts';
import { open, settled } from './open.ts';
import { enterAs } from './signed-in.ts';
import { expectSoundOn, lookOn } from './sound.ts';

test('a stranger is asked to sign in; a member saves a search, finds it in the account, opens and deletes it', async ({
  page,
}) => {
  test.slow();
  await lookOn(page, 'phone');
  await open(page, '/shop?search=plywood%20pune');
  const save = page.getByRole('button', { name: 'Save this search' });
  await save.click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await enterAs(page, freshNumber());
  await open(page, '/shop?search=plywood%20pune');
  await settled(page);
  await save.click();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();

  await open(page, '/account?tab=savedSearches');
  const link = page.getByRole('link', { name: 'plywood pune' });
  await expect(link).toBeVisible();
  await page.getByRole('switch', { name: 'Alerts for plywood pune' }).click();
  await expect(page.getByText('Search saved without alerts.')).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');
  await link.click();
  await expect(page).toHaveURL(/\/shop\?search=plywood/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shop All Products' })).toBeVisible();

  await open(page, '/account?tab=savedSearches');
  await page.getByRole('button', { name: 'Delete plywood pune' }).click();
  await expect(page.getByText(/^No saved searches yet/)).toBeVisible();
});
