// Screens: /product/$idOrSlug /account?tab=enquiries /account?tab=leads
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { freshNumber } from './members.ts';
import { open, settled } from './open.ts';
import { pageOf } from './signed-in.ts';
import { expectSound, expectSoundOn, lookOn } from './sound.ts';

/** New, so that it has no plan and the seller finds it by its number. */
const BUYER = freshNumber();
const SELLER = '9000000002';
const RATES = { name: 'rates.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

/** A product of the sample seller. */
async function productOf(seller: Page): Promise<string> {
  const sellerId = await seller.evaluate(() => localStorage.getItem('plyhaat.loginId'));
  const { data } = await (await seller.request.get(`/api/product?userId=${sellerId}&perPage=1`)).json();
  return data[0].slug;
}

async function askForPrice(buyer: Page): Promise<void> {
  await buyer.getByRole('button', { name: 'Get price', exact: true }).click();
  const dialog = buyer.getByRole('dialog', { name: /^Get price: / });
  await expect(dialog).toContainText('gets your name and number');
  await dialog.getByLabel('Quantity').fill('120');
  await dialog.getByLabel('Unit').selectOption('per Nos/sheet');
  await dialog.getByLabel('State').selectOption({ label: 'Maharashtra' });
  await dialog.getByLabel('City').selectOption({ label: 'Nashik' });
  await expectSoundOn(buyer, 'dark phone');
  await dialog.getByRole('button', { name: 'Ask for the price' }).click();
  const sent = buyer.getByRole('dialog', { name: 'Request sent' });
  await expect(sent).toBeVisible();
  await sent.getByRole('link', { name: 'Open My enquiries' }).click();
}

test('a buyer without a plan asks for a price, the seller answers with a quick reply and a file, the buyer reads it', async ({
  browser,
}) => {
  test.slow();
  const [buyer, seller] = [await pageOf(browser, BUYER), await pageOf(browser, SELLER)];
  await lookOn(buyer, 'phone');
  await open(buyer, `/product/${await productOf(seller)}`);

  await test.step('a badge says what it means, with the keyboard too', async () => {
    const badge = buyer.getByRole('region', { name: 'Seller information' }).getByRole('button', { name: 'Verified' });
    await badge.press('Enter');
    const meaning = buyer.getByRole('dialog', { name: 'Verified seller' });
    await expect(meaning).toContainText('GST certificate');
    await expectSound(buyer, '[role=dialog]');
    await buyer.keyboard.press('Escape');
    await expect(meaning).toBeHidden();
  });

  await askForPrice(buyer);
  await expect(buyer.getByRole('heading', { level: 1, name: 'My enquiries' })).toBeVisible();
  await expect(buyer.getByText(/^120 [a-z]+, to Nashik$/)).toBeVisible();

  await lookOn(seller, 'desk');
  await open(seller, `/account?tab=leads&search=${BUYER}`);
  await seller
    .getByRole('list')
    .getByRole('link', { name: /, waits for you$/ })
    .first()
    .click();
  const answers = seller.getByRole('main');
  await expect(answers.getByText(/^Please quote for .+: 120 [a-z]+, to Nashik\.$/)).toBeVisible();
  const price = answers.getByRole('form', { name: 'Your price' });
  await price.getByRole('textbox', { name: 'Freight, whole lot' }).fill('6,000');
  await seller.reload();
  await expect(price.getByRole('textbox', { name: 'Freight, whole lot' })).toHaveValue('6,000');
  await price.getByRole('button', { name: 'Send offer' }).click();
  await expect(answers.getByText(/^Your offer,/)).toBeVisible();
  await answers.getByText('Message', { exact: true }).click();
  await answers.getByRole('button', { name: 'The rate list is attached.' }).click();
  await answers.getByLabel('Attach a file').setInputFiles(RATES);
  await expect(answers.getByRole('button', { name: 'Remove rates.pdf' })).toBeVisible();
  await answers.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(answers.getByRole('link', { name: 'rates.pdf' })).toBeVisible();
  await settled(seller);
  await expectSoundOn(seller, 'light desk', 'dark phone');

  await buyer.reload();
  await expect(buyer.getByText('New answer', { exact: true })).toBeVisible();
  await buyer.getByRole('button', { name: /^2 answers/ }).click();
  const thread = buyer.getByRole('region', { name: /^Messages with / });
  await expect(thread.getByText('The rate list is attached.')).toBeVisible();
  await expect(thread.getByText(/^Offer of /)).toBeVisible();
  const file = await thread.getByRole('link', { name: 'rates.pdf' }).getAttribute('href');
  expect((await buyer.request.get(file ?? '')).status()).toBe(200);
  await expect(buyer.getByText('New answer', { exact: true })).toBeHidden();
  await settled(buyer);
  await expectSoundOn(buyer, 'light desk', 'dark phone');
});
