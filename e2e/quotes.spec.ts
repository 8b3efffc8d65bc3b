// Screens: /requirement/$id /account?tab=myQuotes /account?tab=leads
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { finishSignIn, freshNumber } from './members.ts';
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

/** As a visitor: the button leads through the sign-in to the form. */
async function signedInToQuote(visitor: Page, id: string, phone: string): Promise<void> {
  await lookOn(visitor, 'light phone');
  await open(visitor, `/requirement/${id}`);
  await expect(visitor.getByText(/Sending a quote is free/)).toBeVisible();
  await expectSoundOn(visitor, 'dark phone', 'light desk');
  await visitor.getByRole('button', { name: 'Sign in to quote' }).click();
  await visitor.getByRole('dialog').getByLabel(/phone/i).fill(phone);
  await finishSignIn(visitor, phone);
  const price = visitor.getByRole('form', { name: 'Quote' }).getByLabel(/^Unit price/);
  await expect(price).toBeFocused();
  await expect(price).toBeInViewport({ ratio: 1 });
}

async function quoted(seller: Page, price: string, days: string): Promise<void> {
  const form = seller.getByRole('form', { name: 'Quote' });
  await form.getByLabel(/^Unit price/).fill(price);
  await form.getByLabel('Unit', { exact: true }).selectOption('per Nos/sheet');
  await form.getByLabel(/^Freight/).fill('12,000');
  await form.getByLabel(/^Lead time/).fill(days);
  await form.getByRole('button', { name: 'Send quote' }).click();
  await expect(seller.getByRole('button', { name: 'Change quote' })).toBeVisible();
}

test('a buyer posts, two sellers quote, the buyer compares, asks and accepts; both see each other’s number (REQ-17, REQ-18)', async ({
  browser,
  page: other,
}) => {
  test.slow();
  const [buyer, winner] = [await pageOf(browser, BUYER), await pageOf(browser, SELLERS[0])];
  const title = `Journey plywood ${Date.now()}`;
  await lookOn(buyer, 'phone');
  const id = await posted(buyer, title);

  await lookOn(winner, 'desk');
  await open(winner, `/requirement/${id}`);
  await quoted(winner, '4,450', '6');
  await expectSoundOn(winner, 'light desk', 'dark phone');
  await signedInToQuote(other, id, SELLERS[1]);
  await quoted(other, '6,000', '2');

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

  const inInbox = async (kind: 'quote' | 'win', row: RegExp) => {
    await open(winner, `/account?tab=leads&kind=${kind}&search=${encodeURIComponent(title)}`);
    await expect(winner.getByRole('region', { name: 'Waits for you' }).getByRole('listitem')).toHaveText(row);
  };
  await inInbox('quote', /Your quote ₹4,450 · 120 sheets.*Answer$/);

  const noted = await heldCalls(winner, '**/api/threads/*/read');
  await open(winner, `/requirement/${id}`);
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
  await expect(accepted.getByText(/^(?:\+91 )?\d{5} \d{5}$/)).toBeInViewport({ ratio: 1 });
  await expect(buyer.getByText(/^You accepted the quote\./)).toBeVisible();
  await expectSoundOn(buyer, 'dark phone', 'light desk');

  await inInbox('win', /Won · 120 sheets.*Fix the dispatch day$/);
  await winner.getByRole('link', { name: /, waits for you$/ }).click();
  await expect(winner.getByText(/^You won\. /)).toBeVisible();
  await settled(winner);
  await expectSoundOn(winner, 'light desk', 'dark phone');
  await open(winner, `/requirement/${id}`);
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
