import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someProduct } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

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
