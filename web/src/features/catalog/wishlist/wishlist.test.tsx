import { listWishlist, removeFromWishlist } from '@plyhaat/contract/catalog/wishlist';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { someProduct } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs, someBuyer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => signInAs('USER'));
afterEach(() => session.clear());

test('an empty wishlist says so (CAT-20)', async () => {
  fakeApi(answer(readMember, { data: someBuyer() }), answer(listWishlist, { data: [], total: 0 }));
  const { container } = await renderAt('/account?tab=wishlist');
  expect(await screen.findByText('Your wishlist is empty. Start adding products you love!')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('what was put aside is listed with its link and can be taken off (CAT-20)', async () => {
  let wished = [someProduct({ name: 'Board', slug: 'board' }), someProduct({ name: 'Door', slug: 'door' })];
  const api = fakeApi(
    answer(readMember, { data: someBuyer() }),
    answer(listWishlist, () => ({ data: wished, total: wished.length })),
    answer(removeFromWishlist, ({ params }) => {
      wished = wished.filter(({ _id }) => _id !== params.productId);
      return { message: 'Removed from your wishlist' };
    }),
  );
  const { user, container } = await renderAt('/account?tab=wishlist');
  expect(await screen.findByRole('link', { name: 'Board' })).toHaveAttribute('href', '/product/board');
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Remove Board from your wishlist' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Board' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Door' })).toBeInTheDocument();
  expect(api.callsOf(removeFromWishlist)).toHaveLength(1);
});

test('whoever takes the last product off a page is shown the page before', async () => {
  const wishes = Array.from({ length: 13 }, (_, at) =>
    someProduct({ name: `Board ${at + 1}`, slug: `board-${at + 1}` }),
  );
  fakeApi(
    answer(readMember, { data: someBuyer() }),
    answer(listWishlist, ({ query }) => {
      const { page = 1, perPage = 12 } = query ?? {};
      return {
        data: wishes.slice((Number(page) - 1) * Number(perPage), Number(page) * Number(perPage)),
        total: wishes.length,
      };
    }),
    answer(removeFromWishlist, ({ params }) => {
      wishes.splice(
        wishes.findIndex(({ _id }) => _id === params.productId),
        1,
      );
      return { message: 'Removed from your wishlist' };
    }),
  );
  const { user, address } = await renderAt('/account?page=2&tab=wishlist');
  await user.click(await screen.findByRole('button', { name: 'Remove Board 13 from your wishlist' }));
  expect(await screen.findByRole('link', { name: 'Board 1' })).toBeInTheDocument();
  expect(address()).toBe('/account?tab=wishlist');
});
