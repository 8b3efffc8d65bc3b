import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { readCategory } from '@plyhaat/contract/catalog/categories';
import { listRunningPromotions, type RunningPromotion } from '@plyhaat/contract/promotions/promotions';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someCategory, someProduct } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { someDealer } from '#test/members.ts';
import { somePromotion } from '#test/promotions.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const CATEGORY = { ...someCategory(), subCategoryArr: [], parent: null };
const PROMOTED: RunningPromotion = {
  ...somePromotion({ message: 'Boil proof for twenty years.' }),
  product: someProduct({ name: 'Promoted board' }),
};
const running = answer(listRunningPromotions, { data: [PROMOTED], total: 1 });
const organic = (count: number) =>
  answer(listProducts, pageOf(Array.from({ length: count }, (_, at) => someProduct({ name: `Board ${at + 1}` }))));
const category = answer(readCategory, { data: CATEGORY });
const cards = async () => {
  await screen.findByRole('link', { name: 'Board 1' });
  return screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
};

test('a running promotion is the third card of the list of its category, and says that it is sponsored', async () => {
  const api = fakeApi(running, organic(4), category);
  const { container } = await renderAt('/category/plywood');
  expect(await cards()).toEqual(['Board 1', 'Board 2', 'Promoted board', 'Board 3', 'Board 4']);
  const item = screen.getByText('Sponsored').closest('li') as HTMLElement;
  expect(within(item).getByText('Boil proof for twenty years.')).toBeInTheDocument();
  expect(api.callsOf(listRunningPromotions)[0]?.query).toMatchObject({ categories: [CATEGORY._id], perPage: 1 });
  await expectNoAxeViolations(container);
});

test('its product does not stand beside it once more', async () => {
  const board = someProduct({ name: 'Board 1' });
  const promoted = { ...PROMOTED, productId: PROMOTED.product._id };
  fakeApi(
    answer(listRunningPromotions, { data: [promoted], total: 1 }),
    answer(listProducts, pageOf([promoted.product, board])),
    category,
  );
  await renderAt('/category/plywood');
  expect(await cards()).toEqual(['Board 1', 'Promoted board']);
});

test('it ends a list that is shorter', async () => {
  fakeApi(running, organic(1), category);
  await renderAt('/category/plywood');
  expect(await cards()).toEqual(['Board 1', 'Promoted board']);
});

test.each([
  '/shop',
  '/category/plywood?page=2',
  '/category/plywood?search=door',
  `/shop?categories=${CATEGORY._id}&minPrice=100`,
])('%s has none: it might not belong there', async (address) => {
  const api = fakeApi(running, organic(4), category);
  await renderAt(address);
  expect(await cards()).toHaveLength(4);
  expect(api.callsOf(listRunningPromotions)).toHaveLength(0);
});

test('the shop by category and the store have it too', async () => {
  const api = fakeApi(running, organic(3), answer(readMember, { data: someDealer() }));
  const { unmount } = await renderAt(`/shop?categories=${CATEGORY._id}`);
  expect((await cards())[2]).toBe('Promoted board');
  unmount();
  await renderAt('/seller/asha-ply');
  await waitFor(() => expect(screen.getByText('Sponsored')).toBeInTheDocument());
  expect(api.callsOf(listRunningPromotions).at(-1)?.query).toMatchObject({ userId: someDealer()._id });
});

test('a list stands without it when it cannot be had', async () => {
  fakeApi(
    answer(listRunningPromotions, () => {
      throw new CallError(500, 'Server error');
    }),
    organic(3),
    category,
  );
  await renderAt('/category/plywood');
  expect(await cards()).toHaveLength(3);
});
