import { listBrands } from '@plyhaat/contract/catalog/brands';
import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someFacets, someProduct } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const FACETS = someFacets();
const [PLYWOOD, MARINE, COMMERCIAL, LAMINATES] = FACETS.categories.map(({ _id }) => _id);
const listing = (total = 30, over = {}) =>
  answer(listProducts, { ...pageOf([someProduct()], total), facets: FACETS, ...over });
const sidebar = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const box = (name: RegExp) => sidebar().findByRole('checkbox', { name });

test('the address chooses the products, and a new order returns to page 1 (CAT-1, CAT-2)', async () => {
  const api = fakeApi(listing());
  const { user, address } = await renderAt('/shop?page=2&search=ply');
  expect(await screen.findByText('30 products', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('2', { selector: '[aria-current]' })).toBeInTheDocument();
  expect(screen.getByText('13–24 of 30')).toBeInTheDocument();

  await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: high to low');
  await waitFor(() => expect(address()).toBe('/shop?search=ply&sortBy=price&sortOrder=desc'));
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ page: 1, sortBy: 'price', search: 'ply' });
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Best match');
  await waitFor(() => expect(address()).toBe('/shop?search=ply'));
});

test('without a search the order is by name, and each order can be turned round', async () => {
  fakeApi(listing());
  await renderAt('/shop');
  const sort = screen.getByLabelText<HTMLSelectElement>('Sort by');
  expect(sort).toHaveDisplayValue('Name: A to Z');
  expect([...sort.options].map(({ value }) => value)).toEqual([
    'name asc',
    'name desc',
    'price asc',
    'price desc',
    'rating desc',
    'rating asc',
    'createdAt desc',
  ]);
});

test.each([
  ['/shop?sortBy=createdAt', 'Oldest first'],
  ['/shop?sortBy=relevance', 'Best match'],
  ['/shop?search=ply&sortBy=relevance&sortOrder=desc', 'Best match'],
])('the order of %s is told: %s', async (path, order) => {
  fakeApi(listing());
  await renderAt(path);
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue(order);
});

test('links from the home page read as the newest first, until another order is chosen (CAT-2)', async () => {
  const api = fakeApi(listing());
  const { user, address } = await renderAt('/shop?sort=latest');
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ sortBy: 'createdAt', sortOrder: 'desc' });
  await user.click(await box(/^Tarangini/));
  await waitFor(() => expect(address()).toContain('sort=latest'));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Rating: high to low');
  await waitFor(() => expect(address()).not.toContain('sort=latest'));
});

test('a seller and states come from the address (CAT-1)', async () => {
  const seller = FACETS.brands[0]?._id ?? '';
  const state = FACETS.states[0]?._id ?? '';
  const api = fakeApi(listing());
  await renderAt(`/shop?seller=${seller}&state=${state}`);
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ seller, state: [state] });
  expect(await screen.findByRole('button', { name: 'Remove Maharashtra' })).toBeInTheDocument();
});

test('page sizes are 12, 20, 40 and 60; any other falls back to 12 (CAT-1)', async () => {
  const api = fakeApi(listing());
  const { user, address } = await renderAt('/shop?perPage=33&page=2');
  // One in the toolbar, and on phones, where that has no room, one at the list's end.
  const choices = await screen.findAllByLabelText<HTMLSelectElement>('Products per page');
  expect(choices.map((sizes) => [...sizes.options].map(({ value }) => value))).toEqual([
    ['12', '20', '40', '60'],
    ['12', '20', '40', '60'],
  ]);
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ perPage: 12 });
  await user.selectOptions(choices[1] as HTMLSelectElement, '40');
  await waitFor(() => expect(address()).toBe('/shop?perPage=40'));
});

test('every value of a filter shows its count under the current filter; ticking one is a navigation to page 1', async () => {
  const api = fakeApi(listing());
  const { user, address, container } = await renderAt('/shop?page=3');
  expect(await box(/^Plywood ?8$/)).not.toBeChecked();
  expect(await box(/^Kerala ?1$/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(await box(/^Devgirika/));
  await waitFor(() => expect(address()).toBe(`/shop?brands=${FACETS.brands[1]?._id}`));
  expect(api.callsOf(listBrands)[0]?.query).toEqual({ perPage: 100 });
});

test('a chosen category opens its sub-categories; one of those takes its place, and back', async () => {
  fakeApi(listing());
  const { user, address } = await renderAt('/shop');
  expect(sidebar().queryByRole('checkbox', { name: /^BWP/ })).toBeNull();
  await user.click(await box(/^Laminates/));
  await user.click(await box(/^Plywood/));
  await waitFor(() => expect(address()).toBe(`/shop?categories=${LAMINATES},${PLYWOOD}`));
  await user.click(await box(/^BWP/));
  await waitFor(() => expect(address()).toBe(`/shop?categories=${LAMINATES},${MARINE}`));
  await user.click(await box(/^Commercial/));
  await waitFor(() => expect(address()).toBe(`/shop?categories=${LAMINATES},${MARINE},${COMMERCIAL}`));
  await user.click(await box(/^Plywood/));
  await waitFor(() => expect(address()).toBe(`/shop?categories=${LAMINATES},${PLYWOOD}`));
});

test('the price runs from 0 to 50000, and 50000 is no limit and is not sent', async () => {
  const api = fakeApi(listing());
  const { address } = await renderAt('/shop?minPrice=100&maxPrice=50000');
  expect(await sidebar().findByRole('slider', { name: 'Max' })).toHaveAttribute('max', '50000');
  expect(api.callsOf(listProducts).at(-1)?.query).not.toHaveProperty('maxPrice');
  const set = (name: string, value: string) => {
    fireEvent.input(sidebar().getByRole('slider', { name }), { target: { value } });
    fireEvent(sidebar().getByRole('slider', { name }), new Event('change', { bubbles: true }));
  };
  set('Max', '2000');
  await waitFor(() => expect(address()).toBe('/shop?maxPrice=2000&minPrice=100'));
  expect(screen.getByRole('button', { name: 'Remove ₹100 to ₹2,000' })).toBeInTheDocument();
  set('Max', '50000');
  await waitFor(() => expect(address()).toBe('/shop?minPrice=100'));
});

test('a range of prices holds what is dearer than the one before and cheaper than the one after', async () => {
  fakeApi(listing());
  const { user, address } = await renderAt('/shop');
  await user.click(await box(/^₹500 to ₹1,000/));
  await waitFor(() => expect(address()).toBe('/shop?maxPrice=999.99&minPrice=500'));
  expect(await box(/^₹500 to ₹1,000/)).toBeChecked();
  await user.click(await box(/^₹50,000 and above/));
  await waitFor(() => expect(address()).toBe('/shop?minPrice=50000'));
});

test('counts of a very large search carry a plus', async () => {
  fakeApi(listing(20_000, { facets: { ...FACETS, capped: true } }));
  await renderAt('/shop?search=ply');
  expect(await box(/^Plywood ?8\+$/)).toBeInTheDocument();
});

test('what is chosen shows as chips that can be dropped one by one', async () => {
  fakeApi(listing());
  const { user, address } = await renderAt(`/shop?categories=${PLYWOOD}&search=ply`);
  await user.click(await screen.findByRole('button', { name: 'Remove Plywood' }));
  await waitFor(() => expect(address()).toBe('/shop?search=ply'));
});

test('whoever drops chips by keyboard goes on from the next one, and after the last from the page', async () => {
  fakeApi(listing());
  const { user, address } = await renderAt(`/shop?categories=${PLYWOOD},${LAMINATES}`);
  const chips = () => screen.getAllByRole('button', { name: /^Remove / });
  await waitFor(() => expect(chips()).toHaveLength(2));
  chips()[0]?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/shop?categories=${LAMINATES}`));
  expect(screen.getByRole('button', { name: 'Remove Laminates' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/shop'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Clear All Filters empties the address (CAT-4)', async () => {
  fakeApi(listing());
  const { user, address } = await renderAt(
    `/shop?categories=${PLYWOOD}&maxPrice=900&minPrice=5&page=2&perPage=20&search=ply&sortBy=price`,
  );
  await user.click(sidebar().getByRole('link', { name: 'Clear All Filters' }));
  await waitFor(() => expect(address()).toBe('/shop'));
  expect(sidebar().getByRole('slider', { name: 'Max' })).toHaveValue('50000');
});

test('on small screens the filters are a drawer that tells how many products are left (CAT-3)', async () => {
  fakeApi(listing(1));
  const { user, address } = await renderAt(`/shop?categories=${PLYWOOD}`);
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await expectNoAxeViolations(screen.getByRole('dialog'));
  await user.click(drawer.getByRole('checkbox', { name: /^Kerala/ }));
  await waitFor(() => expect(address()).toContain('state='));
  await user.click(drawer.getByRole('button', { name: 'Show 1 product' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('no match is said plainly, with a way out (CAT-4)', async () => {
  fakeApi();
  const { user, address, container } = await renderAt('/shop?search=zzz');
  expect(await screen.findByText('No products found matching your criteria.')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
  await waitFor(() => expect(address()).toBe('/shop'));
});

test('a list that failed says so and can be loaded again (CAT-4)', async () => {
  fakeApi(
    answer(listProducts, () => {
      throw new CallError(422, 'no');
    }),
  );
  await renderAt('/shop');
  expect(await screen.findByText('Error loading products. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeInTheDocument();
});

test('pages end where the list can be paged through, and say how many there are (ALL-12)', async () => {
  fakeApi(listing(25_000));
  await renderAt('/shop?perPage=20');
  expect(await screen.findByText('1–20 of 25,000')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 500' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Page 1250' })).toBeNull();
});

test('a page beyond the last leads back to the first', async () => {
  fakeApi(answer(listProducts, pageOf([], 30)));
  const { user, address } = await renderAt('/shop?page=99');
  expect(await screen.findByText('There is nothing on page 99.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'To the first page' }));
  await waitFor(() => expect(address()).toBe('/shop'));
});

test('a spelling that was searched instead is told', async () => {
  fakeApi(listing(3, { didYouMean: 'plywood' }));
  await renderAt('/shop?search=plywod');
  expect(await screen.findByText('3 products for “plywood”')).toBeInTheDocument();
});

test('a chosen place with few products goes on with the nearest, page after page (SEARCH-9)', async () => {
  const city = FACETS.brands[0]?._id ?? '';
  const nearest = { from: ['Surat', 'Vapi'], found: 0, name: 'Morbi', km: 1273, more: 30 };
  const api = fakeApi(listing(0, { nearest }));
  const { user } = await renderAt(`/shop?city=${city}`);
  expect(await screen.findByText('No match in Surat or Vapi yet. Nearest: Morbi, 1,273 km.')).toBeInTheDocument();
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ city: [city], nearby: true });
  expect(screen.getByText('0 products in Surat or Vapi, 30 nearby')).toBeInTheDocument();
  expect(screen.getByText('1–12 of 30')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 3' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  expect(await screen.findByRole('button', { name: 'Show 0 products + 30 nearby' })).toBeInTheDocument();
});
