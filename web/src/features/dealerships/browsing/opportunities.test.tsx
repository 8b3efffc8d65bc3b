import {
  listOpportunities,
  listOpportunityFilters,
  type Opportunity,
  opportunityNotFound,
  readOpportunity,
} from '@plyhaat/contract/dealerships/opportunities';
import { countView } from '@plyhaat/contract/sellers/views';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { OPPORTUNITY_ID, someOpportunity, someOwner } from '#test/dealerships.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => {
  session.clear();
  stubBrowser({ reducedMotion: true });
});
afterEach(() => vi.unstubAllGlobals());

const { stateId, categories } = someOpportunity();
const CATEGORY = categories[0]?._id ?? '';
const filters = answer(listOpportunityFilters, {
  data: {
    states: [{ value: stateId, label: 'Maharashtra', count: 3 }],
    categories: [{ value: CATEGORY, label: 'Laminates', count: 2 }],
    brands: [{ value: 'Rangpat', label: 'Rangpat', count: 1 }],
    types: [{ value: 'Dealership', label: 'Dealership', count: 1 }],
  },
});
const listed = (data: Opportunity[], total = data.length) => answer(listOpportunities, { data, total });
const detail = (over: Partial<Opportunity> = {}) =>
  answer(readOpportunity, { data: someOpportunity(over), owner: someOwner() });

test('a card says which brand, whose, where, and which cities are open or taken', async () => {
  fakeApi(filters, listed([someOpportunity(), someOpportunity({ _id: stateId, isVerified: false, isPremium: true })]));
  const { container } = await renderAt('/apply-dealership');
  expect(await screen.findByRole('heading', { level: 1, name: 'Franchise opportunities' })).toBeVisible();
  const [first, second] = screen.getAllByRole('article');
  for (const words of [
    'Rangpat laminates',
    'Rangpat Surfaces · Exclusive dealership',
    'One dealer a city.',
    'Verified',
  ])
    expect(first).toHaveTextContent(words);
  expect(first).toHaveTextContent('Nashik, openDhule, taken');
  expect(first).toHaveTextContent('1 of 2 cities open');
  expect(first).not.toHaveTextContent('Premium');
  expect(second).toHaveTextContent('Premium');
  expect(second).not.toHaveTextContent('Verified');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Apply Now: Rangpat laminates' })).toHaveAttribute(
    'href',
    `/apply-dealership?opportunity=${OPPORTUNITY_ID}`,
  );
  await expectNoAxeViolations(container);
});

test('state, category, brand, type and words are kept in the address and go to the server', async () => {
  const api = fakeApi(filters, listed([someOpportunity()]));
  const { user, address } = await renderAt('/apply-dealership?page=2');
  await user.selectOptions(await screen.findByLabelText('State'), 'Maharashtra (3)');
  await waitFor(() => expect(address()).toBe(`/apply-dealership?state=${stateId}`));
  await user.selectOptions(screen.getByLabelText('Category'), 'Laminates (2)');
  await user.selectOptions(screen.getByLabelText('Brand'), 'Rangpat (1)');
  await user.selectOptions(screen.getByLabelText('Type'), 'Dealership (1)');
  await user.click(screen.getByRole('checkbox', { name: 'Only with open cities' }));
  await user.type(screen.getByLabelText('Search brand or company'), 'surfaces{Enter}');
  const pairs = `brand=Rangpat&categories=${CATEGORY}&open=true&search=surfaces&state=${stateId}&type=Dealership`;
  await waitFor(() => expect(address()).toBe(`/apply-dealership?${pairs}`));
  expect(api.callsOf(listOpportunities).at(-1)?.query).toMatchObject({
    state: stateId,
    categories: [CATEGORY],
    brand: 'Rangpat',
    type: 'Dealership',
    search: 'surfaces',
    open: true,
  });
});

test('an empty list says so, with a way out', async () => {
  fakeApi(filters, listed([]));
  const { user, address } = await renderAt(`/apply-dealership?state=${stateId}`);
  expect(await screen.findByText('No opportunities in this state yet')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
  await waitFor(() => expect(address()).toBe('/apply-dealership'));
});

test('a failure is shown and can be tried again', async () => {
  let failing = true;
  fakeApi(
    filters,
    answer(listOpportunities, () => {
      if (failing) throw new CallError(422, 'No');
      return { data: [someOpportunity()], total: 1 };
    }),
  );
  const { user } = await renderAt('/apply-dealership');
  expect(await screen.findByText('Opportunities could not be loaded. Please try again.')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article')).toHaveTextContent('Rangpat laminates');
});

test('the page of one shows its store, territory, answers from its own fields, and counts the view', async () => {
  const api = fakeApi(detail());
  const { container } = await renderAt(`/apply-dealership/${OPPORTUNITY_ID}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Rangpat laminates' })).toBeVisible();
  const territory = within(screen.getByRole('region', { name: 'Territory in Maharashtra' }));
  expect(territory.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'NashikOpenOpen for one dealer',
    'DhuleTakenTaken since 4 Sep 2026',
  ]);
  expect(screen.getByText('Nashik in Maharashtra. Dhule is taken.')).toBeInTheDocument();
  expect(screen.getByText('Until 30 Nov 2099.')).toBeInTheDocument();
  const owner = within(screen.getByRole('region', { name: 'Offered by' }));
  expect(owner.getByRole('link', { name: 'View Store' })).toHaveAttribute('href', '/seller/rangpat-surfaces');
  expect(screen.getAllByRole('link', { name: 'Apply Now' })[0]).toHaveAttribute(
    'href',
    `/apply-dealership/${OPPORTUNITY_ID}?apply=1`,
  );
  await waitFor(() => expect(api.callsOf(countView)).toEqual([{ body: { opportunityId: OPPORTUNITY_ID } }]));
  await expectNoAxeViolations(container);
});

test('with every city taken there is no Apply Now, and the page says why', async () => {
  fakeApi(detail({ cities: someOpportunity().cities.filter(({ takenSince }) => takenSince) }));
  await renderAt(`/apply-dealership/${OPPORTUNITY_ID}`);
  expect(await screen.findByRole('heading', { name: 'Every city is taken' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
});

test('one that is over is not found', async () => {
  fakeApi(answer(readOpportunity, () => refuse(opportunityNotFound)));
  await renderAt(`/apply-dealership/${OPPORTUNITY_ID}`);
  expect(await screen.findByRole('heading', { name: 'Opportunity Not Found' })).toBeVisible();
});
