import { listProducts, listSimilarProducts, productNotFound, readProduct } from '@plyhaat/contract/catalog/catalog';
import { listCategories } from '@plyhaat/contract/catalog/categories';
import { inputInvalid } from '@plyhaat/contract/core/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someCategory, someProduct, someProductDetail } from '#test/builders.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const PRODUCT = someProductDetail({ name: 'Marine ply 18 mm', slug: 'marine-ply' });
const BUSY = { status: 429, message: 'Too many requests', error: 'too_many_requests' };

test.each([
  ['is unknown', productNotFound],
  ['has an impossible address', inputInvalid],
])('a product that %s says Product Not Found and leads back to the shop (CAT-8)', async (_what, failure) => {
  fakeApi(answer(readProduct, () => refuse(failure)));
  await renderAt('/product/none');
  expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Shop' })).toHaveAttribute('href', '/shop');
});

test('where nothing like a missing product is known, popular ones, categories and its words are offered (CAT-8)', async () => {
  const api = fakeApi(
    answer(readProduct, () => refuse(productNotFound)),
    answer(listSimilarProducts, () => refuse(productNotFound)),
    answer(listProducts, pageOf([someProduct({ name: 'Well liked ply' })])),
    answer(listCategories, { data: [someCategory({ name: 'Plywood', slug: 'plywood', productCount: 126 })], total: 1 }),
  );
  const { container } = await renderAt('/product/plant-pots');
  expect(await screen.findByRole('link', { name: 'Search “plant pots”' })).toHaveAttribute(
    'href',
    '/search?q=plant+pots',
  );
  expect(await screen.findByRole('link', { name: 'Details: Well liked ply' })).toBeInTheDocument();
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ sortBy: 'rating', sortOrder: 'desc' });
  const categories = within(await screen.findByRole('navigation', { name: 'Popular categories' }));
  expect(categories.getByRole('link', { name: 'Plywood 126' })).toHaveAttribute('href', '/category/plywood');
  await expectNoAxeViolations(container);
});

test('a product that cannot be loaded says so, leads back to the shop and can be tried again (CAT-8)', async () => {
  let down = true;
  fakeApi(answer(readProduct, () => (down ? refuse(BUSY) : { data: PRODUCT })));
  const { user } = await renderAt('/product/marine-ply');
  expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Shop' })).toHaveAttribute('href', '/shop');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Marine ply 18 mm' })).toBeInTheDocument();
});

test('on a slow line a tap on a product is answered with its outline', async () => {
  let arrive = () => {};
  const line = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  fakeApi(
    answer(listProducts, pageOf([someProduct({ name: 'Marine ply 18 mm', slug: 'marine-ply' })])),
    answer(readProduct, () => line.then(() => ({ data: PRODUCT }))),
  );
  const { user } = await renderAt('/shop');
  await user.click(await screen.findByRole('link', { name: 'Details: Marine ply 18 mm' }));
  expect(await within(screen.getByRole('main')).findByText('Loading product')).toBeInTheDocument();
  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Marine ply 18 mm' })).toBeInTheDocument();
});

test('a product asked for by its id is shown at its slug (CAT-8)', async () => {
  fakeApi(answer(readProduct, { data: PRODUCT }));
  const { address } = await renderAt(`/product/${PRODUCT._id}`);
  await waitFor(() => expect(address()).toBe('/product/marine-ply'));
});
