import { type Lead, listLeads, updateLead } from '@plyhaat/contract/leads/inbox';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs, someDealer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
// Loaded with the test, not within its first wait.
import './LeadsScreen.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const NO_DETAILS = { quantity: null, unit: null, unitName: null, city: null, neededBy: null } as const;

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
  requirementId: null,
  message: null,
  ...NO_DETAILS,
  threadId: null,
  note: null,
  reminderAt: null,
  isRead: false,
  respondedAt: null,
  createdAt: '2026-11-14T05:00:00.000Z',
  lastContactAt: '2026-11-14T05:00:00.000Z',
  history: [],
};

async function openInbox(leads: Lead[], address = '/account?tab=leadTable') {
  signInAs('DEALER');
  const api = fakeApi(
    answer(readMember, { data: someDealer() }),
    answer(listLeads, {
      data: leads,
      total: leads.length,
      unread: leads.filter(({ isRead }) => !isRead).length,
      counts: { new: leads.length, contacted: 38, won: 21, lost: 1081 },
    }),
    answer(updateLead, { message: 'Lead updated', data: { ...lead, isRead: true } }),
  );
  return { api, ...(await renderAt(address)) };
}

test('a seller opens a lead, which is read thereby, and calls back (LEAD-12)', async () => {
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

test('status, note and reminder are saved (LEAD-12)', async () => {
  const { api, user } = await openInbox([{ ...lead, isRead: true }]);
  await user.click(await screen.findByRole('button', { name: /Ravi Naik/ }));
  const row = within(screen.getByRole('region', { name: '14 Nov 2026' }));
  await user.selectOptions(row.getByRole('combobox', { name: 'Status' }), 'Won');
  await user.type(row.getByRole('textbox', { name: /Note/ }), 'Forty sheets');
  await user.click(row.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Lead updated')).toBeVisible();
  expect(api.callsOf(updateLead)).toMatchObject([{ body: { status: 'won', note: 'Forty sheets', reminderAt: '' } }]);
});

const inboxQueries = (api: ReturnType<typeof fakeApi>) => api.callsOf(listLeads).map(({ query }) => query);

test('the list follows while one types, once the typing pauses, and chips narrow it to a status', async () => {
  const { api, user, address } = await openInbox([lead]);
  await user.type(await screen.findByRole('searchbox', { name: 'Search leads' }), 'ply');
  await waitFor(() => expect(address()).toContain('search=ply'));
  const statuses = within(screen.getByRole('group', { name: 'Status' }));
  expect(statuses.getByRole('button', { name: 'All 1,141' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(statuses.getByRole('button', { name: 'Won 21' }));
  await waitFor(() => expect(address()).toContain('status=won'));
  expect(inboxQueries(api).map(({ search, status }) => [search, status])).toEqual([
    ['', undefined],
    ['ply', undefined],
    ['ply', 'won'],
  ]);
  expect(screen.getByRole('searchbox', { name: 'Search leads' })).toHaveValue('ply');
});

test('a row calls the buyer without being opened, and is read thereby', async () => {
  const { api, user } = await openInbox([lead]);
  const call = await screen.findByRole('link', { name: 'Call Ravi Naik' });
  expect(call).toHaveAttribute('href', 'tel:+919822012345');
  await user.click(call);
  await waitFor(() => expect(api.callsOf(updateLead)).toMatchObject([{ body: { isRead: true } }]));
});

test('leads stand under their day, and each says what is wanted and when', async () => {
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const came = (id: string, name: string, lastContactAt: string) => ({ ...lead, _id: id, name, lastContactAt });
  await openInbox([
    came('1', 'Ravi', ago(0)),
    came('2', 'Asha', ago(1)),
    came('3', 'Meera', '2026-01-14T05:00:00.000Z'),
  ]);
  const names = async (day: string) =>
    within(await screen.findByRole('region', { name: day }))
      .getAllByRole('link', { name: /^Call / })
      .map((link) => link.getAttribute('aria-label'));
  expect(await names('Today')).toEqual(['Call Ravi']);
  expect(await names('Yesterday')).toEqual(['Call Asha']);
  expect(await names('14 Jan 2026')).toEqual(['Call Meera']);
  expect(within(screen.getByRole('region', { name: '14 Jan 2026' })).getByText(/Call · 10:30 AM/)).toBeVisible();
});

test('after a call the seller is asked how it went: status, note and a reminder at ten', async () => {
  const { api, user, baseElement } = await openInbox([{ ...lead, isRead: true }]);
  await user.click(await screen.findByRole('link', { name: 'Call Ravi Naik' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How did the call go?' }));
  expect(dialog.getByText('You called Ravi Naik.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Won' }));
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Wants 40 now');
  await user.click(dialog.getByRole('button', { name: 'Tomorrow 10 am' }));
  await expectNoAxeViolations(baseElement);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const body = api.callsOf(updateLead)[0]?.body;
  expect(body).toMatchObject({ status: 'won', note: 'Wants 40 now' });
  expect(body?.reminderAt).toMatch(/^\d{4}-\d\d-\d\dT10:00:00\+05:30$/);
});

test('nobody answered: the lead stays new, and the note is kept', async () => {
  const { api, user } = await openInbox([{ ...lead, isRead: true, note: 'Site visit' }]);
  await user.click(await screen.findByRole('link', { name: 'Call Ravi Naik' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How did the call go?' }));
  await user.click(dialog.getByRole('button', { name: 'No answer' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf(updateLead)).toHaveLength(1));
  expect(api.callsOf(updateLead)[0]?.body).toEqual({ note: 'Site visit', isRead: true });
});

test('a seller without leads is shown the way to more products', async () => {
  await openInbox([]);
  expect(await screen.findByText('No leads yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a product' })).toHaveAttribute('href', '/account?tab=addProducts');
});

test('the address keeps the filters; junk in it is ignored', async () => {
  const { api, user, address } = await openInbox([], '/account?tab=leadTable&status=junk&search=ply&to=2026-02-31');
  expect(await screen.findByText('No leads match these filters.')).toBeVisible();
  await user.click(screen.getByText('More filters'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Channel' }), 'WhatsApp');
  expect(address()).toContain('channel=whatsapp');
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  expect(address()).toContain('from=2026-11-01');
  const queries = inboxQueries(api);
  expect(queries[0]).toMatchObject({ search: 'ply' });
  expect(queries[0]).not.toHaveProperty('status');
  expect(queries[0]).not.toHaveProperty('to');
  expect(queries.at(-1)).toMatchObject({ search: 'ply', channel: 'whatsapp', from: '2026-11-01' });
});
