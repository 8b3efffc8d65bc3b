// Screens: /account?tab=buySubscription /account?tab=mySubscription /subscription
import { expect, type Page, test } from '@playwright/test';
import { open, settled } from './open.ts';
import { choosePlan, decide, enterAsNewBuyer, heading, onSandbox, pay } from './paying.ts';
import { enterAs } from './signed-in.ts';
import { expectSoundOn, lookOn } from './sound.ts';

/** Buys what is chosen, up to the order that says so. */
async function payThrough(page: Page, total: string): Promise<void> {
  await pay(page, total);
  await onSandbox(page);
  await decide(page, 'pay');
  await expect(heading(page, 'Paid')).toBeVisible();
}

test('an upgrade credits the unused days of the running plan and begins at once', async ({ page }) => {
  test.slow();
  await lookOn(page, 'desk');
  await enterAsNewBuyer(page);
  await choosePlan(page, 'Start', 'PhonePe');
  await payThrough(page, '₹235');

  await open(page, '/account?tab=mySubscription');
  await page.getByRole('link', { name: 'Upgrade' }).click();
  await choosePlan(page, 'Standard', 'Juspay');
  await expect(page.getByText('Starts today. The unused days of your running plan are credited.')).toBeVisible();
  await expect(page.getByText('89 unused days: ₹199 × 89 ÷ 90')).toBeVisible();
  await expect(page.getByText('−₹196.00')).toBeVisible();
  await settled(page);
  await expectSoundOn(page, 'dark phone', 'desk');
  await payThrough(page, '₹358');
  await expect(page.getByText('−₹196.00')).toBeVisible();

  await open(page, '/account?tab=mySubscription&show=all');
  await expect(heading(page, /^Standard Active/)).toBeVisible();
  await expect(heading(page, /^Start Cancelled/)).toBeVisible();
  await settled(page);
  await expectSoundOn(page, 'phone', 'dark desk');
});

test('a renewal waits for the end of the running plan and loses no day', async ({ page }) => {
  test.slow();
  await lookOn(page, 'phone');
  await enterAsNewBuyer(page);
  await choosePlan(page, 'Start', 'Juspay');
  await payThrough(page, '₹235');
  await choosePlan(page, 'Start', 'PhonePe');
  await expect(page.getByText(/^Renews your plan: starts on .*No day is lost\.$/)).toBeVisible();
  await payThrough(page, '₹235');

  await open(page, '/account?tab=mySubscription');
  await expect(heading(page, /^Start Active/)).toBeVisible();
  await expect(heading(page, /^Start Upcoming/)).toBeVisible();
  await settled(page);
  await expectSoundOn(page, 'phone', 'dark desk');
});

test('S3-PLANS-04 the static plans change with monthly and yearly, and their questions open', async ({ page }) => {
  await enterAs(page, '9000000001');
  await lookOn(page, 'phone');
  await open(page, '/subscription');
  const pro = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Pro', exact: true }) });
  await expect(pro.getByText('$29', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: /^Yearly/ }).check({ force: true });
  await expect(pro.getByText('$290', { exact: true })).toBeVisible();
  await expectSoundOn(page, 'phone', 'dark desk');
});
