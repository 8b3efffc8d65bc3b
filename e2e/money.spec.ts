// Screens: /account?tab=buySubscription /account?tab=mySubscription /account?tab=orders /account/orders/$id
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { freshNumber } from './members.ts';
import { open, settled } from './open.ts';
import { choosePlan, decide, fillBillTo, heading, onSandbox, orderIn, pay } from './paying.ts';
import { enterAs } from './signed-in.ts';
import { expectSoundOn, lookOn } from './sound.ts';

type Provider = 'PhonePe' | 'Juspay';

const PROVIDERS = [
  ['phonepay', 'PhonePe', 'phone'],
  ['justpay', 'Juspay', 'desk'],
] as const;

/** Both providers lead over the same screens, which are looked at once. */
async function lookAtScreen(page: Page, provider: Provider): Promise<void> {
  if (provider !== 'PhonePe') return;
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
}

/** Chooses the smallest plan and goes to the provider's page; answers its address. */
async function goToPay(page: Page, provider: Provider): Promise<string> {
  await choosePlan(page, 'Start', provider);
  await pay(page, '₹235');
  return onSandbox(page);
}

async function notPaid(page: Page, provider: Provider, decision: 'fail' | 'cancel'): Promise<void> {
  await goToPay(page, provider);
  await decide(page, decision);
  await expect(heading(page, 'Failed')).toBeVisible();
  await expect(page.getByText(`${provider} says the payment did not go through.`)).toBeVisible();
  if (decision === 'fail') await lookAtScreen(page, provider);
  await page.getByRole('link', { name: 'Pay again' }).click();
  await expect(page.getByRole('radio', { name: 'Start' })).toBeChecked();
  await open(page, '/account?tab=mySubscription&show=all');
  await expect(page.getByText('No subscriptions found')).toBeVisible();
}

/** Leaves the provider's page; the payment comes later, while the order is on screen. */
async function closedHalfWay(page: Page, provider: Provider): Promise<string> {
  const sandbox = await goToPay(page, provider);
  const orderId = orderIn(sandbox);
  await open(page, '/account?tab=orders');
  const row = page.getByRole('row').filter({ hasText: orderId });
  await expect(row.getByText('Payment not finished', { exact: true })).toBeVisible();
  await lookAtScreen(page, provider);
  await row.getByRole('link').first().click();
  await expect(heading(page, 'Payment not finished')).toBeVisible();
  await lookAtScreen(page, provider);

  const paid = await page.request.post(sandbox, { form: { action: 'pay' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  await expect(heading(page, 'Paid')).toBeVisible();
  return orderId;
}

/** Presses Download invoice and reads what comes. */
async function expectInvoice(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/invoice\.pdf$/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download invoice' }).click();
  expect((await answered).headers()['content-type']).toBe('application/pdf');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^PH-\d\d-\d\d-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString('latin1')).toBe('%PDF-');
}

// One member for each provider: codes for new numbers are limited by address, and all journeys share one.
for (const [method, provider, look] of PROVIDERS)
  test(`BILL-10 ${method} fails, is cancelled, is closed half-way and is paid: only what was paid runs, with an invoice`, async ({
    page,
  }) => {
    test.slow();
    await lookOn(page, look);
    await enterAs(page, freshNumber());
    await open(page, '/account?tab=buySubscription');
    await expect(heading(page, 'Choose a Plan')).toBeVisible();
    await fillBillTo(page);

    await test.step('failed', () => notPaid(page, provider, 'fail'));
    await test.step('cancelled', () => notPaid(page, provider, 'cancel'));
    const closed = await test.step('closed half-way', () => closedHalfWay(page, provider));
    await test.step('paid on its page', async () => {
      await goToPay(page, provider);
      if (provider === 'PhonePe') await expectSoundOn(page, 'phone', 'desk');
      await decide(page, 'pay');
      await expect(heading(page, 'Paid')).toBeVisible();
      await expect(page.getByText(`₹235 received through ${provider}`)).toBeVisible();
      await expectInvoice(page);
      await lookAtScreen(page, provider);
    });

    await open(page, '/account?tab=orders');
    const row = page.getByRole('row').filter({ hasText: closed });
    await expect(row.getByText('Paid', { exact: true })).toBeVisible();
    await expect(page.getByText('Failed', { exact: true })).toHaveCount(2);
    await open(page, '/account?tab=mySubscription');
    await expect(heading(page, /^Start Active/)).toBeVisible();
  });
