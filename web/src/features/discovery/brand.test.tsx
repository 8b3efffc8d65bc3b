import { readBrand } from '@plyhaat/contract/discovery/brands';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#test/browser.ts';
import { someProduct } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PRODUCT = someProduct({ name: 'Vanaroop marine ply', thickness: '18 mm', size: '8 × 4 ft', grade: 'BWP' });

test('a card of a brand says thickness, size and grade as in the shop', async () => {
  fakeApi(
    answer(readBrand, {
      data: {
        _id: 'b1',
        name: 'Vanaroop',
        slug: 'vanaroop',
        productsCount: 1,
        sellersCount: 1,
        prices: [],
        kinds: [],
        products: [PRODUCT],
        sellers: [],
        states: [],
      },
    }),
  );
  await renderAt('/brand/vanaroop');
  expect(await screen.findByRole('link', { name: 'Vanaroop marine ply' })).toBeVisible();
  expect(screen.getByText('18 mm · 8 × 4 ft · BWP')).toBeVisible();
});
