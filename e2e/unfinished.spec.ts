// Screens: /account?tab=buySubscription /account?tab=orders /account/orders/$id
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { freshNumber } from './members.ts';
import { open, settled } from './open.ts';
import { choosePlan, decide, heading, onSandbox, orderIn, pay } from './paying.ts';
import { enterAs } from './signed-in.ts';
import { expectSoundOn, lookOn } from './sound.ts';

test('BILL-24 a payment that was abandoned is continued by another method and paid; the next one is cancelled', async ({
  page,
}) => {
  test.slow();
  await lookOn(page, 'phone');
  await enterAs(page, freshNumber());
  await choosePlan(page, 'Start', 'PhonePe');

  await test.step('Pay marks what is missing, then saves the address', async () => {
    await pay(page, '₹235');
    const form = page.getByRole('form', { name: 'Bill to' });
    await expect(form.getByText('Address is required')).toBeVisible();
    await form.getByLabel(/^Name/).fill('Journey Interiors');
    await form.getByLabel(/^Address/).fill('12 Sardarpura, Jodhpur');
    await form.getByLabel(/^State/).selectOption({ label: 'Rajasthan' });
    await form.getByLabel(/^PIN code/).fill('342005');
    await pay(page, '₹235');
  });

  const orderId = orderIn(await onSandbox(page));
  await test.step('going back keeps the choice, and buying again is the same order', async () => {
    await page.goBack();
    for (const name of ['Start', 'PhonePe']) await expect(page.getByRole('radio', { name })).toBeChecked();
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await pay(page, '₹235');
    expect(orderIn(await onSandbox(page))).toBe(orderId);
  });

  await test.step('it is continued from the list, by another method', async () => {
    await open(page, '/account?tab=orders');
    await expect(page.getByText('Payment not finished', { exact: true })).toHaveCount(1);
    await settled(page);
    await expectSoundOn(page, 'light phone', 'dark desk');
    await page.getByRole('link', { name: 'Continue payment' }).click();
    await expect(heading(page, 'Payment not finished')).toBeVisible();
    await settled(page);
    await expectSoundOn(page, 'light desk', 'dark phone');
    await page.getByRole('radio', { name: 'Juspay' }).check();
    await page.getByRole('button', { name: 'Continue payment' }).click();
    await onSandbox(page);
    await decide(page, 'pay');
    expect(orderIn(page.url())).toBe(orderId);
    await expect(heading(page, 'Paid')).toBeVisible();
    await expect(page.getByText('₹235 received through Juspay')).toBeVisible();
  });

  await test.step('another one is cancelled', async () => {
    await choosePlan(page, 'Growth', 'PhonePe');
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    const next = orderIn(await onSandbox(page));
    await open(page, `/account/orders/${next}`);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await expect(heading(page, 'Cancelled')).toBeVisible();
  });

  await open(page, '/account?tab=mySubscription');
  await expect(heading(page, /^Start Active/)).toBeVisible();
  await expect(page.getByText('Total purchases').locator('..')).toContainText('1');
});
