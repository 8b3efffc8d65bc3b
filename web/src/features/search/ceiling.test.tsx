import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { search } from '@plyhaat/contract/search/search';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someFacets, someProduct } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const FOUND = {
  data: { products: [someProduct()], sellers: [], categories: [] },
  totals: { all: 1200, products: 1200, sellers: 0, categories: 0 },
};

test('a ceiling in the text is a chip that takes it away, and changes to the other unit (SEARCH-12)', async () => {
  const ceiling = { amount: 180, per: 'sqft', rest: 'ply', other: 'ply under 180 per unit' } as const;
  fakeApi(answer(search, { ...FOUND, ceiling }));
  const { user, address, container } = await renderAt('/search?q=ply%20under%20180');
  expect(await screen.findByRole('link', { name: 'Remove up to ₹180 / sq ft' })).toHaveAttribute(
    'href',
    '/search?q=ply',
  );
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('link', { name: 'Change to per unit' }));
  await waitFor(() => expect(address()).toBe('/search?q=ply+under+180+per+unit'));
});

test('the price filter stands at the ceiling of the text; another one takes its place (SEARCH-12)', async () => {
  const ceiling = { amount: 180, per: 'unit', rest: 'hinge' } as const;
  fakeApi(
    answer(search, ({ query }) => ({ ...FOUND, facets: someFacets(), ...(query?.q !== 'hinge' && { ceiling }) })),
  );
  const { user, address } = await renderAt('/search?q=hinge%20under%20180');
  const most = await screen.findByRole('textbox', { name: 'Max' });
  expect(most).toHaveValue('₹180');
  await user.clear(most);
  await user.type(most, '400{Enter}');
  await waitFor(() => expect(address()).toBe('/search?maxPrice=400&q=hinge'));
  expect(await screen.findByRole('textbox', { name: 'Max' })).toHaveValue('₹400');
});

test('the shop shows the ceiling of its text too; what has no other price offers none', async () => {
  const ceiling = { amount: 1500, per: 'unit', rest: 'hinge' } as const;
  fakeApi(answer(listProducts, { ...pageOf([someProduct()], 30), facets: someFacets(), ceiling }));
  await renderAt('/shop?search=hinge%20under%201500');
  expect(await screen.findByRole('link', { name: 'Remove up to ₹1,500 / unit' })).toHaveAttribute(
    'href',
    '/shop?search=hinge',
  );
  expect(screen.queryByRole('link', { name: /^Change to/ })).not.toBeInTheDocument();
});
