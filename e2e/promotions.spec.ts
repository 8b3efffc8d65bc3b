// Screens: /account?tab=myBanner /account?tab=addBanner /account?tab=myNewArrival /account?tab=addNewArrival
// Screens: /account?tab=myFlashSales /account?tab=addFlashSales /account?tab=myPromotions /account?tab=addPromotion
// Screens: /admin/review

import { expect, type Page } from '@playwright/test';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { test } from './journey.ts';
import { goTo, open } from './open.ts';
import { approve, reviewed } from './selling.ts';
import { enterAs, pageOf } from './signed-in.ts';
import { expectSoundOn } from './sound.ts';

const SELLER = '9000000002';
const APPROVER = '9000000004';
const PICTURE = 'server/seed/pictures/boards/laminboard-01.webp';

const INDIA_MS = 19_800_000;
const inDays = (days: number) => new Date(Date.now() + INDIA_MS + days * DAY_MS).toISOString().slice(0, 16);

/** Fills the form on the first product that may be chosen, and answers its name. */
async function addSale(page: Page, description: string): Promise<string> {
  await open(page, '/account?tab=addFlashSales');
  const choice = page.getByRole('combobox', { name: /^Name/ });
  await choice.click();
  await page.getByRole('option').first().click();
  const price = page.getByLabel(/^Original price/);
  await expect(price).toHaveValue(/^\d/);
  await expect(page.getByLabel(/^Category/)).toHaveValue(/\S/);
  await page.getByLabel(/^Sale price/).fill(String(Math.ceil(Number(await price.inputValue()) / 2)));
  await expect(page.getByText(/^Buyers see \d\d% OFF$/)).toBeVisible();
  await page.getByLabel(/^Start date/).fill(inDays(-1));
  await page.getByLabel(/^End date/).fill(inDays(1));
  await page.getByLabel(/^Description/).fill(description);
  await page.getByLabel(/^Image/).setInputFiles(PICTURE);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  const name = await choice.inputValue();
  await page.getByRole('button', { name: 'Save flash sale' }).click();
  await expect(page.getByText('Flash sale added successfully')).toBeVisible();
  return name;
}

/** The newest wait at the end of the queue. */
async function approveLast(page: Page, name: string, description: string): Promise<void> {
  await open(page, '/admin/review?kind=flashSale');
  await page
    .getByRole('button', { name: `Review ${name}` })
    .last()
    .click();
  await expect(reviewed(page).getByText(description)).toBeVisible();
  await approve(page);
}

test('a seller submits a flash sale, an approver approves it, and everybody reads it until it is deleted', async ({
  browser,
  request,
}) => {
  test.slow();
  const description = `Journey sale ${Date.now()}`;
  const seller = await pageOf(browser, SELLER);
  const approver = await pageOf(browser, APPROVER);
  const isPublic = async () => {
    const answer = await request.get('/api/flashSales/getFlashSales?perPage=100');
    return (await answer.text()).includes(description);
  };
  const card = (name: string) => seller.getByRole('listitem').filter({ hasText: name }).first();

  const name = await addSale(seller, description);
  await expect(card(name)).toContainText('Pending');
  expect(await isPublic()).toBe(false);
  await approveLast(approver, name, description);
  await expect.poll(isPublic).toBe(true);

  await seller.reload();
  await expect(card(name)).toContainText('Active');
  await card(name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await seller.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(seller.getByText('Flash sale deleted successfully')).toBeVisible();
  await expect.poll(isPublic).toBe(false);
});

test('who sees and taps a promotion is counted for its seller, who does not count itself', async ({
  page,
  browser,
}) => {
  test.slow();
  const seller = await pageOf(browser, SELLER);
  const sellerId = await seller.evaluate(() => localStorage.getItem('plyhaat.loginId'));
  const promotion = (looking: Page) => looking.getByRole('listitem').filter({ hasText: 'Sponsored' }).first();
  const counted = (looking: Page, stage: 'seen' | 'tap') =>
    looking.waitForResponse((reply) => reply.request().postData()?.includes(`"stage":"${stage}"`) ?? false);
  await open(page, `/seller/${sellerId}`);
  const seen = counted(page, 'seen');
  await promotion(page).scrollIntoViewIfNeeded();
  expect((await (await seen).json()).counted).toBe(true);
  const name = await promotion(page).getByRole('heading', { level: 3 }).innerText();
  const tapped = counted(page, 'tap');
  await promotion(page).getByRole('link').first().click();
  expect((await (await tapped).json()).counted).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await open(seller, `/seller/${sellerId}`);
  const own = counted(seller, 'seen');
  await promotion(seller).scrollIntoViewIfNeeded();
  expect((await (await own).json()).counted).toBe(false);
  await open(seller, '/account?tab=insights&days=7');
  const row = seller.getByRole('table', { name: 'What it brought' }).getByRole('row').filter({ hasText: name });
  await expect(row.filter({ hasText: 'Promotion' }).getByRole('cell').nth(1)).toHaveText(/^[\d,]*[1-9]/);
});

const TABS = {
  myBanner: 'My Banners',
  addBanner: 'Add Banner',
  myNewArrival: 'My New Arrivals',
  addNewArrival: 'Add New Arrival',
  myFlashSales: 'My Flash Sales',
  addFlashSales: 'Add Flash Sale',
  myPromotions: 'My Promotions',
  addPromotion: 'Add Promotion',
};

test('every list and form of promotions is sound on a desk and on a phone', async ({ page }) => {
  test.slow();
  await enterAs(page, SELLER);
  await open(page, '/account');
  for (const [tab, title] of Object.entries(TABS)) {
    await goTo(page, `/account?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
    await expectSoundOn(page, 'dark desk', 'light phone');
  }
});
