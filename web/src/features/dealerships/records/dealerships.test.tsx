import { serverError } from '@plyhaat/contract/core/errors';
import {
  addDealership,
  deleteDealership,
  listDealerships,
  readDealership,
  updateDealership,
} from '@plyhaat/contract/dealerships/dealerships';
import { listOwnOpportunities } from '@plyhaat/contract/dealerships/opportunity-form';
import { listCities, listStates } from '@plyhaat/contract/places/places';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { type Answer, answer, fakeApi, refuse } from '#test/fake-api.ts';
import { FILE_ID, sellersUploads } from '#test/form-files.ts';
import { MEMBER_ID, someDealer } from '#test/members.ts';
import { MH, NASHIK, someDealership, someOwnOpportunity } from '#test/records.ts';
import { renderAt } from '#test/render.tsx';
// Read ahead: a busy machine takes long over the first form.
import './DealershipFormScreen.tsx';
import './MyDealershipsScreen.tsx';

const addFile = sellersUploads();
const DOCUMENT_ID = '00000000-0000-4000-8000-0000000000f2';
const state = {
  _id: MH,
  name: 'Maharashtra',
  slug: 'maharashtra',
  code: 'MH',
  gstCode: '27',
  countryId: 'c',
  sellersCount: 1,
};
const city = { _id: NASHIK, name: 'Nashik', stateId: MH, sellersCount: 1 };

const startApi = (...more: Answer[]) =>
  fakeApi(
    ...more,
    answer(readMember, { data: someDealer() }),
    answer(listDealerships, { data: [], total: 0 }),
    answer(listOwnOpportunities, { data: [], total: 0, allowance: { used: 0, left: 2, days: 30 } }),
    answer(listStates, { data: [state], total: 1 }),
    answer(listCities, { data: [city], total: 1 }),
  );
const save = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Save dealership' }));

test('the list has a search box and a grid with the states (DEAL-4, DEAL-1)', async () => {
  const data = [
    someDealership(),
    someDealership({ _id: MH, name: 'Tapi Mart', status: 'pending' }),
    someDealership({ _id: NASHIK, name: 'Old Depot', status: 'rejected', rejectReason: 'The licence has expired.' }),
  ];
  const api = startApi(answer(listDealerships, { data, total: 3 }));
  const { container, user } = await renderAt('/account?tab=myDealership');
  const list = await screen.findByRole('list', { name: 'Dealerships' });
  for (const label of ['Active', 'Pending Approval', 'Rejected', 'The licence has expired.'])
    expect(within(list).getByText(label)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.type(screen.getByRole('searchbox', { name: 'Search your dealerships' }), 'tapi{Enter}');
  await waitFor(() =>
    expect(api.callsOf(listDealerships).at(-1)).toMatchObject({ query: { userId: MEMBER_ID, search: 'tapi' } }),
  );
});

test('a member without any is invited to create one (DEAL-4)', async () => {
  startApi();
  await renderAt('/account?tab=myDealership');
  expect(
    await screen.findByText('No dealerships found. Create your first dealership to get started!'),
  ).toBeInTheDocument();
});

test('for sellers the opportunities stand below, with their applications', async () => {
  const allowance = { used: 1, left: 1, days: 30 };
  startApi(answer(listOwnOpportunities, { data: [someOwnOpportunity()], total: 1, allowance }));
  await renderAt('/account?tab=myDealership');
  const part = await screen.findByRole('region', { name: 'Your opportunities' });
  expect(within(part).getByText('1 used, 1 left in your plan, up to 30 days each')).toBeInTheDocument();
  expect(within(part).getByRole('link', { name: /Rangpat laminates.*5 applications/ })).toBeInTheDocument();
});

test('deleting asks first and says when it fails (DEAL-4)', async () => {
  const api = startApi(
    answer(listDealerships, { data: [someDealership()], total: 1 }),
    answer(deleteDealership, () => refuse(serverError)),
  );
  const { user } = await renderAt('/account?tab=myDealership');
  await user.click(await screen.findByRole('button', { name: 'Delete Godavari Ply Centre' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Are you sure you want to delete this dealership?');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete dealership')).toBeInTheDocument();
  expect(api.callsOf(deleteDealership)).toHaveLength(1);
});

const NEEDED = [
  'Business name is required',
  'Description is required',
  'Address is required',
  'State is required',
  'City is required',
  'PIN code is required',
  'Valid phone number is required',
  'Invalid email address',
  'Business type is required',
  'Business logo is required',
];

test('each field that is missing is named (DEAL-2)', async () => {
  const api = startApi();
  const { user, container } = await renderAt('/account?tab=addDealership');
  await save(user);
  for (const message of NEEDED) expect(await screen.findByText(message)).toBeInTheDocument();
  expect(api.callsOf(addDealership)).toEqual([]);
  await expectNoAxeViolations(container);
});

async function fillIn(user: UserEvent) {
  const texts: [RegExp, string][] = [
    [/^Business name/, 'Godavari Ply Centre'],
    [/^Description/, 'Plywood since 1998.'],
    [/^Address/, '12 Main Road'],
    [/^PIN code/, '422001'],
    [/^Phone/, '98220 11111'],
    [/^Email/, 'shop@godavari.example'],
  ];
  for (const [label, text] of texts) await user.type(await screen.findByLabelText(label), text);
  await user.selectOptions(screen.getByLabelText(/^Business type/), 'Retailer');
  await user.selectOptions(screen.getByLabelText(/^State/), await screen.findByRole('option', { name: 'Maharashtra' }));
  await user.selectOptions(screen.getByLabelText(/^City/), await screen.findByRole('option', { name: 'Nashik' }));
}

test('a dealership is sent with its logo and documents; a slip in the GST number is a warning (DEAL-2, DEAL-3)', async () => {
  const data = someDealership({ status: 'pending' });
  const api = startApi(answer(addDealership, { message: 'Dealership added successfully', data }));
  const { user, address } = await renderAt('/account?tab=addDealership');
  await fillIn(user);
  await user.type(screen.getByLabelText(/^GST number/), '27AAAFP0000A1ZE');
  expect(await screen.findByText('This GST number does not look right. Please check it.')).toBeInTheDocument();
  await addFile(user, /^Business logo/);
  const licence = new File(['x'], 'licence.pdf', { type: 'application/pdf' });
  await addFile(user, /^Documents/, { id: DOCUMENT_ID, file: licence });
  await save(user);
  await waitFor(() => expect(address()).toBe('/account?tab=myDealership'));
  expect(api.callsOf(addDealership)[0]?.body).toMatchObject({
    userId: MEMBER_ID,
    state: MH,
    city: NASHIK,
    phone: '98220 11111',
    businessType: 'Retailer',
    gstNumber: '27AAAFP0000A1ZE',
    logo: FILE_ID,
    documents: [DOCUMENT_ID],
  });
});

test('another kind of document is refused in the form (DEAL-3)', async () => {
  startApi();
  await renderAt('/account?tab=addDealership');
  const input = await screen.findByLabelText(/^Documents/);
  expect(input).toHaveAttribute('accept', '.pdf,.doc,.docx,.jpg,.jpeg,.png');
  const program = new File(['x'], 'setup.exe', { type: 'application/x-msdownload' });
  await userEvent.setup({ applyAccept: false }).upload(input, program);
  expect(await screen.findByText('Please select a valid file')).toBeInTheDocument();
});

test('an edited one keeps its files, and a document is removed by itself (ALL-24)', async () => {
  const saved = someDealership({ status: 'rejected', rejectReason: 'The licence has expired.' });
  const api = startApi(
    answer(readDealership, { data: saved }),
    answer(updateDealership, { message: 'Dealership updated successfully', data: saved }),
  );
  const { user } = await renderAt(`/account?tab=addDealership&id=${saved._id}`);
  expect(await screen.findByText('The licence has expired.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Remove.*licence\.pdf/ }));
  await save(user);
  await waitFor(() => expect(api.callsOf(updateDealership)).toHaveLength(1));
  expect(api.callsOf(updateDealership)[0]).toMatchObject({
    params: { id: saved._id },
    body: { logo: 'logos/x.webp', documents: [], state: MH, city: NASHIK },
  });
});
