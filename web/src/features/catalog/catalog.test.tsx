import { listCategories, listProducts, productNotFound, readProduct } from '@plyhaat/contract/catalog';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someCategory, someProduct, someProductDetail } from '#test/builders.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

test('the address chooses the products, and a new order returns to page 1', async () => {
  const api = fakeApi(answer(listProducts, pageOf([someProduct()], 30)));
  const { user, address } = await renderAt('/shop?page=2&search=ply');
  expect(await screen.findByText('30 products', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('2', { selector: '[aria-current]' })).toBeInTheDocument();

  await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: high to low');
  await waitFor(() => expect(address()).toBe('/shop?search=ply&sortBy=price&sortOrder=desc'));
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ page: 1, sortBy: 'price', search: 'ply' });
});

test('links from the home page read as the newest first (S1-HOME-18)', async () => {
  const api = fakeApi();
  await renderAt('/shop?sort=latest');
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ sortBy: 'createdAt', sortOrder: 'desc' });
});

test('no match is said plainly, with a way out', async () => {
  fakeApi();
  const { user, address, container } = await renderAt('/shop?search=zzz');
  expect(await screen.findByText('No products found matching your criteria.')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
  await waitFor(() => expect(address()).toBe('/shop'));
});

test('what is chosen shows as chips that can be dropped one by one', async () => {
  const plywood = someCategory();
  fakeApi(answer(listCategories, { data: [plywood], total: 1 }), answer(listProducts, pageOf([someProduct()])));
  const { user, address } = await renderAt(`/shop?categories=${plywood._id}&search=ply`);
  await user.click(await screen.findByRole('button', { name: 'Remove Plywood' }));
  await waitFor(() => expect(address()).toBe('/shop?search=ply'));
});

test('a card answers what, from whom, where and how much; an old price shows only when it is higher (S1-PCARD-01, S1-PCARD-05)', async () => {
  fakeApi(
    answer(
      listProducts,
      pageOf([
        someProduct({ name: 'On sale', slug: 'on-sale', price: 100, originalPrice: 125, badge: 'New' }),
        someProduct({ name: 'As listed', slug: 'as-listed', price: 90, originalPrice: 90 }),
      ]),
    ),
  );
  await renderAt('/shop');
  const [sale, listed] = await screen.findAllByRole('article');
  expect(sale).toHaveTextContent('New');
  expect(sale).toHaveTextContent('Asha Ply');
  expect(sale).toHaveTextContent('Nashik, Maharashtra');
  expect(sale).toHaveTextContent('₹100');
  expect(sale?.querySelector('s')).toHaveTextContent('₹125');
  expect(listed?.querySelector('s')).toBeNull();
  expect(screen.getByRole('link', { name: 'Details: On sale' })).toHaveAttribute('href', '/product/on-sale');
});

test('a product shows its specification, pictures and seller', async () => {
  const picture = (path: string) => ({ path, width: 600, height: 400, placeholder: null });
  fakeApi(
    answer(readProduct, {
      data: someProductDetail({
        name: 'Marine ply 18 mm',
        images: [picture('a.webp'), picture('b.webp')],
        specifications: [{ name: 'Thickness', value: '18 mm' }],
        parentCategory: { _id: someCategory()._id, name: 'Plywood', slug: 'plywood' },
      }),
    }),
  );
  const { user, container } = await renderAt('/product/marine-ply');
  expect(await screen.findByRole('heading', { level: 1, name: 'Marine ply 18 mm' })).toBeInTheDocument();
  expect(screen.getByRole('definition')).toHaveTextContent('18 mm');
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeShopPlywoodMarine ply 18 mm');
  await user.click(screen.getByRole('button', { name: 'Picture 2' }));
  expect(screen.getByRole('img', { name: 'Marine ply 18 mm' })).toHaveAttribute('src', expect.stringContaining('b.'));
  await expectNoAxeViolations(container);
});

test('an unknown product says Product Not Found and leads back to the shop', async () => {
  fakeApi(answer(readProduct, () => refuse(productNotFound)));
  await renderAt('/product/none');
  expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Shop' })).toHaveAttribute('href', '/shop');
});
