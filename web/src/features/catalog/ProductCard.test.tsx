import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeLogin } from '#shell/login.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someProduct } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => {
  closeLogin();
  vi.unstubAllGlobals();
});

test('a card answers what, from whom, where and how much; an old price shows only when it is higher (CAT-7)', async () => {
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

test('a card tells thickness, size and grade in one line, as far as they are known (CAT-7)', async () => {
  const listed = [
    someProduct({ name: 'Board', thickness: '18 mm', size: '8 × 4 ft', grade: 'BWP' }),
    someProduct({ name: 'Beading', thickness: '12 mm', size: null, grade: null }),
    someProduct({ name: 'Hinge' }),
  ];
  fakeApi(answer(listProducts, pageOf(listed)));
  await renderAt('/shop');
  const cards = (await screen.findAllByRole('article')).map((card) => card.textContent);
  expect(cards[0]).toContain('18 mm · 8 × 4 ft · BWP');
  expect(cards[1]).toContain('12 mm');
  expect(cards[1]).not.toContain('·');
  expect(cards[2]).not.toContain('·');
});

test('a card shows the second price where a size tells it, and all prices with GST where that is chosen and remembered', async () => {
  const listed = pageOf([
    someProduct({ name: 'Sheet', price: 4544, originalPrice: 4544, pricetype: 'per Nos/sheet', secondPrice: 142 }),
    someProduct({
      name: 'Hinge',
      price: 50,
      originalPrice: 50,
      pricetype: 'per Nos/sheet',
      unitName: 'pair',
      gstPercent: 12,
    }),
  ]);
  fakeApi(answer(listProducts, listed));
  const { user, unmount } = await renderAt('/shop');
  const texts = () => screen.getAllByRole('article').map((card) => card.textContent);
  await screen.findAllByRole('article');
  expect(texts()[0]).toContain('₹4,544per sheet₹142 per sq.ft');
  expect(texts()[1]).toContain('₹50per pairGet priceDetails');
  await user.click(screen.getByRole('radio', { name: 'With GST' }));
  expect(texts()[0]).toContain('₹5,362per sheet₹168 per sq.ft with 18% GST');
  expect(texts()[1]).toContain('₹56per pairwith 12% GST');
  unmount();
  await renderAt('/shop');
  expect(await screen.findByRole('radio', { name: 'With GST' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Before GST' }));
  expect(localStorage.getItem('plyhaat.withGst')).toBe('false');
});

test('a card says that the licence was checked, and says nothing where it was not', async () => {
  fakeApi(
    answer(listProducts, pageOf([someProduct({ name: 'Checked', isiVerified: true }), someProduct({ name: 'Not' })])),
  );
  await renderAt('/shop');
  const [checked, other] = await screen.findAllByRole('article');
  expect(checked).toHaveTextContent('ISI verified');
  expect(other).not.toHaveTextContent('ISI verified');
});

test('a card offers a visitor the free way to a price before the call that needs a plan, and its sign-in says so (LEAD-2)', async () => {
  fakeApi(answer(listProducts, pageOf([someProduct({ name: 'Marine ply', companyName: 'Asha Ply' })])));
  const { user } = await renderAt('/shop');
  const card = within(await screen.findByRole('article'));
  const free = card.getByRole('button', { name: 'Get price: Marine ply' });
  expect(free).toHaveAccessibleDescription('Free: no plan needed');
  expect(card.getByRole('button', { name: 'Call Asha Ply' })).toHaveAccessibleDescription('Needs a plan');
  await user.click(free);
  expect(await screen.findByRole('dialog', { name: 'Login' })).toHaveAccessibleDescription(
    /^Sign in to get a price from Asha Ply\. It is free: no plan needed\./,
  );
});
