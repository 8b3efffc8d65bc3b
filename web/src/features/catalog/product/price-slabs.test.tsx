import { readProduct } from '@plyhaat/contract/catalog/catalog';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#test/browser.ts';
import { someProductDetail } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const PRODUCT = someProductDetail({ name: 'Marine ply 18 mm', slug: 'marine-ply' });
const shown = (over = {}) => answer(readProduct, { data: { ...PRODUCT, ...over } });

test('lower prices for larger quantities stand below the price, in its unit, and in the structured data', async () => {
  const slabs = [
    { minQuantity: 20, price: 1900 },
    { minQuantity: 50, price: 1800 },
  ];
  fakeApi(shown({ price: 2000, originalPrice: 2000, pricetype: 'per Nos/sheet', slabs }));
  const { container } = await renderAt('/product/marine-ply');
  const table = await screen.findByRole('table', { name: 'Prices by quantity' });
  expect(within(table).getByRole('columnheader', { name: 'Price per sheet' })).toBeVisible();
  const cells = within(table).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '1 to 19 sheets',
    '₹2,000',
    '20 to 49 sheets',
    '₹1,900',
    '50 sheets and more',
    '₹1,800',
  ]);
  const data = [...container.ownerDocument.querySelectorAll('script[type="application/ld+json"]')];
  const offer = data.map(({ textContent }) => JSON.parse(textContent ?? '{}')).find((one) => one.offers)?.offers;
  expect(offer.priceSpecification).toMatchObject([
    { price: 2000 },
    { price: 1900, eligibleQuantity: { minValue: 20 }, unitCode: 'C62' },
    { price: 1800, eligibleQuantity: { minValue: 50 } },
  ]);
});

test('slabs that a flash sale undercuts are not shown', async () => {
  fakeApi(shown({ price: 1850, slabs: [{ minQuantity: 20, price: 1900 }] }));
  await renderAt('/product/marine-ply');
  await screen.findByRole('heading', { level: 1, name: 'Marine ply 18 mm' });
  expect(screen.queryByRole('table', { name: 'Prices by quantity' })).not.toBeInTheDocument();
});
