// Screens: /product/$idOrSlug /account?tab=buySubscription
import { expect } from '@playwright/test';
import { callOnCard, dialog, OTHERS, openProductOfOthers, SUBSCRIBED, signInToCall } from './callers.ts';
import { test } from './journey.ts';
import { catchLinks, linksLeft } from './links.ts';
import { freshNumber } from './members.ts';
import { open } from './open.ts';
import { enterAs } from './signed-in.ts';
import { expectSound, expectSoundOn, lookOn } from './sound.ts';

test('a visitor who would call signs in with a new number, reads that a subscription is missing, and sends a message (LEAD-1, LEAD-2)', async ({
  page,
}) => {
  test.slow();
  await catchLinks(page);
  await lookOn(page, 'phone');
  await open(page, OTHERS);
  await callOnCard(page).click();
  await signInToCall(page, freshNumber());
  await page.getByRole('dialog', { name: 'What is your name?' }).getByLabel('Your name').fill('Meera Joshi');
  await expectSound(page, '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const notSubscribed = page.getByRole('dialog', { name: 'You are not subscribed to use this feature' });
  await expect(notSubscribed.getByRole('link', { name: 'See subscriptions' })).toBeVisible();
  await expectSoundOn(page, 'light phone');
  await notSubscribed.getByRole('button', { name: 'Send a message' }).click();
  const message = page.getByRole('dialog', { name: /^Contact / });
  await expect(message).toContainText('with your name and number');
  await expectSound(page, '[role=dialog]');
  await message.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('We have told the seller that you are interested.')).toBeVisible();
  await expect(message).toBeHidden();
  expect(await linksLeft(page)).toEqual([]);

  await callOnCard(page).click();
  await dialog(page).getByRole('link', { name: 'See subscriptions' }).click();
  await expect(page).toHaveURL(/\/account\?tab=buySubscription/);
});

test('a subscriber who is signed out goes on to the call without a second tap, dials, and finds the product’s number in no page (LEAD-3, LEAD-2)', async ({
  page,
}) => {
  test.slow();
  await catchLinks(page);
  await lookOn(page, 'phone');
  await openProductOfOthers(page);
  await page.getByRole('button', { name: 'Call Now' }).click();
  await signInToCall(page, SUBSCRIBED);
  await expect(dialog(page).getByText(/^Call .+ at \d\dXXXXXX\d\d\?$/)).toBeVisible();
  await expectSoundOn(page, 'dark phone');

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

test('a visitor reads on the product that Call and WhatsApp need a plan and finds the free price first; for a subscriber nothing moves (LEAD-2)', async ({
  page,
}) => {
  await lookOn(page, 'phone');
  await openProductOfOthers(page);
  await page.waitForURL(/\/product\//);
  const bar = page.getByRole('region', { name: 'Contact', exact: true });
  await expect(bar.getByRole('button')).toHaveText(['Get price', 'WhatsApp', 'Call']);
  for (const name of ['WhatsApp', 'Call'])
    await expect(bar.getByRole('button', { name, exact: true })).toHaveAttribute('data-mark', 'plan');
  await expect(page.getByRole('button', { name: /^(Call|Call Now|Contact Seller)$/ })).toHaveCount(2);
  await expectSoundOn(page, 'dark phone', 'light desk', 'light phone');
  const places = () =>
    bar.getByRole('button').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
  const before = await places();
  const address = page.url();
  await enterAs(page, SUBSCRIBED);
  await open(page, address);
  await expect(bar.locator('[data-mark]')).toHaveCount(0);
  expect(await places()).toEqual(before);
});

test('WhatsApp opens in the same tab with the product and its price (LEAD-6)', async ({ page }) => {
  await catchLinks(page);
  await enterAs(page, SUBSCRIBED);
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
