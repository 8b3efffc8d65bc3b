// Screens: /account?tab=buySubscription /account?tab=mySubscription /account?tab=orders /account/orders/{id}
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { freshNumber } from './members.ts';
import { open, settled } from './open.ts';
import { choosePlan, decide, enterAsNewBuyer, fillBillTo, heading, onSandbox, orderIn, pay } from './paying.ts';
import { enterAs } from './signed-in.ts';
import { expectSoundOn, lookOn } from './sound.ts';

const PROVIDERS = [
  ['phonepay', 'PhonePe', 'phone'],
  ['justpay', 'Juspay', 'desk'],
] as const;

/** The start of the file that a press saves. */
async function downloaded(page: Page, button: string | RegExp): Promise<{ name: string; start: string }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const file = await saving;
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), start: bytes.subarray(0, 5).toString('latin1') };
}

for (const [method, name, look] of PROVIDERS) {
  test(`S2-PAY-08 ${method} is paid on the provider's page, and the plan runs with an invoice to download`, async ({
    page,
  }) => {
    test.slow();
    await lookOn(page, look);
    await enterAs(page, freshNumber());
    await open(page, '/account?tab=buySubscription');
    await expect(heading(page, 'Choose a Plan')).toBeVisible();
    await fillBillTo(page);
    await choosePlan(page, 'Standard', name);
    await settled(page);
    await expectSoundOn(page, look === 'phone' ? 'dark phone' : 'dark desk');
    await pay(page, '₹589');

    const orderId = orderIn(await onSandbox(page));
    await expectSoundOn(page, look);
    await decide(page, 'pay');
    await expect(heading(page, 'Paid')).toBeVisible();
    await expect(page.getByText(`₹589 arrived through ${name}`, { exact: false })).toBeVisible();
    const invoice = page.waitForResponse(/\/invoice\.pdf$/);
    const file = await downloaded(page, 'Download invoice');
    expect((await invoice).headers()['content-type']).toBe('application/pdf');
    expect(file.start).toBe('%PDF-');
    expect(file.name).toMatch(/^PH-\d\d-\d\d-\d{6}\.pdf$/);
    await settled(page);
    await expectSoundOn(page, 'phone', 'dark desk');

    await open(page, '/account?tab=orders');
    await expect(page.getByText(orderId, { exact: false })).toBeVisible();
    await open(page, '/account?tab=mySubscription');
    await expect(heading(page, /^Standard Active/)).toBeVisible();
    await settled(page);
    await expectSoundOn(page, 'phone', 'dark desk');
  });

  for (const decision of ['fail', 'cancel'] as const)
    test(`${method}: ${decision === 'fail' ? 'a failed payment' : 'a cancelled payment'} grants nothing and can be paid again`, async ({
      page,
    }) => {
      await lookOn(page, look);
      await enterAsNewBuyer(page);
      await choosePlan(page, 'Start', name);
      await pay(page, '₹235');
      await onSandbox(page);
      await decide(page, decision);
      await expect(heading(page, 'Failed')).toBeVisible();
      await expect(
        page.getByText(`${name} reports that the payment did not go through.`, { exact: false }),
      ).toBeVisible();
      await settled(page);
      await expectSoundOn(page, 'phone', 'desk');
      await page.getByRole('link', { name: 'Pay again' }).click();
      await expect(page.getByRole('radio', { name: 'Start' })).toBeChecked();
      await open(page, '/account?tab=mySubscription&show=all');
      await expect(page.getByText('No subscriptions found')).toBeVisible();
    });

  test(`${method}: an order whose page was closed stays pending under Orders and turns to Paid by itself`, async ({
    page,
    context,
  }) => {
    test.slow();
    await lookOn(page, look);
    await enterAsNewBuyer(page);
    await choosePlan(page, 'Start', name);
    await pay(page, '₹235');
    const sandbox = await onSandbox(page);
    const orderId = orderIn(sandbox);
    await open(page, '/account?tab=orders');
    await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible();
    await settled(page);
    await expectSoundOn(page, 'phone', 'desk');
    await page
      .getByRole('link', { name: new RegExp(orderId) })
      .first()
      .click();
    await expect(heading(page, 'Pending')).toBeVisible();
    await expectSoundOn(page, 'phone', 'desk');

    // Paid in another tab, which is closed before it comes back.
    const paid = await context.request.post(sandbox, { form: { action: 'pay' }, maxRedirects: 0 });
    expect(paid.status()).toBe(303);
    await expect(heading(page, 'Paid')).toBeVisible();
    await page.getByRole('link', { name: 'Orders' }).first().click();
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  });
}
