import { allowanceUsedUp } from '@plyhaat/contract/billing/billing';
import { listCategories } from '@plyhaat/contract/catalog/categories';
import {
  addOpportunity,
  deleteOpportunity,
  listOwnOpportunities,
  readOwnOpportunity,
  updateOpportunity,
} from '@plyhaat/contract/dealerships/opportunity-form';
import { listCities, listStates } from '@plyhaat/contract/places/places';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { someCategory } from '#test/builders.ts';
import { OPPORTUNITY_ID } from '#test/dealerships.ts';
import { type Answer, answer, fakeApi, refuse } from '#test/fake-api.ts';
import { FILE_ID, sellersUploads } from '#test/form-files.ts';
import { MEMBER_ID, someDealer } from '#test/members.ts';
import { MH, NASHIK, someOwnOpportunity } from '#test/records.ts';
import { renderAt } from '#test/render.tsx';
// Read ahead: a busy machine takes long over the first form.
import './MyOpportunitiesScreen.tsx';
import './OpportunityFormScreen.tsx';

const addFile = sellersUploads();
const LAMINATES = '0190a000-0000-7000-8000-00000000e004';
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
const allowance = { used: 3, left: 1, days: 30 };

const startApi = (...more: Answer[]) =>
  fakeApi(
    ...more,
    answer(readMember, { data: someDealer() }),
    answer(listOwnOpportunities, { data: [], total: 0, allowance }),
    answer(listStates, { data: [state], total: 1 }),
    answer(listCities, { data: [city], total: 1 }),
    answer(listCategories, { data: [someCategory({ _id: LAMINATES, name: 'Laminates' })], total: 1 }),
  );
const save = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Save opportunity' }));

test('the list says state, days left, allowance, views and applications (DEAL-8)', async () => {
  const data = [
    someOwnOpportunity(),
    someOwnOpportunity({
      _id: MH,
      Brand: 'Vanaroop',
      approved: 'PENDING',
      isPublic: false,
      state: 'Pending',
      daysLeft: null,
    }),
    someOwnOpportunity({ _id: NASHIK, Brand: 'Kabjo', state: 'Ended', daysLeft: 0 }),
  ];
  startApi(answer(listOwnOpportunities, { data, total: 3, allowance }));
  const { container } = await renderAt('/account?tab=myOpportunities');
  const list = await screen.findByRole('list', { name: 'My Opportunities' });
  expect(screen.getByText('3 used, 1 left in your plan, up to 30 days each')).toBeInTheDocument();
  const [active, pending, ended] = within(list).getAllByRole('listitem');
  for (const words of ['Active', '12 of 30', '40', '5 (2 new)'])
    expect(within(active as HTMLElement).getByText(words)).toBeInTheDocument();
  expect(within(active as HTMLElement).getByRole('link', { name: 'See applications' })).toHaveAttribute(
    'href',
    `/account?id=${OPPORTUNITY_ID}&tab=myOpportunities`,
  );
  expect(within(pending as HTMLElement).getByText('30 days from approval')).toBeInTheDocument();
  expect(within(pending as HTMLElement).queryByRole('link', { name: 'See applications' })).not.toBeInTheDocument();
  expect(within(ended as HTMLElement).getAllByText('Ended')).not.toHaveLength(0);
  await expectNoAxeViolations(container);
});

test('each field that is missing is named', async () => {
  startApi();
  const { user, container } = await renderAt('/account?tab=addOpportunity');
  await user.clear(await screen.findByLabelText(/^Organization name/));
  await save(user);
  for (const message of [
    'Organization name is required',
    'Franchise type is required',
    'Brand is required',
    'Product is required',
    'Please choose at least one category',
    'State is required',
    'Please choose at least one city',
    'Image is required',
    'Description is required',
  ])
    expect(await screen.findByText(message)).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

async function fillIn(user: UserEvent, addPicture: typeof addFile) {
  await user.selectOptions(await screen.findByLabelText(/^Franchise type/), 'Dealership');
  await user.type(screen.getByLabelText(/^Brand/), 'Rangpat');
  await user.type(screen.getByLabelText(/^Product/), 'laminates');
  await user.type(screen.getByLabelText(/^Description/), 'One dealer a city.');
  await user.click(await screen.findByRole('button', { name: 'Laminates' }));
  await user.selectOptions(screen.getByLabelText(/^State/), await screen.findByRole('option', { name: 'Maharashtra' }));
  await user.click(await screen.findByRole('button', { name: 'Nashik' }));
  await addPicture(user, /^Image/);
  await addPicture(user, /^Logo/);
}

test('an opportunity is sent with its categories, cities and picture, under the member’s own company', async () => {
  const data = someOwnOpportunity({ state: 'Pending' });
  const api = startApi(answer(addOpportunity, { message: 'Opportunity added successfully', data }));
  const { user, address } = await renderAt('/account?tab=addOpportunity');
  await fillIn(user, addFile);
  await save(user);
  await waitFor(() => expect(address()).toBe('/account?tab=myOpportunities'));
  expect(api.callsOf(addOpportunity)[0]?.body).toEqual({
    userId: MEMBER_ID,
    Organisation_name: someDealer().companyObj?.name,
    Type: 'Dealership',
    Brand: 'Rangpat',
    product: 'laminates',
    categoryArr: [LAMINATES],
    stateId: MH,
    cityId: [NASHIK],
    image: FILE_ID,
    logo: FILE_ID,
    description: 'One dealer a city.',
  });
});

test('the form stands under Opportunities in the menu', async () => {
  startApi();
  await renderAt('/account?tab=addOpportunity');
  const menu = within(await screen.findByRole('navigation', { name: 'Account' }));
  expect(menu.getByRole('link', { name: 'Opportunities' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Dealership' })).not.toHaveAttribute('aria-current');
});

test('with nothing left the form keeps what was typed and says where more is bought (DEAL-5)', async () => {
  startApi(answer(addOpportunity, () => refuse(allowanceUsedUp)));
  const { user } = await renderAt('/account?tab=addOpportunity');
  await fillIn(user, addFile);
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(allowanceUsedUp.message);
  expect(screen.getByLabelText(/^Brand/)).toHaveValue('Rangpat');
});

test('a change is saved over the last version, and the reason it was sent back stands above', async () => {
  const saved = someOwnOpportunity({
    approved: 'REJECTED',
    rejectReason: 'No advance payments.',
    stateId: MH,
    image: 'opportunities/x.webp',
    ownLogo: 'logos/x.webp',
  });
  const api = startApi(
    answer(readOwnOpportunity, { data: saved }),
    answer(updateOpportunity, { message: 'Opportunity updated successfully', data: saved }),
  );
  const { user } = await renderAt(`/account?tab=addOpportunity&id=${saved._id}`);
  expect(await screen.findByText(/No advance payments\. Buyers still see the approved version\./)).toBeInTheDocument();
  await user.clear(screen.getByLabelText(/^Brand/));
  await user.type(screen.getByLabelText(/^Brand/), 'Vanaroop');
  await save(user);
  await waitFor(() =>
    expect(api.callsOf(updateOpportunity)[0]).toMatchObject({ body: { Brand: 'Vanaroop', logo: 'logos/x.webp' } }),
  );
  localStorage.clear();
});

test('one that has ended is not changed any more', async () => {
  const ended = someOwnOpportunity({ state: 'Ended', daysLeft: 0 });
  startApi(answer(readOwnOpportunity, { data: ended }));
  await renderAt(`/account?tab=addOpportunity&id=${ended._id}`);
  expect(await screen.findByText('This has ended. Please add a new one.')).toBeInTheDocument();
});

test('deleting asks first', async () => {
  const api = startApi(
    answer(listOwnOpportunities, { data: [someOwnOpportunity()], total: 1, allowance }),
    answer(deleteOpportunity, { message: 'Opportunity deleted successfully' }),
  );
  const { user } = await renderAt('/account?tab=myOpportunities');
  await user.click(await screen.findByRole('button', { name: 'Delete Rangpat laminates' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Are you sure you want to delete this opportunity?');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Opportunity deleted successfully')).toBeInTheDocument();
  expect(api.callsOf(deleteOpportunity)).toHaveLength(1);
});
