// Screens: /product/$idOrSlug /account?tab=buySubscription
import { expect, test } from '@playwright/test';
import { callWithoutSubscription, dialog, OTHERS, openProductOfOthers } from './callers.ts';
import { catchLinks, linksLeft } from './links.ts';
import { expectSoundOn, lookOn } from './sound.ts';

test('a visitor who would call signs in, and is told that a subscription is missing (S1-CALL-01, S1-CALL-02)', async ({
  page,
}) => {
  await catchLinks(page);
  await lookOn(page, 'phone');
  await callWithoutSubscription(page, OTHERS);
  await expectSoundOn(page, 'desk', 'phone');
  expect(await linksLeft(page)).toEqual([]);
  await dialog(page).getByRole('link', { name: 'See subscriptions' }).click();
  await expect(page).toHaveURL(/\/account\?tab=buySubscription/);
});

test('a subscriber confirms, dials, and finds the product’s number in no page (S1-CALL-03, S1-CALL-04, SC-CALL-07)', async ({
  page,
}) => {
  await catchLinks(page);
  await lookOn(page, 'phone');
  await openProductOfOthers(page);
  await page.getByRole('button', { name: 'Call Now' }).click();
  await expect(dialog(page).getByText(/^Call .+ at \d\dXXXXXX\d\d\?$/)).toBeVisible();
  await expectSoundOn(page, 'desk', 'phone');

  const answering = page.waitForResponse((response) => response.url().endsWith('/api/leads'));
  await dialog(page).getByRole('button', { name: 'Call', exact: true }).click();
  const { phone } = (await (await answering).json()) as { phone: string };
  expect(phone).toMatch(/^\d{10}$/);
  await expect(page.getByText('We have told the seller that you are interested.')).toBeVisible();
  expect(await linksLeft(page)).toEqual([`tel:+91${phone}`]);

  const address = page.url();
  for (const place of [address, '/', OTHERS]) expect(await (await page.request.get(place)).text()).not.toContain(phone);
  await page.reload();
  expect(await page.content()).not.toContain(phone);
});

test('WhatsApp opens in the same tab with the product and its price (S3-STORE-10)', async ({ page }) => {
  await catchLinks(page);
  await openProductOfOthers(page);
  await page.waitForURL(/\/product\//);
  const write = page.getByRole('button', { name: 'WhatsApp' }).first();
  await expect(write).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await write.click();
  await dialog(page).getByRole('button', { name: 'WhatsApp' }).click();
  await expect.poll(() => linksLeft(page)).toHaveLength(1);
  const link = new URL((await linksLeft(page))[0] ?? '');
  expect(link.origin + link.pathname).toMatch(/^https:\/\/wa\.me\/91\d{10}$/);
  expect(link.searchParams.get('text')).toContain(name);
  expect(link.searchParams.get('text')).toMatch(/at ₹[\d,]+/);
});
