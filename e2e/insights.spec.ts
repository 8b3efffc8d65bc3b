// Screens: /seller/$id /account?tab=insights /account?tab=leads
import { expect, type Page } from '@playwright/test';
import { callOnCard, callWithoutSubscription, dialog, SUBSCRIBED } from './callers.ts';
import { test } from './journey.ts';
import { catchLinks, linksLeft } from './links.ts';
import { open } from './open.ts';
import { pageOf } from './signed-in.ts';
import { expectSoundOn } from './sound.ts';

const SELLER = '9000000003';

const numberIn = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''));

/** What the tiles say of the last seven days. */
async function figuresOf(page: Page) {
  await open(page, '/account?tab=insights&days=7');
  const tile = (label: string) => page.locator('dl').filter({ has: page.locator('dt', { hasText: label }) });
  const value = async (label: string) => numberIn(await tile(label).locator('dd').first().textContent());
  await expect(tile('Profile views')).toBeVisible();
  return {
    profileViews: await value('Profile views'),
    leads: await value('Leads'),
    won: numberIn(await tile('Won').locator('dd').last().textContent()),
  };
}

test('from a look at a store to a lead that is won, and charts that have moved (LEAD-12, LEAD-15, LEAD-16)', async ({
  page,
  browser,
}) => {
  test.slow();
  const seller = await pageOf(browser, SELLER);
  const before = await figuresOf(seller);
  const sellerId = await seller.evaluate(() => localStorage.getItem('plyhaat.loginId'));

  await test.step('a visitor signs in to call, and is told that a subscription is missing', async () => {
    await catchLinks(page);
    const looked = page.waitForResponse(
      (response) => response.url().endsWith('/api/views') && response.request().postData()?.includes('userId') === true,
    );
    await open(page, `/seller/${sellerId}`);
    expect((await (await looked).json()).counted).toBe(true);
    await callWithoutSubscription(page, `/shop?seller=${sellerId}`);
    expect(await linksLeft(page)).toEqual([]);
  });

  const caller = await test.step('a subscriber confirms and calls', async () => {
    const buyer = await pageOf(browser, SUBSCRIBED);
    await catchLinks(buyer);
    await open(buyer, `/shop?seller=${sellerId}`);
    await callOnCard(buyer).click();
    await expect(dialog(buyer).getByText(/^Call .+ at \d\dXXXXXX\d\d\?$/)).toBeVisible();
    await dialog(buyer).getByRole('button', { name: 'Call', exact: true }).click();
    await expect.poll(() => linksLeft(buyer)).toEqual([expect.stringMatching(/^tel:\+91\d{10}$/)]);
    return buyer.evaluate(() => JSON.parse(localStorage.getItem('plyhaat.auth') ?? '{}').user.name);
  });

  await test.step('the seller finds the lead unread and marks it won', async () => {
    await open(seller, '/account?tab=leads');
    await expect(seller.getByRole('link', { name: /^Inbox \d+ wait$/ }).first()).toBeVisible();
    await seller
      .getByRole('link', { name: new RegExp(`^${caller} ?, waits for you$`) })
      .first()
      .click();
    const side = seller.getByRole('complementary', { name: 'Status, reminder, note' });
    await side.getByText('Won', { exact: true }).click();
    await expect(seller.getByText('Lead updated')).toBeVisible();
    await expectSoundOn(seller, 'light phone', 'dark desk');
    await seller.reload();
    await expect(side.getByRole('radio', { name: 'Won' })).toBeChecked();
  });

  await test.step('the charts have moved, and say the same as their tables', async () => {
    await expect(async () => {
      const after = await figuresOf(seller);
      // Other journeys call sellers and visit stores as well; nobody else wins a lead.
      expect(after.won).toBe(before.won + 1);
      expect(after.leads).toBeGreaterThan(before.leads);
      expect(after.profileViews).toBeGreaterThan(before.profileViews);
    }).toPass({ timeout: 20_000 });
    await expect(seller.getByRole('application', { name: /^Views, 7 days: / })).toBeVisible();
    await expect(seller.getByRole('application', { name: /^Leads, 7 days: / })).toBeVisible();
    await expectSoundOn(seller, 'light phone', 'dark desk');
    await seller.getByRole('button', { name: 'Table: Leads', exact: true }).click();
    await expect(seller.getByRole('table', { name: 'Leads' }).getByRole('row')).toHaveCount(8);
    await seller.getByRole('link', { name: '90 days' }).click();
    await expect(seller.getByRole('table', { name: 'Leads' }).getByRole('row')).toHaveCount(91);
  });
});
