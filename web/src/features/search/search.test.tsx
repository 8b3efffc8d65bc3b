import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { type FoundSeller, search } from '@plyhaat/contract/search/search';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someCategory, someFacets, someProduct } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const SELLER: FoundSeller = {
  _id: 's1',
  slug: 'asha-ply',
  name: 'Asha Patil',
  companyName: 'Asha Ply',
  role: 'DEALER',
  cityName: 'Nashik',
  stateName: 'Maharashtra',
  profileImage: '',
  bannerImage: '',
  picture: null,
  phone: null,
  rating: 4.2,
  reviewCount: 3,
  productsCount: 12,
  verifeied: true,
};
const FOUND = {
  data: {
    products: [someProduct()],
    sellers: [SELLER],
    categories: [{ ...someCategory(), parentName: 'Boards' }],
  },
  totals: { all: 1240, products: 1200, sellers: 30, categories: 10 },
};
const NOTHING = {
  data: { products: [], sellers: [], categories: [] },
  totals: { all: 0, products: 0, sellers: 0, categories: 0 },
};
const tabs = () => within(screen.getByRole('navigation', { name: 'Kinds of results' }));

test('what was found stands by kind, with a count on every tab (SEARCH-5)', async () => {
  fakeApi(answer(search, FOUND));
  const { container } = await renderAt('/search?q=ply');
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “ply”' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Asha Ply' })).toHaveAttribute('href', '/seller/s1');
  expect(
    tabs()
      .getAllByRole('link')
      .map((tab) => tab.textContent),
  ).toEqual(['All1,240', 'Products1,200', 'Sellers30', 'Categories10']);
  expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('All');
  expect(screen.getByRole('link', { name: 'See all 1,200' })).toHaveAttribute('href', '/search?q=ply&type=products');
  expect(screen.getByRole('link', { name: 'Plywood' })).toHaveAttribute('href', '/category/plywood');
  expect(screen.getByRole('radio', { name: 'With GST' })).toBeInTheDocument();
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoAxeViolations(container);
});

test('a better spelling is offered (SEARCH-6)', async () => {
  fakeApi(answer(search, { ...FOUND, didYouMean: 'plywood' }));
  const { user, address } = await renderAt('/search?q=plywod');
  await user.click(await screen.findByRole('link', { name: 'plywood' }));
  await waitFor(() => expect(address()).toBe('/search?q=plywood'));
});

test('among products the shop’s filters apply and stay in the address (SEARCH-5)', async () => {
  const facets = someFacets();
  const api = fakeApi(answer(search, FOUND), answer(listProducts, { ...pageOf([someProduct()], 30), facets }));
  const { user, address } = await renderAt('/search?q=ply');
  await user.click(tabs().getByRole('link', { name: /^Products/ }));
  await user.click(await screen.findByRole('checkbox', { name: /^Tarangini/ }));
  const brand = facets.brands[0]?._id ?? '';
  await waitFor(() => expect(address()).toBe(`/search?brands=${brand}&q=ply&type=products`));
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ search: 'ply', brands: [brand] });
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match');
  await user.click(screen.getAllByRole('link', { name: 'Clear All Filters' })[0] as HTMLElement);
  await waitFor(() => expect(address()).toBe('/search?q=ply&type=products'));
});

test('filters stand on the tab All too; every tab counts with them and keeps them (SEARCH-5)', async () => {
  const facets = someFacets();
  const brand = facets.brands[0]?._id ?? '';
  const few = { all: 7, products: 4, sellers: 2, categories: 1 };
  const api = fakeApi(
    answer(search, ({ query }) => ({ ...FOUND, ...(query?.brands?.length && { totals: few }), facets })),
  );
  const { user, address, container } = await renderAt('/search?q=ply');
  await user.click(await screen.findByRole('checkbox', { name: /^Tarangini/ }));
  await waitFor(() => expect(address()).toBe(`/search?brands=${brand}&q=ply`));
  expect(api.callsOf(search).at(-1)?.query).toMatchObject({ q: 'ply', type: 'all', brands: [brand] });
  await waitFor(() => expect(tabs().getByRole('link', { name: /^Products/ })).toHaveTextContent('Products4'));
  expect(tabs().getByRole('link', { name: /^All/ })).toHaveTextContent('All7');
  expect(screen.getByRole('link', { name: 'See all 4' })).toHaveAttribute(
    'href',
    `/search?brands=${brand}&q=ply&type=products`,
  );
  await expectNoAxeViolations(container);
  await user.click(tabs().getByRole('link', { name: /^Sellers/ }));
  await waitFor(() => expect(address()).toBe(`/search?brands=${brand}&q=ply&type=sellers`));
  expect(api.callsOf(search).at(-1)?.query).toMatchObject({ type: 'sellers', brands: [brand] });
  await user.click(await screen.findByRole('button', { name: 'Remove Tarangini' }));
  await waitFor(() => expect(address()).toBe('/search?q=ply&type=sellers'));
});

test('one line says where a list goes on, and cards how far that is (SEARCH-9)', async () => {
  const place = { kind: 'city' as const, _id: 'c1', name: 'Surat', rest: 'laminate', hasResults: true };
  const nearest = { from: ['Surat'], found: 2, name: 'Morbi', km: 273, more: 35 };
  const near = someProduct({ cityName: 'Morbi', stateName: 'Gujarat', distanceKm: 273 });
  fakeApi(
    answer(search, {
      ...FOUND,
      totals: { ...FOUND.totals, products: 2 },
      data: { ...FOUND.data, products: [near] },
      place,
      nearest,
    }),
  );
  await renderAt('/search?q=laminate%20surat');
  expect(await screen.findByText('Only 2 in Surat. Nearest: Morbi, 273 km.')).toBeInTheDocument();
  expect(screen.getByText('273 km · Morbi, Gujarat')).toBeInTheDocument();
  expect(tabs().getByRole('link', { name: /^Products/ })).toHaveTextContent('Products2 + 35');
  expect(screen.getByRole('link', { name: 'See all: 2 + 35 nearby' })).toBeInTheDocument();
});

test('the tab of sellers says where they go on, and how far each is; pages hold the nearest too (SEARCH-9)', async () => {
  const place = { kind: 'city' as const, _id: 'c1', name: 'Wardha', rest: 'ply', hasResults: false };
  fakeApi(
    answer(search, {
      ...FOUND,
      totals: { ...FOUND.totals, sellers: 1 },
      data: { ...FOUND.data, sellers: [{ ...SELLER, distanceKm: 1273 }] },
      place,
      nearest: { from: ['Wardha'], found: 0, name: 'Pune', km: 619, more: 0 },
      nearestSellers: { from: ['Wardha'], found: 1, name: 'Nashik', km: 573, more: 12 },
    }),
  );
  await renderAt('/search?q=ply%20wardha&type=sellers');
  expect(await screen.findByText('Only 1 in Wardha. Nearest: Nashik, 573 km.')).toBeInTheDocument();
  expect(screen.getByText('1,273 km · Nashik, Maharashtra')).toBeInTheDocument();
  expect(tabs().getByRole('link', { name: /^Sellers/ })).toHaveTextContent('Sellers1 + 12');
  expect(tabs().getByRole('link', { name: /^All/ })).toHaveTextContent(/ \+ 12$/);
  expect(screen.getByRole('link', { name: 'Page 2' })).toBeInTheDocument();
});

test('sellers are paged through', async () => {
  const api = fakeApi(answer(search, FOUND));
  const { user, address } = await renderAt('/search?q=ply&type=sellers');
  await user.click(await screen.findByRole('link', { name: 'Page 3' }));
  await waitFor(() => expect(address()).toBe('/search?page=3&q=ply&type=sellers'));
  await waitFor(() => expect(api.callsOf(search).at(-1)?.query).toMatchObject({ q: 'ply', type: 'sellers', page: 3 }));
});

test('a page of sellers beyond the last leads back to the first', async () => {
  fakeApi(answer(search, { ...FOUND, data: NOTHING.data }));
  const { user, address } = await renderAt('/search?page=99&q=ply&type=sellers');
  expect(await screen.findByText('There is nothing on page 99.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'To the first page' }));
  await waitFor(() => expect(address()).toBe('/search?q=ply&type=sellers'));
});

test('nothing found and failure are said plainly', async () => {
  fakeApi(answer(search, NOTHING));
  const { unmount } = await renderAt('/search?q=zzz');
  expect(await screen.findByText('No results found for “zzz”')).toBeInTheDocument();
  unmount();
  fakeApi(
    answer(search, () => {
      throw new CallError(422, 'no');
    }),
  );
  await renderAt('/search?q=ply');
  expect(await screen.findByText('Error loading search results')).toBeInTheDocument();
});

test('without words the page asks for some and calls nobody', async () => {
  const api = fakeApi();
  await renderAt('/search');
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeInTheDocument();
  expect(api.callsOf(search)).toEqual([]);
});

test('a place in the text is a chip that takes it away, with a line where nothing there fits', async () => {
  const place = { kind: 'city' as const, _id: 'c1', name: 'Pune', rest: 'plywood', hasResults: false };
  fakeApi(answer(search, { ...FOUND, place }));
  const { container } = await renderAt('/search?q=plywood%20pune');
  expect(await screen.findByRole('link', { name: 'Remove Pune' })).toHaveAttribute('href', '/search?q=plywood');
  expect(screen.getByText('No match in Pune yet. Showing results from all of India.')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('where no product fits anywhere, nothing says that others are shown', async () => {
  const place = { kind: 'city' as const, _id: 'c1', name: 'Nagpur', rest: 'bwp under 90', hasResults: false };
  const none = { data: { ...FOUND.data, products: [] }, totals: { ...FOUND.totals, products: 0 } };
  fakeApi(answer(search, { ...none, place }));
  await renderAt('/search?q=bwp%20nagpur%20under%2090');
  expect(await screen.findByText('No match in Nagpur yet.')).toBeInTheDocument();
});

test('who types the name of a seller sees that seller first', async () => {
  fakeApi(answer(search, { ...FOUND, totals: { ...FOUND.totals, sellers: 1 } }));
  await renderAt('/search?q=asha%20ply');
  await screen.findByRole('link', { name: 'Asha Ply' });
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(sections.slice(0, 4)).toEqual(['Filters', 'Sellers', 'Products', 'Categories']);
});

test('who asks for dealers sees sellers first (SEARCH-11)', async () => {
  fakeApi(answer(search, { ...FOUND, wants: 'sellers' }));
  await renderAt('/search?q=plywood%20dealer');
  await screen.findByRole('link', { name: 'Asha Ply' });
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections.indexOf('Sellers')).toBeLessThan(sections.indexOf('Products'));
});

test("'near me' alone asks for a city instead of saying that nothing was found", async () => {
  const nobody = { products: 0, sellers: 0, categories: 0, all: 0 };
  const data = { products: [], sellers: [], categories: [] };
  fakeApi(answer(search, { data, totals: nobody, nearMe: { rest: '' } }));
  await renderAt('/search?q=near%20me');
  expect(await screen.findByText('Which city is near you?')).toBeInTheDocument();
  expect(screen.queryByText(/No results found/)).not.toBeInTheDocument();
});
