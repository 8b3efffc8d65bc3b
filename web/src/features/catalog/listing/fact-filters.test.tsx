import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someFacets, someFacts, someProduct } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const FACTS = someFacts();
const FACETS = someFacets({ facts: FACTS });
const [PLYWOOD] = FACETS.categories.map(({ _id }) => _id);
const [PUNE] = FACTS.city.map(({ _id }) => _id);
const listing = (over = {}) => answer(listProducts, { ...pageOf([someProduct()], 8), facets: FACETS, ...over });
const sidebar = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const group = async (name: string) => within(await sidebar().findByRole('group', { name }));

test('without a category or a search nothing but the shop’s own filters is offered', async () => {
  fakeApi(listing({ facets: someFacets() }));
  await renderAt('/shop');
  expect(await sidebar().findByRole('group', { name: 'Brand' })).toBeInTheDocument();
  expect(sidebar().queryByRole('group', { name: 'Thickness' })).toBeNull();
  expect(sidebar().getByRole('group', { name: 'Price' })).toBeInTheDocument();
});

test('the first two filters are links that search engines do not follow, each with its number of products', async () => {
  const api = fakeApi(listing());
  const { user, address, container } = await renderAt(`/shop?categories=${PLYWOOD}`);
  const link = (await group('Thickness')).getByRole('link', { name: '18 mm 5' });
  expect(link).toHaveAttribute('href', `/shop?categories=${PLYWOOD}&thickness=18`);
  expect(link).toHaveAttribute('rel', 'nofollow');
  expect((await group('City')).getByRole('link', { name: 'Pune 6' })).toHaveAttribute(
    'href',
    `/shop?categories=${PLYWOOD}&city=${PUNE}`,
  );
  expect((await group('Availability')).getByRole('link', { name: 'Verified sellers 5' })).toHaveAttribute(
    'href',
    `/shop?categories=${PLYWOOD}&verified=true`,
  );
  expect(sidebar().queryByRole('group', { name: 'Finish' })).toBeNull();
  await expectNoAxeViolations(container);
  await user.click(link);
  await waitFor(() => expect(address()).toBe(`/shop?categories=${PLYWOOD}&thickness=18`));
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ thickness: ['18'], categories: [PLYWOOD] });
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a third filter is a button of the form, which carries what is chosen and works without a script', async () => {
  fakeApi(listing());
  const { user, address } = await renderAt(`/shop?categories=${PLYWOOD}&thickness=18`);
  const grade = await group('Grade');
  const button = grade.getByRole<HTMLButtonElement>('button', { name: 'BWP 4' });
  expect(button).toHaveAttribute('type', 'submit');
  const sent = new FormData(button.form as HTMLFormElement, button);
  expect(sent.getAll('grade')).toEqual(['BWP']);
  expect(sent.getAll('thickness')).toEqual(['18']);
  expect(sent.getAll('categories')).toEqual([PLYWOOD]);
  expect(grade.queryByRole('link')).toBeNull();
  await user.click(button);
  await waitFor(() => expect(address()).toBe(`/shop?categories=${PLYWOOD}&grade=BWP&thickness=18`));
  expect((await group('Grade')).getByRole('link', { name: 'BWP 4', current: true })).toHaveAttribute(
    'href',
    `/shop?categories=${PLYWOOD}&thickness=18`,
  );
});

test('Enter in a box of the panel chooses no value', async () => {
  const city = Array.from({ length: 12 }, (_, n) => ({ _id: crypto.randomUUID(), name: `Town ${n}`, count: 12 - n }));
  fakeApi(listing({ facets: someFacets({ facts: someFacts({ city }) }) }));
  const path = `/shop?categories=${PLYWOOD}&thickness=18`;
  const { user, address } = await renderAt(path);
  await user.type(await sidebar().findByRole('searchbox', { name: 'Find a city' }), 'Town 11{Enter}');
  expect((await group('City')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Near me',
    'Town 11 1',
  ]);
  expect(address()).toBe(path);
});

test('sheets are filtered and sorted by the price of a square foot; an asked price in the address stays as a chip', async () => {
  const api = fakeApi(listing({ withoutSqft: 2 }));
  const { user, address } = await renderAt(`/shop?categories=${PLYWOOD}&maxPrice=5000`);
  expect(await sidebar().findByRole('group', { name: 'Price per sq.ft' })).toBeInTheDocument();
  expect(sidebar().queryByRole('group', { name: 'Price' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Up to ₹5,000' })).toBeInTheDocument();
  expect(screen.getByText('2 products are left out: their size is not given.')).toBeInTheDocument();
  const limits = within(sidebar().getByRole('list', { name: 'Price per sq.ft limits' }));
  expect(limits.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Up to ₹180 3', 'Up to ₹250 5']);
  await user.click(limits.getByRole('button', { name: 'Up to ₹180 3' }));
  await waitFor(() => expect(address()).toBe(`/shop?categories=${PLYWOOD}&maxPrice=5000&maxSqft=180`));
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ maxPrice: 5000, maxSqft: 180 });
  await user.click(screen.getByRole('button', { name: 'Remove Up to ₹180 per sq.ft' }));
  await waitFor(() => expect(address()).toBe(`/shop?categories=${PLYWOOD}&maxPrice=5000`));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Price per sq.ft: low to high');
  await waitFor(() => expect(address()).toBe(`/shop?categories=${PLYWOOD}&maxPrice=5000&sortBy=sqft`));
});

test('where not every chosen category is one of sheets the price asked stays', async () => {
  fakeApi(listing({ facets: someFacets({ facts: someFacts({ sqft: [] }) }) }));
  await renderAt(`/shop?categories=${PLYWOOD}`);
  expect(await sidebar().findByRole('group', { name: 'Price' })).toBeInTheDocument();
  expect(sidebar().queryByRole('group', { name: 'Price per sq.ft' })).toBeNull();
  expect(screen.queryByRole('option', { name: /sq\.ft/ })).toBeNull();
});

test('every chosen fact is a chip that can be removed', async () => {
  fakeApi(listing());
  await renderAt(`/shop?categories=${PLYWOOD}&city=${PUNE}&grade=BWP&inStock=true&size=8x4&thickness=18&verified=true`);
  const chips = within(await screen.findByRole('list', { name: 'Chosen filters' }));
  await waitFor(() =>
    expect(chips.getAllByRole('button', { name: /^Remove / }).map(({ textContent }) => textContent)).toEqual(
      ['Plywood', 'Pune', '18 mm', 'BWP', '8 × 4 ft', 'In stock', 'Verified sellers'].map((name) => `Remove ${name}`),
    ),
  );
});

test('counts of more than 10,000 products carry a plus', async () => {
  fakeApi(listing({ facets: { ...FACETS, capped: true } }));
  await renderAt('/shop?search=ply');
  expect((await group('Grade')).getByRole('link', { name: 'BWP 4+' })).toBeInTheDocument();
});

test('small screens suggest the commonest next choices above the list', async () => {
  fakeApi(listing({ facets: someFacets({ facts: someFacts({ sqft: [] }) }) }));
  await renderAt('/shop?search=ply');
  const quick = within(await screen.findByRole('list', { name: 'Suggested filters' }));
  expect(quick.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Plywood 8',
    'Laminates 4',
    '18 mm 5',
    '12 mm 3',
    'BWP 4',
    'MR 4',
  ]);
});
