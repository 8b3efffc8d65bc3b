// Screens: /account?tab=buySubscription /account?tab=mySubscription /subscription
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
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

test('a renewal waits for the end of the running plan, and an upgrade credits what is left of both', async ({
  page,
}) => {
  test.slow();
  await lookOn(page, 'desk');
  await enterAsNewBuyer(page);
  await choosePlan(page, 'Start', 'PhonePe');
  await payThrough(page, '₹235');

  await choosePlan(page, 'Start', 'Juspay');
  await expect(page.getByText(/^Renews your plan from .*You lose no days\.$/)).toBeVisible();
  await payThrough(page, '₹235');
  await open(page, '/account?tab=mySubscription');
  await expect(heading(page, /^Start Active/)).toBeVisible();
  await expect(heading(page, /^Start Upcoming/)).toBeVisible();

  await page.getByRole('link', { name: 'Upgrade' }).first().click();
  await expect(heading(page, 'Choose a Plan')).toBeVisible();
  await choosePlan(page, 'Standard', 'PhonePe');
  await expect(page.getByText('Starts today. You get credit for what is unused of your current plan.')).toBeVisible();
  await expect(page.getByText('89 unused days: ₹199 × 89 ÷ 90')).toBeVisible();
  await expect(page.getByText('−₹196.00')).toBeVisible();
  await expect(page.getByText('−₹199.00')).toBeVisible();
  await settled(page);
  await expectSoundOn(page, 'dark phone', 'light desk');
  await payThrough(page, '₹123');
  await open(page, '/account?tab=mySubscription&show=all');
  await expect(heading(page, /^Standard Active/)).toBeVisible();
  await expect(heading(page, /^Start Cancelled/)).toHaveCount(2);
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
});

test('BILL-23 the static plans change with monthly and yearly', async ({ page }) => {
  await enterAs(page, '9000000001');
  await lookOn(page, 'phone');
  await open(page, '/subscription');
  const pro = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Pro', exact: true }) });
  await expect(pro.getByText('$29', { exact: true })).toBeVisible();
  await page.getByText(/^Yearly/).click();
  await expect(pro.getByText('$290', { exact: true })).toBeVisible();
  await expectSoundOn(page, 'phone', 'dark desk');
});
