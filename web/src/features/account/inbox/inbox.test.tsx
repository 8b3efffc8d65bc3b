import { readLead, updateLead } from '@plyhaat/contract/leads/inbox';
import {
  type InboxItem,
  type InboxKind,
  itemNotFound,
  listInbox,
  readInboxItem,
} from '@plyhaat/contract/leads/seller-inbox';
import { listMessages, type Message, readThread, sendMessage, sendOffer } from '@plyhaat/contract/leads/threads';
import { listQuotes } from '@plyhaat/contract/requirements/quotes';
import { readRequirement } from '@plyhaat/contract/requirements/requirements';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { someRequirement } from '#test/builders.ts';
import { type Answer, answer, fakeApi, refuse } from '#test/fake-api.ts';
import {
  LEAD_ID,
  LEAD_THREAD,
  OFFER_DRAFT,
  QUOTE_ID,
  QUOTE_THREAD,
  REQUIREMENT_ID,
  SOME_OFFER,
  someItem,
  someLeadRow,
} from '#test/inboxes.ts';
import { signInAs, someDealer } from '#test/members.ts';
import { PLACES, someMessage, someQuote, someThread } from '#test/quotes.ts';
import { renderAt } from '#test/render.tsx';
// Loaded with the test, not within its first wait.
import './InboxScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  stubBrowser({ reducedMotion: true });
});
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const LEAD = { _id: LEAD_ID, channel: 'contact', source: 'product', status: 'new', reminderAt: null } as const;
const QUOTE = {
  status: 'open',
  unitPrice: 4890,
  unit: 'per Nos/sheet',
  unitName: 'sheet',
  total: 531_000,
  validUntil: '2099-11-20',
} as const;
const ofQuote = { requirementId: REQUIREMENT_ID, threadId: QUOTE_THREAD, what: 'BWP plywood' };
const APPLICATION = { status: 'new', opportunityId: LEAD_ID, isOwn: true, type: 'Dealership' } as const;

const ITEMS: readonly InboxItem[] = [
  someItem('request', { lead: LEAD, threadId: LEAD_THREAD }),
  someItem('match', {
    _id: REQUIREMENT_ID,
    who: null,
    requirementId: REQUIREMENT_ID,
    endsAt: '2099-11-19T05:00:00.000Z',
  }),
  someItem('win', { ...ofQuote, who: 'Hostel Trust', quote: { ...QUOTE, status: 'accepted' }, lead: LEAD }),
  someItem('quote', { ...ofQuote, _id: 'q2', who: 'Om Furniture', waits: false, quote: QUOTE }),
  someItem('application', { _id: 'a', who: 'Rangpat', waits: false, asked: null, application: APPLICATION }),
];
const counted = (items: readonly InboxItem[]) => ({
  kinds: Object.fromEntries(
    (['request', 'lead', 'match', 'quote', 'win', 'application'] as const).map((kind) => [
      kind,
      items.filter((item) => item.kind === kind).length,
    ]),
  ) as Record<InboxKind, number>,
  waiting: items.filter(({ waits }) => waits).length,
});

const messagesOf = (id: string, messages: readonly Message[]) =>
  answer(listMessages, () => ({
    data: messages.toReversed(),
    total: messages.length,
    thread: someThread({ _id: id, side: 'seller', withName: 'Kalsubai Kitchens', notice: null }),
  }));

async function openInbox(address: string, ...answers: Answer[]) {
  signInAs('DEALER');
  const api = fakeApi(
    ...answers,
    answer(readMember, { data: someDealer() }),
    answer(listInbox, ({ query }) => {
      const data = ITEMS.filter(({ kind }) => !query.kind || kind === query.kind);
      return { data, next: null, counts: counted(ITEMS) };
    }),
    answer(readLead, { data: someLeadRow(), draft: OFFER_DRAFT }),
    answer(updateLead, { message: 'Lead updated', data: someLeadRow({ isRead: true }) }),
    answer(readThread, { message: 'Read' }),
    messagesOf(LEAD_THREAD, []),
  );
  return { api, ...(await renderAt(address)) };
}
const inbox = () => screen.findByRole('region', { name: 'Inbox' });

test('one list says who, what, how much, since when and what next, what waits first (LEAD-20)', async () => {
  const { container } = await openInbox('/account?tab=leads');
  const waiting = within(await within(await inbox()).findByRole('region', { name: 'Waits for you' }));
  const rows = waiting.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Kalsubai Kitchens, waits for you25 minMarine ply 18 mmPrice request · 120 sheetsGive your price',
    'Buyer in Nashik, waits for you25 minMarine ply 18 mmRequirement · 120 sheetsQuote by 19 Nov 2099',
    'Hostel Trust, waits for you25 minBWP plywood, ₹5,31,000Won · 120 sheetsFix the dispatch day',
  ]);
  const earlier = within(screen.getByRole('region', { name: 'Earlier' }));
  expect(earlier.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Om Furniture25 minBWP plywoodYour quote ₹4,890 · 120 sheetsOpen until 20 Nov 2099',
    'Rangpat25 minDealership for NashikYour applicationIn review',
  ]);
  expect(screen.getAllByRole('link', { name: 'Inbox 3 wait' })).toHaveLength(2);
  await expectNoAxeViolations(container);
});

test('a kind is a filter in the address; a further page goes on from the cursor', async () => {
  const { api, user, address } = await openInbox(
    '/account?tab=leads',
    answer(listInbox, ({ query }) => ({
      data: query.cursor ? [someItem('lead', { _id: 'l2', who: 'Second page', lead: LEAD })] : [...ITEMS],
      next: query.cursor ? null : `other_2026-11-14T05:00:00.000000Z_${LEAD_ID}`,
      counts: counted(ITEMS),
    })),
  );
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Second page')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('navigation', { name: 'Kind' })).getByRole('link', { name: 'Wins 1' }));
  await waitFor(() => expect(address()).toBe('/account?kind=win&tab=leads'));
  expect(api.callsOf(listInbox).map(({ query }) => query.kind)).toContain('win');
});

test('the open item is in the address; a price request is answered by an offer that stands in the thread (LEAD-18)', async () => {
  const sent: Message[] = [];
  const { api, user, address, baseElement } = await openInbox(
    '/account?tab=leads',
    messagesOf(LEAD_THREAD, sent),
    answer(sendOffer, () => {
      const data = someMessage({ side: 'seller', mine: true, text: 'Offer', offer: SOME_OFFER });
      sent.push(data);
      return { message: 'Your offer is sent.', data };
    }),
  );
  await user.click(await screen.findByRole('link', { name: 'Kalsubai Kitchens, waits for you' }));
  await waitFor(() => expect(address()).toBe(`/account?open=request.${LEAD_ID}&tab=leads`));
  const pane = within(await screen.findByRole('region', { name: 'Kalsubai Kitchens' }));
  await waitFor(() => expect(api.callsOf(updateLead)).toMatchObject([{ body: { isRead: true } }]));
  const form = within(await pane.findByRole('form', { name: 'Your price' }));
  await user.click(form.getByRole('button', { name: 'Send offer' }));
  expect(await form.findByText('Enter the freight, or tick that it is in the price')).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: 'In the price' }));
  expect(form.getByText(/a sheet landed/)).toHaveTextContent(/^₹5,361.92 a sheet landed, ₹6,43,430.40 for 120 sheets$/);
  await user.click(form.getByRole('checkbox', { name: 'In the price' }));
  await user.clear(form.getByRole('textbox', { name: 'Price' }));
  await user.type(form.getByRole('textbox', { name: 'Price' }), '139');
  await user.type(form.getByRole('textbox', { name: 'Freight, whole lot' }), '6,000');
  await expectNoAxeViolations(baseElement);
  await user.click(form.getByRole('button', { name: 'Send offer' }));
  expect(await pane.findByText(/^Your offer,/)).toBeInTheDocument();
  expect(pane.getByText('₹139')).toBeVisible();
  expect(api.callsOf(sendOffer)[0]?.body).toMatchObject({ unitPrice: '139', freight: '6,000', gstPercent: '18' });
  expect(pane.queryByRole('form', { name: 'Your price' })).not.toBeInTheDocument();
  await user.click(pane.getByRole('radio', { name: 'Price' }));
  expect(await pane.findByRole('textbox', { name: 'Price' })).toHaveValue('139');
});

test('what was typed as an answer is there again after a reload (LEAD-19)', async () => {
  const address = `/account?tab=leads&open=request.${LEAD_ID}`;
  const { user, unmount } = await openInbox(address);
  await user.type(await screen.findByRole('textbox', { name: 'Freight, whole lot' }), '4500');
  await user.click(screen.getByRole('radio', { name: 'Message' }));
  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'In two lots');
  unmount();
  const again = await openInbox(address);
  expect(await screen.findByRole('textbox', { name: 'Freight, whole lot' })).toHaveValue('4500');
  await again.user.click(screen.getByRole('radio', { name: 'Message' }));
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('In two lots');
});

test('status, reminder and note stand at the side and are saved at once (LEAD-12)', async () => {
  const { api, user } = await openInbox(`/account?tab=leads&open=request.${LEAD_ID}`);
  const side = within(await screen.findByRole('complementary', { name: 'Status, reminder, note' }));
  await user.click(side.getByRole('radio', { name: 'Won' }));
  await user.click(side.getByRole('button', { name: 'Tomorrow 10 am' }));
  await user.type(side.getByRole('textbox', { name: 'Note' }), 'Pays by cheque');
  await user.click(side.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(api.callsOf(updateLead)).toHaveLength(4));
  const bodies = api.callsOf(updateLead).map(({ body }) => body);
  expect(bodies).toContainEqual({ status: 'won' });
  expect(bodies).toContainEqual({ reminderAt: expect.stringMatching(/T10:00:00\+05:30$/) });
  expect(bodies).toContainEqual({ note: 'Pays by cheque' });
});

test('a win says that it is one, with the buyer’s words first and the number a tap away', async () => {
  const question = someMessage({ side: 'buyer', mine: false, text: 'When does it come?' });
  const { waits: _, ...won } = ITEMS[2] as InboxItem;
  const { api, user, baseElement } = await openInbox(
    `/account?tab=leads&open=quote.${QUOTE_ID}`,
    answer(readInboxItem, { data: won }),
    messagesOf(QUOTE_THREAD, [question]),
    answer(readRequirement, { data: someRequirement({ _id: REQUIREMENT_ID, status: 'Completed' }) }),
    answer(listQuotes, { data: [someQuote({ status: 'accepted' })], total: 1, places: PLACES }),
    answer(sendMessage, { message: 'Message sent', data: someMessage() }),
  );
  const pane = within(await screen.findByRole('region', { name: 'Hostel Trust' }));
  expect(await pane.findByText('You won. Hostel Trust took your quote.')).toBeVisible();
  expect(pane.getByText('₹5,31,000')).toBeVisible();
  expect(await pane.findByText('When does it come?')).toBeVisible();
  expect(await pane.findByRole('link', { name: 'Call Kalsubai Kitchens' })).toHaveAttribute(
    'href',
    'tel:+919822012345',
  );
  await expectNoAxeViolations(baseElement);
  await user.type(pane.getByRole('textbox', { name: 'Your message' }), 'On Monday');
  await user.click(pane.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(api.callsOf(sendMessage)).toMatchObject([{ body: { text: 'On Monday' } }]));
});

test('a matched requirement is quoted for where it stands, and the form survives a reload', async () => {
  const { waits: _, ...match } = ITEMS[1] as InboxItem;
  const address = `/account?tab=leads&open=match.${REQUIREMENT_ID}`;
  const answers = [
    answer(readInboxItem, { data: match }),
    answer(readRequirement, { data: someRequirement({ _id: REQUIREMENT_ID }) }),
  ];
  const { user, unmount } = await openInbox(address, ...answers);
  await user.type(await screen.findByRole('textbox', { name: /^Lead time/ }), '6');
  unmount();
  await openInbox(address, ...answers);
  expect(await screen.findByRole('textbox', { name: /^Lead time/ })).toHaveValue('6');
});

test('what is gone says so and leads back', async () => {
  await openInbox(
    `/account?tab=leads&kind=win&open=win.${QUOTE_ID}`,
    answer(readInboxItem, () => refuse(itemNotFound)),
  );
  expect(await screen.findByText('This is no longer in your inbox.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the inbox' })).toHaveAttribute(
    'href',
    '/account?kind=win&tab=leads',
  );
});
