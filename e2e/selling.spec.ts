// Screens: /account?tab=addProducts /account?tab=myProducts /account?tab=bulkUpload /admin/review
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { goTo, open, settled } from './open.ts';
import { approve, decideBy, deleteOwn, fillProduct, lookAt, ownRow, reviewed, saveProduct, slugOf } from './selling.ts';
import { enterAs, pageOf } from './signed-in.ts';
import { expectFits, expectSound, expectSoundOn, lookOn } from './sound.ts';

const SELLER = '9000000003';
const APPROVER = '9000000004';
const dialog = (page: Page) => page.getByRole('dialog');

/** A wrong IS code warns at once; the right one takes the warning away. */
async function fillLicence(page: Page): Promise<void> {
  const warning = page.getByText('BWP is made to IS 710, not IS 303.');
  await page.getByLabel(/^Grade/).selectOption('BWP');
  await page.getByLabel(/^IS code/).selectOption('IS 303');
  await expect(warning).toBeVisible();
  await page.getByLabel(/^IS code/).selectOption('IS 710');
  await expect(warning).toBeHidden();
  await page.getByLabel(/^CM\/L licence/).fill('CM/L-8000123456');
  await page.getByLabel(/^Licence valid till/).fill('2099-12-31');
}

async function addProduct(page: Page, name: string): Promise<void> {
  await open(page, '/account?tab=addProducts');
  await fillProduct(page, name);
  await page.getByLabel(/^Selling price/).fill('2250');
  await page.getByLabel(/^Thickness/).selectOption('18 mm');
  await fillLicence(page);
  await saveProduct(page);
}

test('a seller submits, an approver sees the difference and approves, and the shop shows it', async ({ browser }) => {
  test.slow();
  const name = `Journey board ${Date.now()}`;
  const seller = await pageOf(browser, SELLER);
  const approver = await pageOf(browser, APPROVER);
  const visitor = await browser.newPage();

  await addProduct(seller, name);
  await expect(ownRow(seller, name)).toContainText('Pending');
  await open(visitor, `/product/${slugOf(name)}`);
  await expect(visitor.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();

  await lookAt(approver, name);
  await expect(reviewed(approver).getByRole('region', { name: 'Price' })).toContainText('₹2,250');
  await reviewed(approver)
    .getByRole('checkbox', { name: /^I looked up this licence/ })
    .check();
  await expectSoundOn(approver, 'dark desk');
  await approver.keyboard.press('t');
  await expect(reviewed(approver).getByText(/^You have taken this until/)).toBeVisible();
  await decideBy(approver, () => approver.keyboard.press('a'));

  await open(visitor, `/product/${slugOf(name)}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'ISI verified' })).toBeVisible();
  await expectSoundOn(visitor, 'dark desk');
  const sellerId = await seller.evaluate(() => localStorage.getItem('plyhaat.loginId'));
  await open(visitor, `/shop?seller=${sellerId}&sort=latest`);
  await expect(visitor.getByRole('link', { name, exact: true })).toBeVisible();

  await ownRow(seller, name)
    .getByRole('link', { name: `Edit ${name}` })
    .click();
  await seller.getByLabel('Price *', { exact: true }).fill('2600');
  await seller.getByRole('button', { name: 'Save product' }).click();
  await expect(seller.getByText('Product updated successfully!')).toBeVisible();
  await lookAt(approver, name);
  const changes = reviewed(approver).getByRole('region', { name: 'What changes' });
  await expect(changes).toContainText('₹2,400');
  await expect(changes).toContainText('₹2,600');
  await approver.keyboard.press('r');
  await expect(reviewed(approver).getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await approver.keyboard.type('Please keep to the price agreed for the season.');
  await decideBy(approver, () => approver.keyboard.press('Control+Enter'));

  await open(seller, '/account?tab=myProducts');
  await expect(ownRow(seller, name)).toContainText('Rejected');
  await expect(ownRow(seller, name)).toContainText('Please keep to the price agreed for the season.');
  await ownRow(seller, name)
    .getByRole('link', { name: `Edit ${name}` })
    .click();
  await seller.getByText('See 1 change').click();
  await expect(seller.getByRole('region', { name: 'Approval' })).toContainText('₹2,600');
  await open(visitor, `/product/${slugOf(name)}`);
  await expect(visitor.locator('main')).toContainText('₹2,400');

  await deleteOwn(seller, name);
  await expect(ownRow(seller, name)).toBeHidden();
});

test('the seller’s screens and dialogs are accessible and nothing overflows on a phone and a desk', async ({
  page,
}) => {
  test.slow();
  await enterAs(page, SELLER);
  await lookOn(page, 'phone');
  await open(page, '/account?tab=myProducts');
  await expect(page.getByRole('button', { name: /^Delete/ }).first()).toBeVisible();
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
  await expectSound(page, '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await goTo(page, '/account?tab=addProducts');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Main image is required')).toBeVisible();
  await expectSoundOn(page, 'light desk', 'dark phone');
  await page.getByRole('button', { name: 'Add a brand' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectSound(page, '[role=dialog]');
});

test('the review queue is accessible and nothing overflows on a phone and a desk', async ({ page }) => {
  test.slow();
  await enterAs(page, APPROVER);
  await lookOn(page, 'phone');
  const looks = { product: ['light phone', 'dark desk'], gst: ['dark phone'], report: ['light desk'] } as const;
  for (const [kind, sizes] of Object.entries(looks)) {
    await open(page, `/admin/review?kind=${kind}`);
    await page
      .getByRole('button', { name: /^Review / })
      .first()
      .click();
    await expect(reviewed(page).getByRole('heading', { level: 2 })).toBeVisible();
    await settled(page);
    await expectSoundOn(page, ...sizes);
  }
  await open(page, '/admin/review');
  const rows = page.getByRole('button', { name: /^Review / });
  await expect(rows.first()).toBeVisible();
  await expect(page.locator('[aria-current=true]')).toHaveCount(1);
  await page.getByText(/^Median /).click();
  await expect(page.getByRole('table', { name: 'Time to a decision' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  await expect(page.getByRole('region', { name: 'Selected items' })).toBeVisible();
  await expectSoundOn(page, 'desk');
});

/** Both widths, without a look at anything else: these screens are looked at above. */
async function fits(page: Page): Promise<void> {
  for (const look of ['phone', 'desk'] as const) {
    await lookOn(page, look);
    await expectFits(page);
  }
}

test('a name without a space fits a phone, for its seller, for staff and for buyers', async ({ browser }) => {
  test.slow();
  const name = `${'Ply'.repeat(50)}${Date.now()}`;
  const seller = await pageOf(browser, SELLER);
  const approver = await pageOf(browser, APPROVER);
  await addProduct(seller, name);
  await expect(ownRow(seller, name)).toContainText('Pending');
  await fits(seller);
  await lookAt(approver, name);
  await fits(approver);
  await approve(approver);

  await open(seller, '/account?tab=myProducts');
  await ownRow(seller, name).getByRole('link', { name, exact: true }).click();
  await expect(seller.getByRole('heading', { level: 1, name })).toBeVisible();
  await fits(seller);
  await deleteOwn(seller, name);
});
