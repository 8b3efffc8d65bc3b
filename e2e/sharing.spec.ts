// Screens: /l/$code /account?tab=sharedLists /account?tab=shareProducts /account?tab=myProducts
import { statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { drawnApart, WORDS } from './devanagari.ts';
import { test } from './journey.ts';
import { freshNumber } from './members.ts';
import { open, settled } from './open.ts';
import { enterAs, pageOf } from './signed-in.ts';
import { expectSoundOn, lookOn } from './sound.ts';

const SELLER = '9000000003';
const OTHER = '9000000002';

test('a seller shares a rate list; a buyer opens it and writes; the seller sees one open and one lead', async ({
  browser,
}) => {
  test.slow();
  const seller = await pageOf(browser, SELLER);
  await lookOn(seller, 'phone');
  await open(seller, '/account?tab=myProducts');
  await seller.getByRole('link', { name: 'Share', exact: true }).click();
  await expect(seller.getByRole('heading', { name: 'Share a rate list' })).toBeVisible();
  // Of the demo: another journey may delete what it just added.
  const picks = seller.getByRole('list', { name: 'My products' }).getByRole('checkbox', { name: /^Devgirika/ });
  await picks.nth(0).check();
  await picks.nth(1).check();
  await expect(seller.getByText('2 of 50')).toBeVisible();
  const title = `Journey rates ${Date.now() % 1e6}`;
  await seller.getByLabel(/^Name of the list/).fill(title);
  await settled(seller);
  await expectSoundOn(seller, 'light phone', 'dark desk');
  await seller.getByRole('button', { name: 'Create list' }).click();
  const row = seller.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Ready to share')).toBeVisible();
  await settled(seller);
  await expectSoundOn(seller, 'light phone', 'dark desk');
  const sent = new URL((await row.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')) ?? '');
  const code = /\/l\/(\w+)$/.exec(sent.searchParams.get('text') ?? '')?.[1] ?? '';
  const saved = seller.waitForEvent('download');
  await row.getByRole('button', { name: /^PDF/ }).click();
  const file = await (await saved).path();
  expect(statSync(file).size).toBeLessThan(300 * 1024);

  const buyer = await pageOf(browser, freshNumber());
  await lookOn(buyer, 'phone');
  await open(buyer, `/l/${code}`);
  await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(buyer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const card = await buyer.locator('meta[property="og:image"]').getAttribute('content');
  expect(new URL(card ?? '').pathname).toBe(`/share/list/${code}.jpg`);
  await settled(buyer);
  await expectSoundOn(buyer, 'dark desk', 'light phone');
  await buyer.getByRole('region', { name: 'Contact' }).getByRole('button', { name: 'WhatsApp' }).click();
  await buyer.getByRole('button', { name: 'Send a message' }).click();
  await buyer.getByRole('button', { name: 'Send message' }).click();
  await expect(buyer.getByText('We have told the seller that you are interested.')).toBeVisible();

  await open(seller, `/account?tab=sharedLists&code=${code}`);
  await expect(row).toContainText('Opens1');
  await expect(row).toContainText('Leads1');
});

test('a list of the demo says which prices have changed since it was shared', async ({ page }) => {
  await enterAs(page, OTHER);
  await open(page, '/account?tab=sharedLists');
  await page.getByRole('link', { name: 'Site supply rates', exact: true }).click();
  await expect(page.getByText(/prices have changed since this list was shared\.$/)).toBeVisible();
  await expect(page.getByText('Price changed since shared').first()).toBeVisible();
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');
});

test('Devanagari in a catalogue is drawn as Chromium draws the same ten words in the same font', async ({ page }) => {
  test.slow();
  await enterAs(page, OTHER);
  const drawn = await drawnApart(page);
  expect(drawn.map(({ word }) => word)).toEqual(WORDS);
  for (const { word, apart, unshaped } of drawn) {
    expect.soft(apart, `${word}: share of ink without a counterpart`).toBeLessThan(0.01);
    // Proves that the measure detects letters drawn without shaping.
    expect.soft(unshaped, `${word} unshaped`).toBeGreaterThan(0.05);
  }
});
