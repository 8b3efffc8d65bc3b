import { listCategories } from '@plyhaat/contract/catalog/categories';
import { listCities, listStates } from '@plyhaat/contract/places/places';
import { listSellers, type SellerCard } from '@plyhaat/contract/sellers/sellers';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { someCategory, someSellerCard } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const id = (n: number) => `0190a000-0000-7000-8000-00000000000${n}`;
const [MAHARASHTRA, GUJARAT, NASHIK, PUNE] = [id(1), id(2), id(3), id(4)];
const state = (_id: string, name: string, sellersCount: number) => ({
  _id,
  name,
  code: 'XX',
  slug: 'maharashtra',
  gstCode: '27',
  countryId: id(9),
  sellersCount,
});
const plywood = someCategory();

const sellerAnswers = (sellers: SellerCard[] = [someSellerCard()], total = sellers.length) => [
  answer(listSellers, { data: sellers, total }),
  answer(listStates, { data: [state(GUJARAT, 'Gujarat', 3), state(MAHARASHTRA, 'Maharashtra', 7)], total: 2 }),
  answer(listCities, {
    data: [
      { _id: NASHIK, name: 'Nashik', stateId: MAHARASHTRA, sellersCount: 4 },
      { _id: PUNE, name: 'Pune', stateId: MAHARASHTRA, sellersCount: 2 },
    ],
    total: 2,
  }),
  answer(listCategories, { data: [plywood], total: 1 }),
];
const sidebar = () => within(screen.getByRole('complementary', { name: 'Filters' }));

test('the list is asked for twelve at a time, best rated first (SELL-7, SELL-8)', async () => {
  const api = fakeApi(...sellerAnswers());
  const { container } = await renderAt('/sellers');
  expect(await screen.findByRole('heading', { level: 1, name: 'Our Sellers' })).toBeInTheDocument();
  expect(api.callsOf(listSellers).at(-1)?.query).toMatchObject({ perPage: 12, sortBy: 'rating', sortOrder: 'desc' });
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Highest Rated');
  expect(screen.getByLabelText('Sort by')).toHaveAccessibleDescription(
    'Highest Rated: the number of reviews counts too.',
  );
  await expectNoAxeViolations(container);
});

test('only places with sellers are asked for, and each says how many (SELL-10)', async () => {
  const api = fakeApi(...sellerAnswers());
  await renderAt(`/sellers?state=${MAHARASHTRA}`);
  expect(await screen.findByRole('option', { name: 'Gujarat (3)' })).toBeInTheDocument();
  expect(api.callsOf(listStates)).toEqual([{ query: { active: 'true' } }]);
  expect(api.callsOf(listCities)).toEqual([{ query: { active: 'true', stateId: MAHARASHTRA } }]);
});

test('choosing a state clears the city, and any change returns to page 1 (ALL-11, SELL-10)', async () => {
  fakeApi(...sellerAnswers([someSellerCard()], 40));
  const { user, address } = await renderAt(`/sellers?state=${MAHARASHTRA}&city=${NASHIK}&locations=${PUNE}&page=2`);
  await user.selectOptions(await screen.findByLabelText('State'), 'Gujarat (3)');
  await waitFor(() => expect(address()).toBe(`/sellers?state=${GUJARAT}`));
  await user.selectOptions(screen.getByLabelText('Minimum rating'), '4.5 stars and up');
  await waitFor(() => expect(address()).toBe(`/sellers?rating=4.5&state=${GUJARAT}`));
});

test('every filter is kept in the address and goes to the server (SELL-7)', async () => {
  const api = fakeApi(...sellerAnswers());
  const { user, address } = await renderAt(`/sellers?state=${MAHARASHTRA}`);
  await user.click(await screen.findByRole('checkbox', { name: /^Nashik/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Dealer' }));
  await user.click(screen.getByRole('checkbox', { name: 'Plywood' }));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name: A to Z');
  await user.type(screen.getByLabelText('Search sellers by name or place'), 'asha{Enter}');
  const query = `categories=${plywood._id}&locations=${NASHIK}&search=asha&sortBy=name&state=${MAHARASHTRA}&userTypes=DEALER`;
  await waitFor(() => expect(address()).toBe(`/sellers?${query}`));
  expect(api.callsOf(listSellers).at(-1)?.query).toMatchObject({
    search: 'asha',
    state: MAHARASHTRA,
    locations: [NASHIK],
    userTypes: ['DEALER'],
    categories: [plywood._id],
    sortBy: 'name',
    sortOrder: 'asc',
  });
  await user.click(screen.getByRole('button', { name: 'Remove Dealer' }));
  await waitFor(() => expect(address()).not.toContain('userTypes'));
});

test('five seller types are offered, and four least ratings (SELL-10)', async () => {
  fakeApi(...sellerAnswers());
  await renderAt('/sellers');
  const types = within(await sidebar().findByRole('group', { name: 'Seller type' })).getAllByRole('checkbox');
  expect(types.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Manufacturer / importer',
    'Distributor',
    'Dealer',
    'Retailer',
    'Contractor',
  ]);
  const ratings = screen.getByLabelText<HTMLSelectElement>('Minimum rating');
  expect([...ratings.options].map(({ value }) => value)).toEqual(['0', '4', '4.5', '4.8']);
});

test('a card shows company, role, place, stars, counts and a tick, and leads to the store (SELL-11)', async () => {
  fakeApi(
    ...sellerAnswers([
      someSellerCard({ companyName: 'Asha Ply', rating: 4.6, productsCount: 12, reviewCount: 3, verifeied: true }),
      someSellerCard({ companyName: '', name: 'Ravi Joshi', slug: 'ravi', productsCount: 1, reviewCount: 1 }),
    ]),
  );
  await renderAt('/sellers');
  const [asha, ravi] = await screen.findAllByRole('article');
  for (const text of ['Asha Ply', 'Dealer', 'Nashik, Maharashtra', 'Verified']) expect(asha).toHaveTextContent(text);
  expect(asha?.querySelector('[data-filled]')).toHaveAttribute('data-filled', '4');
  expect(asha?.querySelector('dl')).toHaveTextContent('Products12Reviews3');
  expect(ravi?.querySelector('dl')).toHaveTextContent('Product1Review1');
  const call = within(asha as HTMLElement).getByRole('button', { name: 'Call Now' });
  expect(call).toHaveAttribute('data-mark', 'plan');
  expect(call).not.toHaveClass('btn-call');
  expect(ravi).toHaveTextContent('Ravi Joshi');
  expect(ravi).not.toHaveTextContent('Verified');
  expect(screen.getByRole('link', { name: 'View Store: Asha Ply' })).toHaveAttribute('href', '/seller/asha-ply');
});

test('grid and list are two views of one page (SELL-10)', async () => {
  fakeApi(...sellerAnswers([someSellerCard()], 40));
  const { user, address } = await renderAt('/sellers?page=2');
  await user.click(await screen.findByRole('button', { name: 'List' }));
  await waitFor(() => expect(address()).toBe('/sellers?page=2&view=list'));
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Grid' }));
  await waitFor(() => expect(address()).toBe('/sellers?page=2'));
});

test('no match is said plainly, with a way out', async () => {
  fakeApi(...sellerAnswers([], 0));
  const { user, address } = await renderAt('/sellers?search=zzz');
  expect(await screen.findByText('No sellers found')).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your search criteria or filters.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
  await waitFor(() => expect(address()).toBe('/sellers'));
});

test('a failure is said, and Retry reloads the page (SELL-11)', async () => {
  fakeApi(
    answer(listSellers, () => {
      throw new CallError(422, 'No');
    }),
    ...sellerAnswers(),
  );
  await renderAt('/sellers');
  const alert = await screen.findByText('Error loading sellers');
  expect(alert.parentElement).toHaveTextContent(
    'Something went wrong while loading the sellers. Please try again.Retry',
  );
});

test('another filter shows skeletons, another page the last one until it is there (SELL-10)', async () => {
  let waits = false;
  fakeApi(
    answer(listSellers, () => (waits ? new Promise<never>(() => {}) : { data: [someSellerCard()], total: 30 })),
    ...sellerAnswers(),
  );
  const { user } = await renderAt('/sellers');
  expect(await screen.findByRole('article')).toBeVisible();
  waits = true;
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(screen.getByRole('article')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(screen.getByText('Loading sellers')).toBeInTheDocument();
});
