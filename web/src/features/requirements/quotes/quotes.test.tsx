import { listMessages, readThread, sendMessage } from '@plyhaat/contract/leads/threads';
import { listMatches, listStandings } from '@plyhaat/contract/requirements/matching';
import { giveNumberBack, letSellerCall } from '@plyhaat/contract/requirements/numbers';
import {
  addQuote,
  decideQuote,
  draftQuote,
  listOwnQuotes,
  listQuotes,
  updateQuote,
  withdrawQuote,
} from '@plyhaat/contract/requirements/quotes';
import { readRequirement } from '@plyhaat/contract/requirements/requirements';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { someRequirement } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs, someDealer } from '#test/members.ts';
import { PLACES, someDraft, someMessage, someQuote, someThread } from '#test/quotes.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => session.clear());

const TAPI = someQuote({ isCheapest: true });
const GODATIR = someQuote({
  sellerName: 'Godatir Panels LLP',
  landed: 5569.6,
  freight: 0,
  leadTimeDays: 2,
  isFastest: true,
  note: null,
});

async function asBuyer(quotes: readonly ReturnType<typeof someQuote>[], ...more: ReturnType<typeof answer>[]) {
  signInAs('USER');
  const data = someRequirement({ userId: MEMBER_ID, quantity: '120 sheets' });
  const api = fakeApi(
    ...more,
    answer(readRequirement, { data }),
    answer(listMatches, { data: [], total: 0 }),
    answer(listQuotes, { data: [...quotes], total: quotes.length, places: PLACES }),
  );
  return { api, data, ...(await renderAt(`/requirement/${data._id}`)) };
}

test('the buyer compares quotes by landed price; the cheapest and the fastest are marked', async () => {
  const { container } = await asBuyer([TAPI, GODATIR]);
  expect(await screen.findByRole('heading', { name: '2 quotes' })).toBeVisible();
  expect(screen.getByText(/over 120 sheets/)).toBeVisible();
  const [first, second] = within(screen.getByRole('list', { name: 'Quotes' })).getAllByRole('listitem');
  for (const words of ['Cheapest landed', '₹5,392.60', '₹6,47,112 in all', '₹120 per sheet', '6 days', '24 Nov 2099'])
    expect(first).toHaveTextContent(words);
  for (const words of ['Fastest', '₹177 more per sheet', 'Included', '2 days']) expect(second).toHaveTextContent(words);
  expect(screen.getByText('3 sellers have it, 3 more can ask for it')).toBeVisible();
  await expectNoAxeViolations(container);
});

test('accepting asks once, names the version that was read, and shows the seller’s number', async () => {
  const decidedAt = '2026-11-14T05:00:00.000Z';
  const accepted = someQuote({ ...TAPI, status: 'accepted', phone: '9822012345', decidedAt });
  let quotes = [TAPI, GODATIR];
  const { api, user } = await asBuyer(
    [],
    answer(decideQuote, () => {
      quotes = [accepted];
      return { message: 'You accepted the quote.', data: accepted };
    }),
    answer(listQuotes, () => ({ data: quotes, total: quotes.length, places: PLACES })),
  );
  await user.click(await screen.findByRole('button', { name: 'Accept quote of Tapi Plywood House' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Accept ₹5,392.60 per sheet from Tapi Plywood House?' }),
  );
  expect(dialog.getByText('₹6,47,112')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accept quote' }));
  expect(await screen.findByRole('heading', { name: 'Tapi Plywood House supplies it' })).toBeVisible();
  expect(screen.getByText('You accepted the quote.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Accepted quote' })).toHaveFocus();
  const call = screen.getByRole('link', { name: 'Call Now: Tapi Plywood House' });
  expect(call).toHaveAttribute('href', 'tel:+919822012345');
  expect(api.callsOf(decideQuote)).toMatchObject([{ body: { decision: 'accept', version: 1 } }]);
});

test('only sellers who still wait are said to be told of an acceptance; what is asked for is named as the buyer did', async () => {
  const quantity = { amount: 64, unit: 'per Nos/sheet', noun: 'door' } as const;
  const { user } = await asBuyer([
    { ...TAPI, quantity, unitName: 'door' },
    { ...GODATIR, quantity },
    someQuote({ sellerName: 'Ajanta Door House', status: 'declined', declineReason: 'Takes too long', quantity }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Accept quote of Tapi Plywood House' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept ₹5,392.60 per door from Tapi Plywood House?' });
  expect(dialog).toHaveTextContent('The other seller is told.');
  expect(dialog).toHaveTextContent('64 doors at ₹4,450 per door');
});

test('asking a seller brings the thread into view and puts the keyboard into its field', async () => {
  const seen = vi.fn();
  Element.prototype.scrollIntoView = seen;
  const { user } = await asBuyer([TAPI, GODATIR], answer(listMessages, { data: [], total: 0, thread: someThread() }));
  await user.click(await screen.findByRole('button', { name: 'Ask Tapi Plywood House a question' }));
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveFocus();
  expect(seen).toHaveBeenCalled();
});

test('declining sends a reason, and a seller may be let call', async () => {
  const { api, user } = await asBuyer(
    [TAPI],
    answer(decideQuote, { message: 'You declined the quote.', data: TAPI }),
    answer(letSellerCall, { message: 'The seller can call you now.' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Let this seller call me: Tapi Plywood House' }));
  expect(await screen.findByText('The seller can call you now.')).toBeVisible();
  expect(api.callsOf(letSellerCall)).toMatchObject([{ body: { userId: TAPI.seller?._id } }]);
  await user.click(screen.getByRole('button', { name: 'Decline the quote of Tapi Plywood House' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the quote of Tapi Plywood House?' }));
  await user.click(dialog.getByRole('radio', { name: 'Takes too long' }));
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Four days at most');
  await user.click(dialog.getByRole('button', { name: 'Decline quote' }));
  await waitFor(() =>
    expect(api.callsOf(decideQuote)).toMatchObject([
      { body: { decision: 'decline', text: 'Takes too long. Four days at most', version: 1 } },
    ]),
  );
});

test('questions and answers stand below the quotes; a hidden contact says why it is hidden', async () => {
  let messages = [someMessage({ text: 'Call •••••', isMasked: true })];
  const { user, container } = await asBuyer(
    [someQuote({ ...TAPI, messages: 1, unread: 1 })],
    answer(listMessages, () => ({ data: messages, total: messages.length, thread: someThread({ unread: 1 }) })),
    answer(readThread, { message: 'Read' }),
    answer(sendMessage, ({ body }) => {
      const data = someMessage({ mine: true, side: 'buyer', text: String(body.text) });
      messages = [data, ...messages];
      return { message: 'Message sent', data };
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^(Ask|Questions)/ }));
  const thread = within(await screen.findByRole('region', { name: 'Questions to Tapi Plywood House' }));
  expect(await thread.findByText('Call •••••')).toBeVisible();
  expect(thread.getByText(/stay hidden until you accept/)).toBeVisible();
  await user.type(thread.getByRole('textbox', { name: 'Your message' }), 'Can it come in two lots?');
  await user.click(thread.getByRole('button', { name: 'Send' }));
  expect(await thread.findByText('Can it come in two lots?')).toBeVisible();
  await expectNoAxeViolations(container);
});

async function asSeller(quotes: readonly ReturnType<typeof someQuote>[], ...more: ReturnType<typeof answer>[]) {
  signInAs('DEALER');
  const data = someRequirement({ quantity: '120 sheets', value: 650_000 });
  const api = fakeApi(
    ...more,
    answer(readRequirement, { data }),
    answer(listStandings, { data: [] }),
    answer(draftQuote, { data: someDraft() }),
    answer(listMessages, { data: [], total: 0, thread: someThread({ side: 'seller' }) }),
    answer(listQuotes, {
      data: [...quotes],
      total: quotes.length,
      places: { ...PLACES, mayGiveBack: quotes.length > 0 },
    }),
  );
  return { api, data, ...(await renderAt(`/requirement/${data._id}`)) };
}

test('a seller quotes from its listing and sees what the buyer will compare', async () => {
  const { api, data, user, container } = await asSeller(
    [],
    answer(addQuote, { message: 'Your quote is sent.', data: TAPI }),
  );
  expect(await screen.findByText(/Filled from your listing Marine BWP plywood/)).toBeVisible();
  expect(screen.getByText(/^3 of 5 sellers can still get this number\. If it is wrong, report it/)).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Quote' }));
  await user.click(form.getByRole('button', { name: 'Send quote' }));
  expect(await form.findByText('Enter the freight, or tick that it is in the price')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /Freight/ }), 'Rs. 9,600/-');
  await user.type(form.getByRole('textbox', { name: /Lead time/ }), '2');
  expect(form.getByText('₹5,864.60')).toBeVisible();
  expect(form.getByText(/₹53,752 over the buyer’s budget/)).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(form.getByRole('button', { name: 'Send quote' }));
  expect(await screen.findByText('Your quote is sent.')).toBeVisible();
  expect(api.callsOf(addQuote)).toMatchObject([
    {
      body: { requirementId: data._id, unitPrice: '4890', freight: 'Rs. 9,600/-', leadTimeDays: '2', gstPercent: '18' },
    },
  ]);
});

test('another unit asks for the sheet’s size, and a seller without a GST number charges none', async () => {
  const draft = someDraft({ hasGstin: false, gstPercent: 0, size: null });
  const { user } = await asSeller([], answer(draftQuote, { data: draft }));
  const form = within(await screen.findByRole('form', { name: 'Quote' }));
  expect(form.getByRole('combobox', { name: /^GST/ })).toBeDisabled();
  expect(form.getByText('Add your GST number to your profile to charge GST.')).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: 'In the price' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Unit' }), 'per sq.ft');
  expect(form.getByText('This unit is compared once the sheet size is known.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /Sheet size/ }), '8 x 4 ft');
  expect(await form.findByText('Landed per sheet')).toBeVisible();
});

test('a seller changes its quote, takes it back, and says that a number was wrong', async () => {
  const { api, user } = await asSeller(
    [TAPI],
    answer(updateQuote, { message: 'Your quote is changed.', data: TAPI }),
    answer(withdrawQuote, { message: 'Your quote is withdrawn.', data: TAPI }),
    answer(giveNumberBack, { message: 'Thank you. Another seller can have this number now.' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Wrong number' }));
  expect(await screen.findByText(/Another seller can have this number/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change quote' }));
  const price = await screen.findByRole('textbox', { name: /Unit price/ });
  await user.clear(price);
  await user.type(price, '4300');
  await user.click(screen.getByRole('button', { name: 'Save quote' }));
  expect(await screen.findByText('Your quote is changed.')).toBeVisible();
  expect(api.callsOf(updateQuote)).toMatchObject([{ body: { version: 1, unitPrice: '4300' } }]);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Your quote is withdrawn.')).toBeVisible();
});

test('My Quotes shows what was quoted, what came of it and what it is worth', async () => {
  signInAs('DEALER');
  const months = [{ month: '2026-11', sent: 3, won: 1, wonValue: 647_112 }];
  const figures = { open: 1, won: 1, lost: 1, openValue: 12_000, wonValue: 647_112, months };
  const quotes = [TAPI, someQuote({ status: 'accepted', requirementId: null, title: 'Flush doors' })];
  const api = fakeApi(
    answer(readMember, { data: someDealer() }),
    answer(listOwnQuotes, { data: quotes, total: 2, figures }),
  );
  const { user, container, address } = await renderAt('/account?tab=myQuotes');
  expect(await screen.findByText('₹6,47,112 in all')).toBeVisible();
  expect(screen.getByRole('link', { name: TAPI.title })).toHaveAttribute('href', `/requirement/${TAPI.requirementId}`);
  expect(screen.getByText('Flush doors')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Table: Quotes by month' }));
  expect(screen.getByRole('row', { name: 'Nov 2026 3 1 ₹6,47,112' })).toBeVisible();
  await user.click(within(screen.getByRole('navigation', { name: 'Show' })).getByRole('link', { name: 'Won' }));
  await waitFor(() => expect(address()).toContain('status=won'));
  await waitFor(() => expect(api.callsOf(listOwnQuotes).at(-1)).toMatchObject({ query: { group: 'won' } }));
  await expectNoAxeViolations(container);
});
