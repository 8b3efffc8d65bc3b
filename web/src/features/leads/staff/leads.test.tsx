import { startExport } from '@plyhaat/contract/admin/exports';
import { type LeadRow, listAllLeads, showLeadContact } from '@plyhaat/contract/leads/staff/leads';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { AT, expectList, pageOf, SELLER } from '#test/console-lists.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

const LEAD: LeadRow = {
  _id: 'l1',
  channel: 'call',
  status: 'new',
  source: 'product',
  seller: SELLER,
  buyer: null,
  phone: '98XXXXXX33',
  product: 'Vajra Marine',
  city: null,
  createdAt: AT,
  lastContactAt: AT,
  respondedAt: null,
};

test('staff see the leads of all sellers, with masked numbers', async () => {
  signInAs('SUBADMIN');
  fakeApi(answer(listAllLeads, pageOf(LEAD)));
  await expectList('/admin/leads', {
    title: 'Leads',
    count: '1 lead',
    row: /Former member.*98XXXXXX33.*Show number.*Tapi Plywood House.*Call.*New/,
  });
});

test('a list of one member says that it is narrowed down, and is downloaded so', async () => {
  signInAs('ADMIN');
  const api = fakeApi(answer(listAllLeads, pageOf(LEAD)), answer(startExport, { url: '#downloaded' }));
  const { user, address } = await renderAt(`/admin/leads?seller=${SELLER._id}`);
  await screen.findByText('1 lead');
  expect(api.callsOf(listAllLeads)[0]?.query).toMatchObject({ seller: SELLER._id, page: 1, perPage: 25 });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(api.callsOf(startExport)).toMatchObject([{ body: { list: 'leads', query: `seller=${SELLER._id}` } }]),
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/admin/leads'));
});

test('ADMIN-12 the number of a lead is shown for a reason, in its row', async () => {
  signInAs('SUBADMIN');
  const api = fakeApi(
    answer(listAllLeads, pageOf({ ...LEAD, _id: SELLER._id })),
    answer(showLeadContact, { phone: '9822011133', email: null }),
  );
  const { user } = await renderAt('/admin/leads');
  await user.click(await screen.findByRole('button', { name: 'Show number of Former member' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show number and e-mail?' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The seller says it is wrong');
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('link', { name: '98220 11133' })).toBeInTheDocument();
  expect(api.callsOf(showLeadContact)).toMatchObject([{ params: { id: SELLER._id } }]);
});
