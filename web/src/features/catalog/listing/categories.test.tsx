import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { categoryNotFound, listNestedCategories, readCategory } from '@plyhaat/contract/catalog/categories';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someCategory, someFacets, someProduct } from '#test/builders.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const MARINE = { _id: 'm', name: 'BWP/Marine', slug: 'bwp-marine', productCount: 5, unitName: null };
const PLYWOOD = { ...someCategory({ productCount: 8 }), subCategoryArr: [MARINE] };
const FACETS = someFacets();

test('all categories are shown with their number of products (CAT-6)', async () => {
  fakeApi(answer(listNestedCategories, { data: [PLYWOOD], total: 1 }));
  const { container } = await renderAt('/categories');
  expect(await screen.findByRole('heading', { level: 1, name: 'Shop by Category' })).toBeInTheDocument();
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link', { name: 'Plywood' })).toHaveAttribute('href', '/category/plywood');
  expect(card.getByText('8 products')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'BWP/Marine' })).toHaveAttribute('href', '/category/bwp-marine');
  await expectNoAxeViolations(container);
});

test('a category has its sub-categories as chips and the shop with the category settled', async () => {
  const api = fakeApi(
    answer(readCategory, { data: { ...PLYWOOD, parent: null } }),
    answer(listProducts, { ...pageOf([someProduct()], 30), facets: FACETS }),
  );
  const { user, address, container } = await renderAt('/category/plywood?page=2', {
    publicUrl: 'https://plyhaat.example',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Plywood' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'BWP/Marine 5' })).toHaveAttribute('href', '/category/bwp-marine');
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ categories: [PLYWOOD._id], page: 2 });
  expect(screen.queryByRole('group', { name: 'Category' })).toBeNull();
  await expectNoAxeViolations(container);

  await user.click(await screen.findByRole('checkbox', { name: /^Tarangini/ }));
  await waitFor(() => expect(address()).toBe(`/category/plywood?brands=${FACETS.brands[0]?._id}`));
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await user.click(screen.getByRole('button', { name: 'Remove Tarangini' }));
  await waitFor(() => expect(address()).toBe('/category/plywood'));
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://plyhaat.example/category/plywood',
  );
});

test('a link to the shop with a category’s name opens the category with the other filters (CAT-27)', async () => {
  fakeApi(
    answer(listNestedCategories, { data: [PLYWOOD], total: 1 }),
    answer(readCategory, { data: { ...PLYWOOD, parent: null } }),
    answer(listProducts, { ...pageOf([someProduct()], 30), facets: FACETS }),
  );
  const { address } = await renderAt('/shop?category=PLYWOOD&inStock=true');
  expect(await screen.findByRole('heading', { level: 1, name: 'Plywood' })).toBeInTheDocument();
  expect(address()).toBe('/category/plywood?inStock=true');
});

test('on a slow line the way to the categories and into one shows what is coming', async () => {
  const [all, one] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  fakeApi(
    answer(listNestedCategories, () => all.promise.then(() => ({ data: [PLYWOOD], total: 1 }))),
    answer(readCategory, ({ params }) =>
      params.slug === 'none'
        ? refuse(categoryNotFound)
        : one.promise.then(() => ({ data: { ...PLYWOOD, parent: null } })),
    ),
  );
  const { user } = await renderAt('/category/none');
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('link', { name: 'See all categories' }));
  expect(await main.findByText('Loading categories')).toBeInTheDocument();
  all.resolve();
  await user.click(await main.findByRole('link', { name: 'Plywood' }));
  expect(await main.findByText('Loading products')).toBeInTheDocument();
  one.resolve();
  expect(await screen.findByRole('heading', { level: 1, name: 'Plywood' })).toBeInTheDocument();
});

test.each([
  ['is unknown', categoryNotFound],
  ['has an impossible address', inputInvalid],
])('a category that %s says Category Not Found and leads back to all of them', async (_what, failure) => {
  fakeApi(answer(readCategory, () => refuse(failure)));
  await renderAt('/category/none');
  expect(await screen.findByRole('heading', { name: 'Category Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all categories' })).toHaveAttribute('href', '/categories');
});
