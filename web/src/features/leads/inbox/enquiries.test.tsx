import {
  type AskedOfSeller,
  type AskedSeller,
  listAskedSellers,
  listOwnEnquiries,
} from '@plyhaat/contract/leads/own-enquiries';
import { reviewSeller } from '@plyhaat/contract/reviews/reviews';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { someReview } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs, someBuyer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
// Loaded with the test, not within its first wait.
import './EnquiriesScreen.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const enquiry: AskedOfSeller = {
  _id: '0190a000-0000-7000-8000-000000000001',
  channel: 'whatsapp',
  state: 'sent',
  product: { _id: 'p', slug: 'marine-ply', name: 'Marine ply' },
  message: null,
  quantity: null,
  unit: null,
  unitName: null,
  city: null,
  neededBy: null,
  threadId: null,
  answers: 0,
  unread: 0,
  createdAt: '2026-11-14T05:00:00.000Z',
  lastContactAt: '2026-11-14T05:00:00.000Z',
  contacts: 3,
};
const SELLER = '0190a000-0000-7000-8000-0000000000cc';
const asked: AskedSeller = {
  seller: {
    _id: SELLER,
    slug: 'asha-ply',
    companyName: 'Asha Ply',
    phone: '98XXXXXX10',
    cityName: 'Nashik',
    stateName: 'Maharashtra',
  },
  lastActivityAt: '2026-11-15T05:00:00.000Z',
  unread: 0,
  canReview: false,
  enquiries: [enquiry],
  total: 1,
};

test('a buyer finds its enquiries grouped by seller, with what, how far and when (LEAD-17)', async () => {
  signInAs('USER');
  const priced: AskedOfSeller = {
    ...enquiry,
    _id: 'priced',
    channel: 'contact',
    state: 'seen',
    quantity: 120,
    unit: 'per Nos/sheet',
    unitName: 'sheet',
    contacts: 1,
  };
  fakeApi(
    answer(readMember, { data: someBuyer() }),
    answer(listAskedSellers, { data: [{ ...asked, enquiries: [priced, enquiry], total: 2 }], total: 1 }),
  );
  const { container } = await renderAt('/account?tab=enquiries');
  const group = within(await screen.findByRole('article', { name: 'Asha Ply' }));
  expect(group.getByRole('link', { name: 'Asha Ply' })).toHaveAttribute('href', '/seller/asha-ply');
  expect(group.getByText('Nashik, Maharashtra')).toBeVisible();
  expect(group.getByText('Last activity 15 Nov 2026, 10:30 AM')).toBeVisible();
  const rows = within(group.getByRole('list', { name: 'Enquiries to Asha Ply' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Marine ply120 sheetsSeenPrice request · 14 Nov 2026, 10:30 AM',
    'Marine plySentWhatsApp · 14 Nov 2026, 10:30 AM · 3 times',
  ]);
  expect(group.getAllByRole('link', { name: 'Marine ply' })[0]).toHaveAttribute('href', '/product/marine-ply');
  expect(screen.queryByRole('button', { name: /review/ })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('earlier enquiries to a seller come when they are asked for', async () => {
  signInAs('USER');
  const { cityName: _, stateName: __, ...seller } = asked.seller;
  const all = Array.from({ length: 5 }, (_, at) => ({ ...enquiry, _id: `e${at}`, seller, canReview: false }));
  const api = fakeApi(
    answer(readMember, { data: someBuyer() }),
    answer(listAskedSellers, { data: [{ ...asked, enquiries: all.slice(0, 3), total: 5 }], total: 1 }),
    answer(listOwnEnquiries, { data: all, total: 5 }),
  );
  const { user } = await renderAt('/account?tab=enquiries');
  const list = within(await screen.findByRole('list', { name: 'Enquiries to Asha Ply' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show 2 earlier enquiries' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(5));
  expect(api.callsOf(listOwnEnquiries)).toMatchObject([{ query: { sellerId: SELLER, page: 1 } }]);
  expect(screen.queryByRole('button', { name: /earlier/ })).toBeNull();
});

test('a day after the contact a buyer reviews the seller, and is not asked again', async () => {
  signInAs('USER');
  let canReview = true;
  const summary = { rating: 5, reviewCount: 1, stars: [0, 0, 0, 0, 1] };
  const api = fakeApi(
    answer(readMember, { data: someBuyer() }),
    answer(listAskedSellers, () => ({ data: [{ ...asked, canReview }], total: 1 })),
    answer(reviewSeller, ({ body }) => {
      canReview = false;
      return { message: 'Thank you', data: someReview({ mine: true, message: body.message }), summary };
    }),
  );
  const { user } = await renderAt('/account?tab=enquiries');
  await user.click(await screen.findByRole('button', { name: 'Write a review of Asha Ply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a review' }));
  await user.click(dialog.getByRole('radio', { name: /5/ }));
  await user.type(dialog.getByRole('textbox', { name: /Comment/ }), 'On time.');
  await user.click(dialog.getByRole('button', { name: 'Submit review' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Write a review of/ })).not.toBeInTheDocument());
  expect(api.callsOf(reviewSeller)).toMatchObject([{ body: { userId: SELLER, message: 'On time.' } }]);
});
