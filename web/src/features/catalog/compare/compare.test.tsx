import { listProducts, readProduct } from '@plyhaat/contract/catalog/catalog';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someProduct, someProductDetail } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';
import { clearCompared, toggleCompared } from './compared.ts';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  clearCompared();
  vi.unstubAllGlobals();
});

const size = { name: 'Size', value: '8 × 4 ft' };
const PRODUCTS = ['Jalveer', 'Devgirika', 'Narmadik', 'Panchvrik', 'Palashwud'].map((name, at) =>
  someProductDetail({
    _id: `p${at}`,
    slug: name.toLowerCase(),
    name,
    price: 140 + at,
    secondPrice: (140 + at) * 32,
    gstPercent: 18,
    specifications: [size, { name: 'Grade', value: at === 0 ? 'BWR' : 'BWP' }],
  }),
);
const [jalveer, devgirika] = PRODUCTS;
const details = answer(readProduct, ({ params }) => {
  const data = PRODUCTS.find(({ _id }) => _id === params.idOrSlug);
  if (!data) throw new Error(`no product ${params.idOrSlug}`);
  return { data };
});

test('up to four products are put aside in the shop, and the way to compare them stays in sight', async () => {
  fakeApi(answer(listProducts, pageOf(PRODUCTS.map((product) => someProduct(product)))));
  const { user, address } = await renderAt('/shop');
  const boxes = await screen.findAllByLabelText<HTMLInputElement>(/^Compare /);
  for (const box of boxes.slice(0, 4)) await user.click(box);
  await waitFor(() => expect(boxes[4]).toBeDisabled());
  await user.click(await screen.findByLabelText('Remove Narmadik from the comparison'));
  await waitFor(() => expect(boxes[4]).toBeEnabled());
  expect(JSON.parse(localStorage.getItem('plyhaat.compare') ?? '[]')).toHaveLength(3);
  await user.click(await screen.findByText('Compare 3'));
  await waitFor(() => expect(address()).toBe('/compare'));
});

test('products stand side by side, and the rows that differ are marked and can be shown alone', async () => {
  fakeApi(details);
  for (const product of [jalveer, devgirika]) if (product) toggleCompared(product);
  const { user, container } = await renderAt('/compare');
  const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
  expect(await screen.findByRole('rowheader', { name: /Grade/ })).toHaveTextContent('Differs');
  expect(rows()).toEqual(
    expect.arrayContaining([
      'Price per sheetDiffers₹4,480₹4,512',
      'Price per sq.ftDiffers₹140₹141',
      'GST18%18%',
      'Size8 × 4 ft8 × 4 ft',
      'GradeDiffersBWRBWP',
      'RatingNo reviews yetNo reviews yet',
    ]),
  );
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
  expect(screen.queryByRole('rowheader', { name: 'Size' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'With GST' }));
  expect(rows()).toContain('Price per sheetDiffers₹5,286₹5,324');
  await user.click(screen.getByRole('radio', { name: 'Before GST' }));
  await user.click(screen.getByRole('button', { name: 'Remove Jalveer from the comparison' }));
  await user.click(screen.getByRole('button', { name: 'Remove Devgirika from the comparison' }));
  expect(await screen.findByText('Nothing to compare yet')).toBeInTheDocument();
});

test('junk in the browser compares nothing', async () => {
  localStorage.setItem('plyhaat.compare', '[{"_id":7},null,"x"]');
  dispatchEvent(new StorageEvent('storage', { key: 'plyhaat.compare' }));
  fakeApi(details);
  await renderAt('/compare');
  expect(await screen.findByText('Nothing to compare yet')).toBeInTheDocument();
});

/** The window fits these media queries. */
const narrowAs = (fitting: RegExp) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: fitting.test(media),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

test('on a tablet three columns are whole and the fourth comes by a swipe', async () => {
  narrowAs(/max-width: 63/);
  fakeApi(details);
  for (const product of PRODUCTS.slice(0, 4)) toggleCompared(product);
  await renderAt('/compare');
  expect(await screen.findByText(/^1 to 3 of 4/)).toHaveTextContent('1 to 3 of 4, swipe for more');
  expect(screen.queryByRole('table')).toBeNull();
});

test('on a phone equal rows are folded away, the lowest price of a square foot is marked, and each asks for its price', async () => {
  narrowAs(/max-width/);
  fakeApi(details);
  for (const product of PRODUCTS.slice(0, 3)) toggleCompared(product);
  const { container } = await renderAt('/compare');
  expect(await screen.findByText(/^1 and 2 of 3/)).toHaveTextContent('1 and 2 of 3, swipe for the third');
  expect(screen.getByText('Lowest per sq ft')).toBeVisible();
  expect(screen.getByText('₹2 more')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Get price/ })).toHaveLength(3);
  expect(screen.getByText(/^\d+ rows are the same$/)).toBeInTheDocument();
  const values = within(screen.getByRole('region', { name: 'Compared products' }));
  expect(values.getAllByText('Grade')).toHaveLength(3);
  expect(values.queryByText('Size')).toBeNull();
  await expectNoAxeViolations(container);
});
