// Screens: /admin/members /admin/members/$id /admin/members/$id/see-as /admin/orders /admin/audit /admin/review
// Screens: /admin/settings /admin/system /admin/team /admin/factor
// Screens: /admin/orders/$id /admin/payments /admin/gst /admin/plans
import { expect, type Page } from '@playwright/test';
import { codeOf } from '../server/test/factors.ts';
import { test } from './journey.ts';
import { freshNumber } from './members.ts';
import { open, settled } from './open.ts';
import { appoint, enterAs } from './signed-in.ts';
import { expectSound, expectSoundOn, lookOn } from './sound.ts';

const ADMIN = '9000000005';
const APPROVER = '9000000004';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Administration' });
const table = (page: Page) => page.getByRole('table');

test('an approver has the queue alone, in the console’s frame and by its command box', async ({ page }) => {
  await enterAs(page, APPROVER);
  await lookOn(page, 'desk');
  await open(page, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  await expect(rail(page).getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Find or do anything' });
  await expect(box.getByRole('option')).toHaveText([/Review queue/]);
  await expectSound(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('an administrator finds a member, opens its page and downloads the list', async ({ page }) => {
  await enterAs(page, ADMIN);
  await lookOn(page, 'desk');
  await open(page, '/admin/members');
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('members.csv');
  await page.getByRole('searchbox').fill('marwar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=marwar/);
  await expect(page.getByText('1 member', { exact: true })).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');
  await table(page)
    .getByRole('link', { name: /Marwar/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Marwar/ })).toBeVisible();
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const block = page.getByRole('dialog', { name: /^Block / });
  await block.getByRole('radio', { name: 'Another reason' }).check();
  await expectSound(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(block).toBeHidden();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'See as this member' }).click(),
  ]);
  await tab.getByRole('textbox', { name: 'Reason' }).fill('Says that no leads arrive');
  await tab.getByRole('button', { name: 'See as this member' }).click();
  const banner = tab.getByRole('region', { name: 'Seeing as a member' });
  await expect(banner).toContainText('minutes left');
  // A reload keeps it, in this tab alone.
  await open(tab, '/about-us');
  await expect(banner).toContainText('You see Plyhaat as');
  await lookOn(tab, 'light phone');
  await expectSound(tab, 'section[aria-label="Seeing as a member"]');
  await Promise.all([tab.waitForEvent('close'), banner.getByRole('button', { name: 'Stop' }).click()]);
  await rail(page).getByRole('link', { name: 'Members' }).click();
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
});

test('a new member of staff sets the second factor up, and the next session asks for it', async ({ page }) => {
  const phone = freshNumber();
  await appoint(phone, 'APPROVERS');
  await enterAs(page, phone, { role: 'APPROVERS' });
  await lookOn(page, 'desk');
  await open(page, '/admin/factor');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the secret' })).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');
  const secret = ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '');
  const type = async (code: string) => {
    await page.getByRole('group', { name: 'Code' }).getByRole('textbox').first().click();
    await page.keyboard.type(code);
  };
  await type(codeOf(secret));
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await expect(page.locator('main ul > li')).toHaveCount(10);
  await expectSoundOn(page, 'dark phone');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();
  // The device is known by now, so that its second code need not wait.
  await enterAs(page, phone, { role: 'APPROVERS' });
  await open(page, '/admin/review');
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  await expectSoundOn(page, 'light phone');
  await type(codeOf(secret, 1));
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
});

test('an administrator reads the audit log, checks its chain and lists the orders', async ({ page }) => {
  await enterAs(page, ADMIN);
  await lookOn(page, 'desk');
  await open(page, '/admin/team');
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');
  await rail(page).getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByLabel('Any subject').selectOption('export');
  await expect(page).toHaveURL(/kind=export/);
  await expect(page.locator('main summary').first()).toContainText('Exported a list');
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.getByRole('button', { name: 'Check for changed entries' }).click();
  await expect(page.getByText(/^Nothing was changed: /)).toBeVisible();
  await rail(page).getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.getByLabel('Any status').selectOption('PAID');
  await expect(page).toHaveURL(/state=PAID/);
  await expect(table(page).getByRole('row').nth(1)).toContainText('Paid');
  await expectSoundOn(page, 'light phone', 'dark desk');
});

test('an administrator changes a limit, restores its default and looks at the system', async ({ page }) => {
  await enterAs(page, ADMIN);
  await lookOn(page, 'desk');
  await open(page, '/admin/settings');
  await expect(rail(page).getByRole('link', { name: 'Settings' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const field = page.getByLabel('Visitor uploads an hour', { exact: true });
  await expect(field).toBeVisible();
  // Another run may have left it changed.
  await field.fill((await field.inputValue()) === '31' ? '32' : '31');
  await page.getByRole('button', { name: 'Save Visitor uploads an hour' }).click();
  await expect(page.getByText('Setting saved.')).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.getByRole('button', { name: 'History of Visitor uploads an hour' }).click();
  const history = page.getByRole('dialog', { name: 'History of Visitor uploads an hour' });
  await expect(history.getByText('Current')).toBeVisible();
  await expectSound(page, '[role=dialog]');
  await history.getByRole('button', { name: 'Restore the default' }).click();
  await expect(history).toBeHidden();
  await expect(field).toHaveValue('30');
  await rail(page).getByRole('link', { name: 'System' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Health' }).getByText('Database')).toBeVisible();
  await page.getByRole('button', { name: 'Check for changed entries' }).click();
  await expect(page.getByText(/^Nothing was changed: /)).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');
});

test('an administrator looks into an order, notes an unmatched payment, reads the GST of a month and the plans', async ({
  page,
}) => {
  await enterAs(page, ADMIN);
  await lookOn(page, 'desk');
  await open(page, '/admin/orders?state=PAID&sort=-total');
  await table(page).getByRole('link', { name: /^PM/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByText('Invoice issued')).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Amount/).fill('9999999');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText(/^At most ₹/)).toBeVisible();
  await expectSound(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await rail(page).getByRole('link', { name: 'Unmatched payments' }).click();
  await page.getByRole('button', { name: 'Match PXDEMO00000000001' }).click();
  await expect(dialog.getByRole('list', { name: 'Unpaid orders of this amount' })).toBeVisible();
  await expectSound(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Note on PXDEMO00000000001' }).click();
  await dialog.getByLabel(/^Note/).fill('Asked the bank on Monday');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(table(page).getByText('Asked the bank on Monday')).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');

  await rail(page).getByRole('link', { name: 'GST summary' }).click();
  const months = page.getByLabel('Month', { exact: true });
  await months.selectOption({ index: 1 });
  await expect(page).toHaveURL(/month=20/);
  await expect(page.getByRole('heading', { name: 'By state' })).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');

  await rail(page).getByRole('link', { name: 'Plans and top-ups' }).click();
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Actions for Contractor Standard' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
  await act('Versions');
  await expect(dialog.getByText('Version 1')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await act('Change');
  await dialog.getByLabel(/Price before GST/).fill('0');
  await dialog.getByRole('button', { name: 'Save new version' }).click();
  await expect(dialog.getByText(/price in whole rupees/)).toBeVisible();
  await expectSound(page, '[role=dialog]');
});
