// Screens: /admin/categories /admin/brands /admin/lexicon /admin/places
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { goTo, open } from './open.ts';
import { enterAs } from './signed-in.ts';
import { expectSound, expectSoundOn, lookOn } from './sound.ts';

const ADMIN = '9000000005';
const table = (page: Page) => page.getByRole('table');

test('an administrator adds a sub-category, moves it by the keyboard and deletes it, and makes a word of a search', async ({
  page,
}) => {
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const now = String(Date.now());
  const name = `Trial ${now}`;
  // Letters alone, and another word each time.
  const word = `zarokha${[...now.slice(-6)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const row = page.getByRole('listitem').filter({ hasText: name });
  const choose = async (action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await enterAs(page, ADMIN);
  await lookOn(page, 'desk');
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: 'Actions for Veneers', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add sub-category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await expectSound(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Category added')).toBeVisible();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(row).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.getByRole('button', { name: `Move ${name}` }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Category moved')).toBeVisible();
  await choose('Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Category deleted')).toBeVisible();
  await expect(row).toHaveCount(0);

  await goTo(page, '/admin/brands?q=vanaroop');
  await heading('Brands');
  await expect(table(page)).toContainText('Vanaroop Plywoods');
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.goto('/brand/vanaroop-plywoods');
  await expect(page).toHaveURL(/\/brand\/vanaroop$/);

  await open(page, `/admin/lexicon?text=${word}`);
  await expect(page.getByRole('dialog', { name: 'Add word' })).toBeVisible();
  await dialog.getByLabel('Means').fill('louver');
  await expect(dialog.getByRole('region', { name: 'After' })).toContainText(`${word} = louver`);
  await expectSound(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Word added')).toBeVisible();
  await heading('Lexicon');
  await expect(table(page).getByRole('row').nth(1)).toContainText(word);
  await expectSoundOn(page, 'light phone', 'dark desk');

  await goTo(page, '/admin/places?q=karveer');
  await heading('Places');
  await expect(table(page)).toContainText('Kolhapur');
  await expectSoundOn(page, 'light phone', 'dark desk');
});
