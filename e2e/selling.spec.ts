// Screens: /account?tab=addProducts /account?tab=myProducts /admin/review
import { expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { enterAs, pageOf } from './signed-in.ts';
import { expectSoundOn, lookOn } from './sound.ts';

const SELLER = '9000000003';
const APPROVER = '9000000004';
const PICTURE = 'server/seed/pictures/boards/laminboard-01.webp';

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const dialog = (page: Page) => page.getByRole('dialog');

/** A wrong IS code warns at once; the right one takes the warning away. */
async function fillLicence(page: Page): Promise<void> {
  const warning = page.getByText('BWP is made to IS 710, not IS 303.');
  await page.getByLabel(/^Grade/).fill('BWP');
  await page.getByLabel(/^IS code/).fill('IS 303');
  await expect(warning).toBeVisible();
  await page.getByLabel(/^IS code/).fill('IS 710');
  await expect(warning).toBeHidden();
  await page.getByLabel(/^CM\/L licence/).fill('CM/L-8000123456');
  await page.getByLabel(/^Licence valid till/).fill('2099-12-31');
}

async function addProduct(page: Page, name: string): Promise<void> {
  await open(page, '/account?tab=addProducts');
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Category/).selectOption({ label: 'Plywood' });
  await page.getByLabel(/^Sub-category/).selectOption({ label: 'BWP/Marine' });
  await page.getByLabel('Price *', { exact: true }).fill('2400');
  await page.getByLabel(/^Selling price/).fill('2250');
  await page.getByLabel(/^Long description/).fill('Gurjan core, phenol bonded, for kitchens.');
  await page.getByLabel(/^Thickness/).fill('18 mm');
  await fillLicence(page);
  await page.getByLabel(/^Main image/).setInputFiles(PICTURE);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Product added successfully!')).toBeVisible();
}

/** The newest wait at the end of the queue. */
async function lookAt(page: Page, name: string): Promise<void> {
  await open(page, '/admin/review?kind=product');
  const look = page.getByRole('button', { name: `Review ${name}` });
  const next = page.getByRole('link', { name: 'Next' });
  await expect(page.getByRole('button', { name: /^Review / }).first()).toBeVisible();
  for (let turns = 0; turns < 9 && !(await look.isVisible()) && (await next.isVisible()); turns++) {
    const page2 = new URL(page.url()).searchParams.get('page') ?? '1';
    await next.click();
    await expect(page.getByRole('link', { name: `Page ${Number(page2) + 1}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(look.or(next).first()).toBeVisible();
  }
  await look.click();
  await expect(dialog(page).getByRole('heading', { name })).toBeVisible();
}

const ownRow = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function deleteOwn(page: Page, name: string): Promise<void> {
  await open(page, '/account?tab=myProducts');
  await ownRow(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted successfully')).toBeVisible();
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
  await expect(dialog(approver).getByText('₹2,250')).toBeVisible();
  await dialog(approver)
    .getByRole('checkbox', { name: /^I looked up this licence/ })
    .check();
  await expectSoundOn(approver, 'phone', 'desk');
  await dialog(approver).getByRole('button', { name: 'Approve' }).click();
  await expect(dialog(approver)).toBeHidden();

  await open(visitor, `/product/${slugOf(name)}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('ISI verified', { exact: true })).toBeVisible();
  await expectSoundOn(visitor, 'phone', 'desk');
  await open(visitor, '/shop?sort=latest');
  await expect(visitor.getByRole('link', { name, exact: true })).toBeVisible();

  await ownRow(seller, name)
    .getByRole('link', { name: `Edit ${name}` })
    .click();
  await seller.getByLabel('Price *', { exact: true }).fill('2600');
  await seller.getByRole('button', { name: 'Save product' }).click();
  await expect(seller.getByText('Product updated successfully!')).toBeVisible();
  await lookAt(approver, name);
  const changes = dialog(approver).getByRole('region', { name: 'What changes' });
  await expect(changes).toContainText('₹2,400');
  await expect(changes).toContainText('₹2,600');
  await dialog(approver).getByLabel('Reason').fill('Please keep to the price agreed for the season.');
  await dialog(approver).getByRole('button', { name: 'Reject' }).click();
  await expect(dialog(approver)).toBeHidden();

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
  await expectSoundOn(page, 'phone', 'desk');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
  await expectSoundOn(page, 'phone', 'desk');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await open(page, '/account?tab=addProducts');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Main image is required')).toBeVisible();
  await expectSoundOn(page, 'phone', 'desk');
  await page.getByRole('button', { name: 'Add a brand' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectSoundOn(page, 'phone', 'desk');
});

test('the review queue is accessible and nothing overflows on a phone and a desk', async ({ page }) => {
  test.slow();
  await enterAs(page, APPROVER);
  await lookOn(page, 'phone');
  for (const kind of ['product', 'gst', 'report']) {
    await open(page, `/admin/review?kind=${kind}`);
    await page
      .getByRole('button', { name: /^Review / })
      .first()
      .click();
    await expect(dialog(page).getByLabel('Reason')).toBeVisible();
    await expectSoundOn(page, 'phone', 'desk');
  }
});

test('a name without a space fits a phone, for its seller, for staff and for buyers', async ({ browser }) => {
  test.slow();
  const name = `${'Ply'.repeat(50)}${Date.now()}`;
  const seller = await pageOf(browser, SELLER);
  const approver = await pageOf(browser, APPROVER);
  await addProduct(seller, name);
  await expect(ownRow(seller, name)).toContainText('Pending');
  await expectSoundOn(seller, 'phone', 'desk');
  await lookAt(approver, name);
  await expectSoundOn(approver, 'phone', 'desk');
  await dialog(approver).getByRole('button', { name: 'Approve' }).click();
  await expect(dialog(approver)).toBeHidden();

  await open(seller, '/account?tab=myProducts');
  await ownRow(seller, name).getByRole('link', { name, exact: true }).click();
  await expect(seller.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectSoundOn(seller, 'phone', 'desk');
  await deleteOwn(seller, name);
});

test('nobody but staff finds the review queue', async ({ page }) => {
  await enterAs(page, SELLER);
  await open(page, '/admin/review');
  await expect(page).toHaveURL(/\/$/);
});
