// Screens: /calculator
import { chromium, expect } from '@playwright/test';
import { test } from './journey.ts';
import { open } from './open.ts';
import { enterAs } from './signed-in.ts';
import { expectSoundOn, lookOn } from './sound.ts';

const BUYER = '9000000001';

test('a buyer sees how to cut a wardrobe, without a network too, and posts the list as a requirement', async () => {
  const { baseURL, launchOptions, contextOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext('', {
    ...launchOptions,
    ...contextOptions,
    ...(baseURL && { baseURL }),
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await enterAs(page, BUYER, { own: true });
  await lookOn(page, 'phone');
  await open(page, '/calculator');
  await expect(page.getByRole('img', { name: /^Sheet 1 of / }).first()).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');

  await page.getByLabel('Height').fill('tall');
  await expect(page.getByText('Enter a length in mm, or as 6 ft 6 in')).toBeVisible();
  await expect(page.getByText('Correct the marked sizes to see the layout.')).toBeVisible();
  await page.getByLabel('Height').fill('2100');
  await page.getByLabel('Width').fill('1200');
  const result = page.getByRole('region', { name: 'What you need' });
  await expect(result).toContainText(/Sheets48×4 ft, 18 mm/);
  await expect(result).toContainText(/\d+ kgabout/);

  await expect.poll(() => page.evaluate(async () => (await caches.match('/calculator'))?.status ?? 0)).toBe(200);
  await context.setOffline(true);
  await open(page, '/calculator');
  await page.getByRole('radio', { name: 'My own cut list' }).check();
  await page.getByRole('button', { name: 'Add a part' }).click();
  await page.getByRole('group', { name: 'Part 3' }).getByLabel('Length').fill('3000');
  await page.getByRole('group', { name: 'Part 3' }).getByLabel('Width').fill('300');
  await expect(page.getByRole('alert').filter({ hasText: 'Part 3' })).toContainText('can hold: Part 3');
  await expectSoundOn(page, 'light desk', 'dark phone');
  await page.getByRole('button', { name: 'Remove Part 3' }).click();
  await context.setOffline(false);

  await page.getByRole('radio', { name: 'Wardrobe' }).check();
  await page.getByRole('button', { name: 'Post as requirement' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('4 sheets of 18 mm MR plywood, 8×4 ft');
  await expect(page.getByLabel('Description')).toHaveValue(/Side: 2100 × 600 mm, 2/);
  await context.close();
});
