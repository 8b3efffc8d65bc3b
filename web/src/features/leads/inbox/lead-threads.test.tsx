import { type Lead, listLeads } from '@plyhaat/contract/leads/inbox';
import { type AskedOfSeller, type AskedSeller, listAskedSellers } from '@plyhaat/contract/leads/own-enquiries';
import {
  listMessages,
  MESSAGES_PER_PAGE,
  type Message,
  readThread,
  sendMessage,
} from '@plyhaat/contract/leads/threads';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs, someBuyer, someDealer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
// Loaded here, so that a busy machine does not load them within a wait.
import './EnquiriesScreen.tsx';
import './LeadsScreen.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const THREAD = '0190a000-0000-7000-8000-0000000000aa';
const WANTED = {
  quantity: 120,
  unit: 'per Nos/sheet',
  unitName: 'sheet',
  city: 'Nashik',
  neededBy: '2026-11-30',
} as const;
const asked = {
  _id: '0190a000-0000-7000-8000-000000000001',
  channel: 'contact' as const,
  product: { _id: 'p', slug: 'marine-ply', name: 'Marine ply' },
  message: null,
  ...WANTED,
  threadId: THREAD,
  createdAt: '2026-11-14T05:00:00.000Z',
  lastContactAt: '2026-11-14T05:00:00.000Z',
};
const lead: Lead = {
  ...asked,
  status: 'new',
  name: 'Ravi Naik',
  phone: '9822012345',
  email: null,
  cityName: 'Pune',
  productName: 'Marine ply',
  source: 'product',
  requirementId: null,
  note: null,
  reminderAt: null,
  isRead: true,
  respondedAt: null,
  history: [],
};
const enquiry: AskedOfSeller = { ...asked, state: 'answered', answers: 1, unread: 1, contacts: 1 };
const askedOf = (enquiry: AskedOfSeller): AskedSeller => ({
  seller: {
    _id: 's',
    slug: 'asha-ply',
    companyName: 'Asha Ply',
    phone: '98XXXXXX10',
    cityName: 'Nashik',
    stateName: 'Maharashtra',
  },
  lastActivityAt: enquiry.lastContactAt,
  unread: enquiry.unread,
  canReview: false,
  enquiries: [enquiry],
  total: 1,
});

const message = (over: Partial<Message>): Message => ({
  _id: 'm',
  side: 'buyer',
  mine: true,
  text: 'Please quote for Marine ply: 120 sheets, to Nashik.',
  isMasked: false,
  file: null,
  offer: null,
  isSeen: false,
  createdAt: asked.createdAt,
  ...over,
});

/** A thread as one side opens it; what that side writes is added. */
function someThread(side: 'buyer' | 'seller', withName: string, first: readonly Message[]) {
  const messages = [...first];
  let unread = 1;
  return [
    answer(listMessages, ({ query: { page = 1 } }) => ({
      data: messages.toReversed().slice((Number(page) - 1) * MESSAGES_PER_PAGE, Number(page) * MESSAGES_PER_PAGE),
      total: messages.length,
      thread: { _id: THREAD, side, withName, requirementId: null, isOpen: true, notice: null, unread },
    })),
    answer(readThread, () => {
      unread = 0;
      return { message: 'Read' };
    }),
    answer(sendMessage, ({ body }) => {
      messages.push(message({ _id: `m${messages.length}`, side, text: body.text ?? null }));
      return { message: 'Message sent', data: message({}) };
    }),
  ];
}

test('a seller answers a price request with a quick reply, in the lead’s own thread', async () => {
  signInAs('DEALER');
  const api = fakeApi(
    answer(readMember, { data: someDealer() }),
    answer(listLeads, { data: [lead], total: 1, unread: 0, counts: { new: 1, contacted: 0, won: 0, lost: 0 } }),
    ...someThread('seller', 'Ravi Naik', [message({ mine: false })]),
  );
  const { user, container } = await renderAt('/account?tab=leadTable');
  await user.click(await screen.findByText('Ravi Naik'));
  expect(screen.getByText(/^Price request · /)).toBeVisible();
  expect(screen.getByText('120 sheets, to Nashik, by 30 Nov 2026')).toBeVisible();
  const thread = within(await screen.findByRole('region', { name: 'Messages with Ravi Naik' }));
  expect(await thread.findByText(/Please quote for Marine ply/)).toBeVisible();
  await waitFor(() => expect(api.callsOf(readThread)).toHaveLength(1));
  await user.click(within(thread.getByRole('group', { name: 'Quick replies' })).getByText('In stock, can send today.'));
  const field = thread.getByRole('textbox', { name: 'Your message' });
  expect(field).toHaveFocus();
  await user.type(field, ' ₹4,450 a sheet.');
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  await user.click(thread.getByRole('button', { name: 'Send' }));
  expect(await thread.findByText('In stock, can send today. ₹4,450 a sheet.')).toBeVisible();
  expect(shown.mock.contexts.at(-1)).toHaveTextContent('₹4,450 a sheet.');
  await expectNoAxeViolations(container);
});

test('a buyer reads what it asked and the answers, writes back, and calls', async () => {
  signInAs('USER');
  const reply = message({ _id: 'r', side: 'seller', mine: false, text: 'In stock.' });
  fakeApi(
    answer(readMember, { data: someBuyer() }),
    answer(listAskedSellers, { data: [askedOf(enquiry)], total: 1 }),
    ...someThread('buyer', 'Asha Ply', [message({}), reply]),
  );
  const { user, container } = await renderAt('/account?tab=enquiries');
  expect(await screen.findByText('120 sheets, to Nashik, by 30 Nov 2026')).toBeVisible();
  expect(screen.getByText('New answer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '1 answer: Asha Ply, Marine ply' }));
  const thread = within(await screen.findByRole('region', { name: 'Messages with Asha Ply' }));
  expect(await thread.findByText('In stock.')).toBeVisible();
  expect(thread.queryByRole('group', { name: 'Quick replies' })).toBeNull();
  await expectNoAxeViolations(container);
  await user.type(thread.getByRole('textbox', { name: 'Your message' }), 'For 200?');
  await user.click(thread.getByRole('button', { name: 'Send' }));
  expect(await thread.findByText('For 200?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Call: Asha Ply' }));
  expect(await screen.findByRole('dialog', { name: 'You are not subscribed to use this feature' })).toBeVisible();
});

test('a long thread shows its newest messages first and leads to the earlier ones', async () => {
  signInAs('USER');
  const many = Array.from({ length: 60 }, (_, at) => message({ _id: `n${at}`, text: `Message ${at + 1}` }));
  fakeApi(
    answer(readMember, { data: someBuyer() }),
    answer(listAskedSellers, { data: [askedOf(enquiry)], total: 1 }),
    ...someThread('buyer', 'Asha Ply', many),
  );
  const { user } = await renderAt('/account?tab=enquiries');
  await user.click(await screen.findByRole('button', { name: '1 answer: Asha Ply, Marine ply' }));
  const thread = within(await screen.findByRole('region', { name: 'Messages with Asha Ply' }));
  expect(await thread.findByText('Message 60')).toBeVisible();
  expect(thread.queryByText('Message 10')).toBeNull();
  await user.click(thread.getByRole('button', { name: 'Show earlier messages' }));
  expect(await thread.findByText('Message 10')).toBeVisible();
  const texts = thread.getAllByText(/^Message \d+$/).map(({ textContent }) => textContent);
  expect(texts).toEqual(many.map(({ text }) => text));
  expect(thread.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
});

test('a subscriber who called before calls again', async () => {
  signInAs('USER');
  session.setSubscribed(true);
  const called: AskedOfSeller = { ...enquiry, channel: 'call', quantity: null, city: null, neededBy: null, unread: 0 };
  fakeApi(answer(readMember, { data: someBuyer() }), answer(listAskedSellers, { data: [askedOf(called)], total: 1 }));
  const { user } = await renderAt('/account?tab=enquiries');
  await user.click(await screen.findByRole('button', { name: 'Call again: Asha Ply' }));
  expect(await screen.findByRole('dialog', { name: 'Call Asha Ply at 98XXXXXX10?' })).toBeVisible();
});
