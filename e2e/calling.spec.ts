import { expect, type Page, test } from '@playwright/test';
import { finishSignIn } from './members.ts';
import { open } from './open.ts';
import { enterAs, pageOf } from './signed-in.ts';
import { expectSound } from './sound.ts';

const BUYER = '9000000001';
const SUBSCRIBED = '9000000002';
const OTHER_SELLER = '9000000003';
const SIZES = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
];

const dialog = (page: Page) => page.getByRole('dialog');
const callOnCard = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('button', { name: /^Call / })
    .first();

/** Keeps the addresses that leave the web, instead of going there. */
const catchLinks = (page: Page) =>
  page.addInitScript(() => {
    const left: string[] = [];
    Object.assign(window, { left });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.origin === location.origin) return;
      event.preventDefault();
      left.push(link.href);
    });
  });
const linksLeft = (page: Page) => page.evaluate(() => (window as unknown as { left: string[] }).left);

/** A page of the shop whose first card is another seller's. */
const OTHERS = '/shop?search=ply';

for (const viewport of SIZES)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a visitor who would call signs in, and is told that a subscription is missing (S1-CALL-01, S1-CALL-02)', async ({
      page,
    }) => {
      await catchLinks(page);
      await open(page, OTHERS);
      await callOnCard(page).click();
      await expect(dialog(page).getByRole('heading', { name: 'Login' })).toBeVisible();
      await dialog(page).getByLabel(/phone/i).fill(BUYER);
      await finishSignIn(page, BUYER);

      await callOnCard(page).click();
      await expect(dialog(page).getByText('You are not subscribed to use this feature')).toBeVisible();
      await expectSound(page);
      expect(await linksLeft(page)).toEqual([]);
      await dialog(page).getByRole('link', { name: 'See subscriptions' }).click();
      await expect(page).toHaveURL(/\/account\?tab=buySubscription/);
    });

    test('a subscriber confirms, dials, and finds the product’s number in no page (S1-CALL-03, S1-CALL-04, SC-CALL-07)', async ({
      page,
    }) => {
      await catchLinks(page);
      await enterAs(page, SUBSCRIBED);
      await open(page, OTHERS);
      await page
        .getByRole('link', { name: /^Details: / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Call Now' }).click();
      await expect(dialog(page).getByText(/^Call .+ at \d\dXXXXXX\d\d\?$/)).toBeVisible();
      await expectSound(page);

      const answering = page.waitForResponse((response) => response.url().endsWith('/api/leads'));
      await dialog(page).getByRole('button', { name: 'Call', exact: true }).click();
      const { phone } = (await (await answering).json()) as { phone: string };
      expect(phone).toMatch(/^\d{10}$/);
      await expect(page.getByText('The seller has been told of your interest.')).toBeVisible();
      expect(await linksLeft(page)).toEqual([`tel:+91${phone}`]);

      const address = page.url();
      for (const place of [address, '/', OTHERS])
        expect(await (await page.request.get(place)).text()).not.toContain(phone);
      await page.reload();
      expect(await page.content()).not.toContain(phone);
    });
  });

test('WhatsApp opens in the same tab with the product and its price (S3-STORE-10)', async ({ page }) => {
  await catchLinks(page);
  await enterAs(page, SUBSCRIBED);
  await open(page, OTHERS);
  await page
    .getByRole('link', { name: /^Details: / })
    .first()
    .click();
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

test('the seller finds the lead in its inbox and marks it won (S2-LEADS-01)', async ({ browser }) => {
  const seller = await pageOf(browser, OTHER_SELLER);
  const sellerId = await seller.evaluate(() => localStorage.getItem('plyhaat.loginId'));
  const buyer = await pageOf(browser, SUBSCRIBED);
  await catchLinks(buyer);
  await open(buyer, `/shop?seller=${sellerId}`);
  const caller = await buyer.evaluate(() => JSON.parse(localStorage.getItem('plyhaat.auth') ?? '{}').user.name);
  await callOnCard(buyer).click();
  await dialog(buyer).getByRole('button', { name: 'Call', exact: true }).click();
  await expect.poll(() => linksLeft(buyer)).toHaveLength(1);

  await open(seller, '/account?tab=leads');
  await seller
    .getByRole('button', { name: new RegExp(`^${caller}.*unread`) })
    .first()
    .click();
  const inbox = seller.getByRole('list', { name: 'Leads' });
  await inbox.getByRole('combobox', { name: 'Status' }).selectOption('Won');
  await inbox.getByRole('button', { name: 'Save' }).click();
  await expect(seller.getByText('Lead updated')).toBeVisible();
  await expectSound(seller);
  await seller.reload();
  await expect(seller.getByRole('button', { name: new RegExp(`^${caller}.*Won`) }).first()).toBeVisible();
});
