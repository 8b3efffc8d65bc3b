import { type Lead, listLeads, listOwnEnquiries, updateLead } from '@plyhaat/contract/inbox';
import { readMember } from '@plyhaat/contract/profile';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs, someBuyer, someDealer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const lead: Lead = {
  _id: '0190a000-0000-7000-8000-000000000001',
  channel: 'call',
  status: 'new',
  name: 'Ravi Naik',
  phone: '9822012345',
  email: null,
  cityName: 'Pune',
  product: { _id: 'p', slug: 'marine-ply', name: 'Marine ply' },
  productName: 'Marine ply',
  source: 'product',
  message: null,
  note: null,
  reminderAt: null,
  isRead: false,
  respondedAt: null,
  createdAt: '2026-11-14T05:00:00.000Z',
  lastContactAt: '2026-11-14T05:00:00.000Z',
  history: [],
};

async function openInbox(leads: Lead[], address = '/account?tab=leads') {
  signInAs('DEALER');
  const api = fakeApi(
    answer(readMember, { data: someDealer() }),
    answer(listLeads, { data: leads, total: leads.length, unread: leads.filter(({ isRead }) => !isRead).length }),
    answer(updateLead, { message: 'Lead updated', data: { ...lead, isRead: true } }),
  );
  return { api, ...(await renderAt(address)) };
}

test('a seller opens a lead, which is read thereby, and calls back (SC-LEADS-02)', async () => {
  const { api, user, container } = await openInbox([lead]);
  expect(await screen.findByText('1 unread')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /Ravi Naik, unread/ }));
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919822012345');
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/919822012345/,
  );
  expect(api.callsOf(updateLead)).toMatchObject([{ body: { isRead: true } }]);
  await expectNoAxeViolations(container);
});

test('status, note and reminder are saved (S2-LEADS-01)', async () => {
  const { api, user } = await openInbox([{ ...lead, isRead: true }]);
  await user.click(await screen.findByRole('button', { name: /Ravi Naik/ }));
  const row = within(screen.getByRole('list', { name: 'Leads' }));
  await user.selectOptions(row.getByRole('combobox', { name: 'Status' }), 'Won');
  await user.type(row.getByRole('textbox', { name: /Note/ }), 'Forty sheets');
  await user.click(row.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Lead updated')).toBeVisible();
  expect(api.callsOf(updateLead)).toMatchObject([{ body: { status: 'won', note: 'Forty sheets', reminderAt: '' } }]);
});

test('the address keeps the filters; junk in it is ignored', async () => {
  const { api, user, address } = await openInbox([], '/account?tab=leads&status=junk&search=ply');
  expect(await screen.findByText('No lead matches these filters.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Channel' }), 'WhatsApp');
  expect(address()).toContain('channel=whatsapp');
  const queries = api.callsOf(listLeads).map(({ query }) => query);
  expect(queries[0]).toMatchObject({ search: 'ply' });
  expect(queries[0]).not.toHaveProperty('status');
  expect(queries.at(-1)).toMatchObject({ search: 'ply', channel: 'whatsapp' });
});

test('a buyer finds its own enquiries', async () => {
  signInAs('USER');
  const asked = {
    _id: lead._id,
    channel: 'whatsapp' as const,
    seller: { _id: 's', slug: 'asha-ply', companyName: 'Asha Ply' },
    product: lead.product,
    message: null,
    createdAt: lead.createdAt,
    lastContactAt: lead.lastContactAt,
    contacts: 3,
  };
  fakeApi(answer(readMember, { data: someBuyer() }), answer(listOwnEnquiries, { data: [asked], total: 1 }));
  const { container } = await renderAt('/account?tab=enquiries');
  expect(await screen.findByText('Asha Ply')).toBeVisible();
  expect(screen.getByText('14 Nov 2026, 10:30 am · 3 times')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Marine ply' })).toHaveAttribute('href', '/product/marine-ply');
  await expectNoAxeViolations(container);
});
