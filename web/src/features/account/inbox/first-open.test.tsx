import { readLead, updateLead } from '@plyhaat/contract/leads/inbox';
import type { LeadChannel } from '@plyhaat/contract/leads/leads';
import { type InboxItem, listInbox } from '@plyhaat/contract/leads/seller-inbox';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { LEAD_ID, OFFER_DRAFT, someItem, someLeadRow } from '#test/inboxes.ts';
import { signInAs, someDealer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
// Loaded with the test, not within its first wait.
import './InboxScreen.tsx';

beforeEach(() => stubBrowser());
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const leadBy = (channel: LeadChannel): InboxItem =>
  someItem('lead', {
    _id: LEAD_ID,
    lead: { _id: LEAD_ID, channel, source: 'product', status: 'new', reminderAt: null },
  });

async function openInbox(...data: InboxItem[]) {
  signInAs('DEALER');
  const kinds = { request: 0, lead: data.length, match: 0, quote: 0, win: 0, application: 0 };
  fakeApi(
    answer(readMember, { data: someDealer() }),
    answer(listInbox, { data, next: null, counts: { kinds, waiting: data.length } }),
    answer(readLead, { data: someLeadRow({ threadId: null }), draft: OFFER_DRAFT }),
    answer(updateLead, { message: 'Lead updated', data: someLeadRow({ isRead: true }) }),
  );
  return renderAt('/account?tab=leads');
}
const row = async () =>
  within(await screen.findByRole('region', { name: 'Inbox', hidden: true })).findByRole('listitem', { hidden: true });

test('at a desk the first item lies open, and Back does not lead to nothing open (LEAD-20)', async () => {
  stubBrowser({ desk: true });
  const { address, router } = await openInbox(leadBy('call'));
  expect(await screen.findByRole('region', { name: 'Kalsubai Kitchens' })).toBeInTheDocument();
  expect(address()).toBe(`/account?open=lead.${LEAD_ID}&tab=leads`);
  expect(router.history.length).toBe(1);
});

test('on a phone the list comes first (LEAD-20)', async () => {
  const { address } = await openInbox(leadBy('call'));
  expect(await row()).toHaveTextContent('Kalsubai Kitchens');
  expect(address()).toBe('/account?tab=leads');
});

test.each([
  ['email', 'lucide-mail'],
  ['call', 'lucide-phone'],
  ['whatsapp', 'lucide-message-circle'],
  ['contact', 'lucide-message-square'],
] as const)('a lead that came by %s has the icon of it', async (channel, icon) => {
  await openInbox(leadBy(channel));
  expect((await row()).querySelector('svg')).toHaveClass(icon);
});
