import { type ApplicationRow, listAllApplications } from '@plyhaat/contract/admin/applications';
import { startExport } from '@plyhaat/contract/admin/exports';
import { type LeadRow, listAllLeads } from '@plyhaat/contract/admin/leads';
import { listSubscribers } from '@plyhaat/contract/admin/newsletter';
import { listAllProducts, type ProductRow } from '@plyhaat/contract/admin/products';
import { listAllReports, type ReportRow } from '@plyhaat/contract/admin/report-list';
import { listAllRequirements, type RequirementRow } from '@plyhaat/contract/admin/requirements';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

const AT = '2026-11-02T10:00:00.000Z';
const SELLER = { _id: '0190a000-0000-7000-8000-0000000000c1', name: 'Tapi Plywood House' };
const BUYER = { _id: '0190a000-0000-7000-8000-0000000000c2', name: 'Asha Rao' };
const page = <Row,>(row: Row) => ({ data: [row], total: 1, hasMore: false });

const PRODUCT: ProductRow = {
  _id: 'p1',
  slug: 'vajra-marine',
  name: 'Vajra Marine',
  seller: SELLER,
  category: 'Plywood',
  brand: null,
  price: 92,
  priceUnit: 'per sq.ft',
  inStock: true,
  approved: 'PENDING',
  isShown: false,
  createdAt: AT,
  updatedAt: AT,
};
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
const REQUIREMENT: RequirementRow = {
  _id: 'r1',
  title: 'Gurjan plywood',
  buyer: BUYER,
  category: null,
  quantity: '10 sheets',
  budget: 90_000,
  city: 'Nashik',
  state: 'Maharashtra',
  status: 'Active',
  approved: 'APPROVED',
  quotes: 2,
  createdAt: AT,
  expiresAt: AT,
};
const APPLICATION: ApplicationRow = {
  _id: 'a1',
  organisation: 'Rao Traders',
  email: 'aXXXXXX@XXXXXX.example',
  applicant: BUYER,
  opportunity: { _id: 'o1', brand: 'Rangpat', type: 'Dealership' },
  owner: SELLER,
  status: 'shortlisted',
  createdAt: AT,
  decidedAt: null,
};
const REPORT: ReportRow = {
  _id: 'x1',
  kind: 'product',
  thingId: 'p1',
  title: 'Vajra Marine',
  reason: 'Wrong price',
  message: null,
  reporter: BUYER,
  isAutomatic: false,
  status: 'PENDING',
  decision: null,
  createdAt: AT,
  decidedAt: null,
};
const SUBSCRIBER = { _id: 's1', email: 'sXXXXXX@XXXXXX.example', welcomedAt: null, createdAt: AT };

const startApi = () =>
  fakeApi(
    answer(listAllProducts, page(PRODUCT)),
    answer(listAllLeads, page(LEAD)),
    answer(listAllRequirements, page(REQUIREMENT)),
    answer(listAllApplications, page(APPLICATION)),
    answer(listAllReports, page(REPORT)),
    answer(listSubscribers, page(SUBSCRIBER)),
    answer(startExport, { url: '#downloaded' }),
  );

const LISTS = [
  ['products', 'Products', '1 product', /Vajra Marine.*Tapi Plywood House.*Under review/],
  ['leads', 'Leads', '1 lead', /Former member.*98XXXXXX33.*Tapi Plywood House.*Call.*New/],
  ['requirements', 'Requirements', '1 requirement', /Gurjan plywood.*Asha Rao.*₹90,000.*Nashik, Maharashtra/],
  ['applications', 'Applications', '1 application', /Rao Traders.*Rangpat · Dealership.*Shortlisted/],
  ['reports', 'Reports', '1 report', /Vajra Marine.*Wrong price.*Asha Rao.*Open/],
  ['newsletter', 'Newsletter', '1 subscriber', /sXXXXXX@XXXXXX\.example.*Not sent/],
] as const;

test.each(LISTS)('/admin/%s lists what there is across the marketplace', async (path, title, count, row) => {
  signInAs('SUBADMIN');
  startApi();
  const { container } = await renderAt(`/admin/${path}`);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(await screen.findByText(count)).toBeInTheDocument();
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(row);
  expect(screen.getByRole('link', { name: title, current: 'page' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test.each(LISTS)('an approver finds no /admin/%s', async (path) => {
  signInAs('APPROVERS');
  startApi();
  const { address } = await renderAt(`/admin/${path}`);
  await waitFor(() => expect(address()).toBe('/'));
});

test('a list of one member says that it is narrowed down, and is downloaded so', async () => {
  signInAs('ADMIN');
  const api = startApi();
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

test('an empty list says why it is empty and leads out of it', async () => {
  signInAs('ADMIN');
  fakeApi(answer(listAllReports, { data: [], total: 0, hasMore: false }));
  const { user, address } = await renderAt('/admin/reports?status=PENDING&page=3');
  await user.click(await screen.findByRole('button', { name: 'First page' }));
  await waitFor(() => expect(address()).toBe('/admin/reports?status=PENDING'));
  expect(await screen.findByText('Nothing fits these filters.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('No reports yet.')).toBeInTheDocument();
  expect(address()).toBe('/admin/reports');
});

test('on a phone a list is sorted by a field, and Escape closes the choice of columns', async () => {
  signInAs('ADMIN');
  const api = startApi();
  const { user, address } = await renderAt('/admin/newsletter?page=2');
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Sort by e-mail, ascending');
  await waitFor(() => expect(address()).toBe('/admin/newsletter?sort=email'));
  await waitFor(() => expect(api.callsOf(listSubscribers).at(-1)?.query).toMatchObject({ sort: 'email', page: 1 }));
  await user.click(screen.getByText('Columns', { selector: 'summary' }));
  const choice = screen.getByRole('group', { name: 'Columns' });
  expect(choice).toBeVisible();
  await user.keyboard('{Escape}');
  expect(choice).not.toBeVisible();
  expect(screen.getByText('Columns', { selector: 'summary' })).toHaveFocus();
});
