// Screens: /account?tab=buySubscription /account?tab=buyTopup /account?tab=myTopup
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { open, settled } from './open.ts';
import { choosePlan, enterAsNewBuyer, heading, pay, refuseCards, saveBillTo } from './paying.ts';
import { enterAs, SELLER_OF } from './signed-in.ts';
import { expectSoundOn, lookOn } from './sound.ts';

/** A seller without a plan. */
const SELLER = SELLER_OF['money-card'];
const PICTURE = 'server/seed/pictures/boards/laminboard-01.webp';
const REFUSED = 'Payment gateway is not working. Please try another payment method.';

// The sandbox has one switch for all card payments, so these journeys run one after the other.
test.describe.configure({ mode: 'serial' });

/** Where this run's app started its sandbox: it notes the port among its data. */
async function sandboxAddress(): Promise<string> {
  const data = process.env.E2E_DATA_DIR ?? 'test-results/data';
  return `http://127.0.0.1:${await readFile(path.join(data, 'sandbox', 'port'), 'utf8')}`;
}

test('BILL-19 a refused card grants nothing and says so in the words of the gateway; then one is charged at once', async ({
  page,
}) => {
  test.slow();
  const sandbox = await sandboxAddress();
  await lookOn(page, 'phone');
  await enterAsNewBuyer(page);
  await choosePlan(page, 'Growth', 'Card');
  const summary = page.getByRole('region', { name: 'Order summary' });
  await refuseCards(page.request, sandbox, true);
  try {
    await pay(page, '₹1,179');
    await expect(summary.getByRole('alert')).toContainText(REFUSED);
  } finally {
    await refuseCards(page.request, sandbox, false);
  }
  await expect(summary.getByText('Your order is saved. You have not been charged.')).toBeVisible();
  await expectSoundOn(page, 'light desk');

  // Pressed again without leaving, it is a new order.
  await pay(page, '₹1,179');
  await expect(page.getByRole('dialog').getByRole('heading', { name: /Growth starts today$/ })).toBeVisible();
  await page.waitForURL(/tab=mySubscription/);
  await expect(heading(page, /^Growth Active/)).toBeVisible();
  await open(page, '/account?tab=orders');
  await expect(page.getByText('Failed', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Paid', { exact: true })).toHaveCount(1);
});

test('BILL-19 a banner bought as a topup is published with it, and the topup is used', async ({ page }) => {
  test.slow();
  await lookOn(page, 'desk');
  await enterAs(page, SELLER);
  await saveBillTo(page);
  await open(page, '/account?tab=buyTopup');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Please Select One of the Topup')).toBeVisible();
  await page.getByRole('group', { name: 'Banner' }).getByRole('checkbox', { name: '7 days' }).check();
  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await settled(page);
  await expectSoundOn(page, 'dark phone');
  await lookOn(page, 'desk');
  await pay(page, '₹1,179');
  await expect(page.getByText('Topup purchased successfully', { exact: false })).toBeVisible();
  await expect(page.getByText('Topup purchased successfully', { exact: false })).toBeHidden();
  await expect(page.getByText('Nothing selected yet.')).toBeVisible();

  await open(page, '/account?tab=myTopup');
  await expect(heading(page, /^Banner, 7 days Active/).first()).toBeVisible();
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
  await page.getByRole('link', { name: 'Add banner' }).first().click();
  await page.getByLabel(/^Image/).setInputFiles(PICTURE);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save banner' }).click();
  await expect(page.getByText('Banner added successfully!')).toBeVisible();
  await open(page, '/account?tab=myTopup&show=all');
  await expect(heading(page, /^Banner, 7 days Used/).first()).toBeVisible();
});
