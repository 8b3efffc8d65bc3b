// Screens: /requirement/$id /account?tab=myQuotes
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { freshNumber } from './members.ts';
import { heldCalls, open, settled } from './open.ts';
import { pageOf } from './signed-in.ts';
import { expectSound, expectSoundOn, lookOn } from './sound.ts';

/** New, so that no seller has got its number before. */
const BUYER = freshNumber();
const SELLERS = ['9000000002', '9000000003'] as const;

/** A requirement of this journey's own, posted by the buyer. */
async function posted(buyer: Page, title: string): Promise<string> {
  await open(buyer, '/account?tab=addRequirement');
  await buyer.getByLabel('Title').fill(title);
  await buyer.getByLabel('Description').fill('IS 710, two lots if the price holds.');
  await buyer.getByLabel('Quantity').fill('120');
  await buyer.getByRole('button', { name: 'sheets or pieces' }).click();
  await expect(buyer.getByText('Understood as 120 sheets.')).toBeVisible();
  await buyer.getByLabel('Budget').fill('6,50,000');
  await buyer.getByLabel('State').selectOption({ label: 'Maharashtra' });
  await buyer.getByLabel('City').selectOption({ label: 'Nashik' });
  await buyer.getByRole('button', { name: 'Save requirement' }).click();
  await expect(buyer).toHaveURL(/tab=myRequirement/);
  const { data } = await (await buyer.request.get(`/api/requirement?q=${encodeURIComponent(title)}`)).json();
  return data[0]._id;
}

async function quoted(seller: Page, id: string, price: string, days: string): Promise<void> {
  await open(seller, `/requirement/${id}`);
  const form = seller.getByRole('form', { name: 'Quote' });
  await form.getByLabel(/^Unit price/).fill(price);
  await form.getByLabel('Unit', { exact: true }).selectOption('per Nos/sheet');
  await form.getByLabel(/^Freight/).fill('12,000');
  await form.getByLabel(/^Lead time/).fill(days);
  await form.getByRole('button', { name: 'Send quote' }).click();
  await expect(seller.getByRole('button', { name: 'Change quote' })).toBeVisible();
}

async function threeBrowsers(browser: Browser) {
  const buyer = await pageOf(browser, BUYER);
  const [winner, other] = [await pageOf(browser, SELLERS[0]), await pageOf(browser, SELLERS[1])];
  return { buyer, winner, other };
}

test('a buyer posts, two sellers quote, the buyer compares, asks and accepts; both see each other’s number', async ({
  browser,
}) => {
  test.slow();
  const { buyer, winner, other } = await threeBrowsers(browser);
  const title = `Journey plywood ${Date.now()}`;
  await lookOn(buyer, 'phone');
  const id = await posted(buyer, title);

  await lookOn(winner, 'desk');
  await quoted(winner, id, '4,450', '6');
  await expectSoundOn(winner, 'light desk', 'dark phone');
  await quoted(other, id, '6,000', '2');

  await open(buyer, `/requirement/${id}`);
  await expect(buyer.getByRole('heading', { name: '2 quotes' })).toBeVisible();
  const quotes = buyer.getByRole('list', { name: 'Quotes' }).getByRole('listitem');
  await expect(quotes.first()).toContainText('Cheapest landed');
  await expect(quotes.last()).toContainText('Fastest');
  await settled(buyer);
  await expectSoundOn(buyer, 'light desk', 'dark phone');

  await quotes.first().getByRole('button', { name: /^Ask / }).click();
  const thread = buyer.getByRole('region', { name: /^Questions to / });
  await thread.getByLabel('Your message').fill('Can 60 sheets come first?');
  await thread.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByText('Can 60 sheets come first?')).toBeVisible();

  const noted = await heldCalls(winner, '**/api/threads/*/read');
  await winner.reload();
  const answers = winner.getByRole('region', { name: 'Questions from the buyer' });
  await expect(answers.getByText('Can 60 sheets come first?')).toBeVisible();
  await answers.getByLabel('Your message').fill('Yes. Call me on 98220 12345');
  // Typed at once: what was read is noted only now, and the messages are fetched anew.
  const anew = winner.waitForResponse((response) => /\/api\/threads\/[^/]+\/messages/.test(response.url()));
  await noted.release();
  await anew;
  await expect(answers.getByLabel('Your message')).toHaveValue('Yes. Call me on 98220 12345');
  await answers.getByRole('button', { name: 'Send' }).click();
  await expect(answers.getByText('The contact in it is hidden for now.')).toBeVisible();
  await buyer.reload();
  await quotes
    .first()
    .getByRole('button', { name: /^Questions/ })
    .click();
  await expect(thread.getByText('Yes. Call me on •••••')).toBeVisible();
  await expectSound(buyer, '#quotes');

  await quotes
    .first()
    .getByRole('button', { name: /^Accept quote of / })
    .click();
  const dialog = buyer.getByRole('dialog');
  await expect(dialog).toContainText('You and the seller get each other’s number.');
  await expectSound(buyer, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Accept quote' }).click();
  const accepted = buyer.getByRole('region', { name: 'Accepted quote' });
  await expect(accepted.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+91\d{8,11}$/);

  await winner.reload();
  const won = winner.getByRole('region', { name: 'Accepted quote' });
  await expect(won.getByRole('link', { name: /^Call / })).toHaveAttribute('href', `tel:+91${BUYER}`);
  const noticeCount = async () => {
    await open(other, '/notifications');
    await settled(other);
    return other.getByText(`The buyer accepted another quote for '${title}'.`).count();
  };
  await expect.poll(noticeCount).toBeGreaterThan(0);

  await open(winner, '/account?tab=myQuotes');
  await expect(winner.getByRole('link', { name: title })).toBeVisible();
});
