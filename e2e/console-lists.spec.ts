// Screens: /admin/products /admin/leads /admin/requirements /admin/applications /admin/reports /admin/newsletter
// Screens: /admin/window
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { open, settled } from './open.ts';
import { enterAs } from './signed-in.ts';
import { expectSound, expectSoundOn, lookOn } from './sound.ts';

const SUBADMIN = '9000000006';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Administration' });
const table = (page: Page) => page.getByRole('table');
const LISTS = ['Products', 'Leads', 'Requirements', 'Applications', 'Reports', 'Newsletter'];

test('a sub-administrator reads every list across the marketplace', async ({ page }) => {
  // Six screens, each looked at by axe in two widths.
  test.slow();
  await enterAs(page, SUBADMIN);
  await lookOn(page, 'desk');
  await open(page, '/admin/products');
  for (const title of LISTS) {
    await rail(page).getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await settled(page);
    await expectSoundOn(page, 'light phone', 'dark desk');
  }
});

test('a sub-administrator follows a member through the lists, and finds nothing of what is an administrator’s', async ({
  page,
}) => {
  await enterAs(page, SUBADMIN);
  await lookOn(page, 'desk');
  await open(page, '/admin/products?q=marwar');
  await table(page).getByRole('link', { name: 'Marwar Ply Point' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Marwar/ })).toBeVisible();
  // Roles are an administrator's to change.
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change role' })).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /^Leads/ })
    .click();
  await page.getByRole('link', { name: 'All received' }).click();
  await expect(page).toHaveURL(/\/admin\/leads\?seller=/);
  await expect(table(page).getByRole('row').nth(1)).toContainText('Marwar Ply Point');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/admin\/leads$/);
  await rail(page).getByRole('link', { name: 'Audit log' }).click();
  await expect(page.locator('main summary').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check for changed entries' })).toBeVisible();
  // Plans, team and settings are an administrator's.
  for (const name of ['Plans', 'Team', 'Settings'])
    await expect(rail(page).getByRole('link', { name, exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Find or do anything' });
  await box.getByRole('combobox').fill('marwar');
  await expect(box.getByRole('option', { name: /Marwar/ }).first()).toBeVisible();
});

test('a sub-administrator looks at the shop window and moves a section by the keyboard', async ({ page }) => {
  await enterAs(page, SUBADMIN);
  await lookOn(page, 'desk');
  await open(page, '/admin/window');
  const sections = page.getByRole('list', { name: 'Order of the home page' });
  await expect(sections.getByRole('listitem')).toHaveCount(12);
  await expect(page.getByText('This is the default order.')).toBeVisible();
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.getByRole('button', { name: 'Move Categories up' }).press('Enter');
  await expect(sections.getByRole('listitem').first()).toHaveText('Categories');
  // What is not saved changes nothing for visitors.
  await expect(page.getByText('This order differs from the default. Not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add banner' }).click();
  const dialog = page.getByRole('dialog', { name: 'New banner' });
  await dialog.getByRole('button', { name: 'Save banner' }).click();
  await expect(dialog.getByText('Please select an image')).toBeVisible();
  await expectSound(page, '[role=dialog]');
});
