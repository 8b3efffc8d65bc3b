import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { deleteProduct, updateProduct } from '@plyhaat/contract/catalog/product-form';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { pageOf, someProduct, someProductDetail } from '#test/builders.ts';
import { answer } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { sellersApi as startApi } from '#test/selling.ts';

beforeEach(() => {
  localStorage.clear();
  signInAs('DEALER');
});
afterEach(() => session.clear());

const own = { approved: 'APPROVED', isPublic: true, rejectReason: null } as const;
const rows = async () => within(await screen.findByRole('list', { name: 'Your products' })).findAllByRole('listitem');

test('the own list asks for six of the page and search that the address names (CAT-15)', async () => {
  const api = startApi(answer(listProducts, pageOf([someProduct({ ...own, name: 'Board' })], 8)));
  const { user, address } = await renderAt('/account?tab=myProducts&search=board&page=2');
  expect(await screen.findByText('8 products for “board”')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({
    userId: MEMBER_ID,
    search: 'board',
    page: 2,
    perPage: 6,
  });
  const box = screen.getByRole('searchbox', { name: 'Search your products' });
  await user.clear(box);
  await user.type(box, 'door{Enter}');
  await waitFor(() => expect(address()).toBe('/account?search=door&tab=myProducts'));
});

test('chips count the products in each state, and the address keeps the chosen one', async () => {
  const counts = { PENDING: 3, APPROVED: 8, REJECTED: 0 };
  const api = startApi(
    answer(listProducts, ({ query }) => ({
      ...pageOf(query.approved === 'REJECTED' ? [] : [someProduct({ ...own, name: 'Board', views: 1284 })]),
      counts,
    })),
  );
  const { user, address } = await renderAt('/account?tab=myProducts&search=board');
  expect(await screen.findByText('BWP/Marine · 1,284 views')).toBeVisible();
  const chips = () => within(screen.getByRole('navigation', { name: 'Status' }));
  await chips().findByRole('link', { name: 'All 11' });
  expect(
    chips()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['All 11', 'Pending 3', 'Approved 8', 'Rejected 0']);
  await user.click(chips().getByRole('link', { name: 'Pending 3' }));
  await waitFor(() => expect(address()).toBe('/account?search=board&status=PENDING&tab=myProducts'));
  expect(chips().getByRole('link', { name: 'Pending 3' })).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(api.callsOf(listProducts).at(-1)?.query).toMatchObject({ approved: 'PENDING' }));
  await user.click(chips().getByRole('link', { name: 'Rejected 0' }));
  expect(await screen.findByText('No products match “board”.')).toBeVisible();
});

test('each product can be duplicated', async () => {
  const product = someProduct({ ...own, name: 'Board' });
  startApi(answer(listProducts, pageOf([product])));
  await renderAt('/account?tab=myProducts');
  expect(await screen.findByRole('link', { name: 'Duplicate Board' })).toHaveAttribute(
    'href',
    `/account?copy=${product._id}&tab=addProducts`,
  );
});

test('each product says how far it is, and why it was sent back (CAT-15)', async () => {
  startApi(
    answer(
      listProducts,
      pageOf([
        someProduct({ ...own, name: 'Shown' }),
        someProduct({ ...own, name: 'Waiting', approved: 'PENDING', isPublic: false }),
        someProduct({ ...own, name: 'Sent back', approved: 'REJECTED', rejectReason: 'The picture is blurred.' }),
      ]),
    ),
  );
  const { container } = await renderAt('/account?tab=myProducts');
  const [shown, waiting, rejected] = await rows();
  expect(shown).toHaveTextContent('Approved');
  expect(waiting).toHaveTextContent('Pending');
  expect(rejected).toHaveTextContent('Rejected');
  expect(rejected).toHaveTextContent('The picture is blurred. Buyers still see the approved version.');
  expect(screen.getByRole('link', { name: 'Edit Waiting' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/account\?id=.+&tab=addProducts$/),
  );
  await expectNoAxeViolations(container);
});

test('a delete asks first, and says that it is done (CAT-16)', async () => {
  const api = startApi(
    answer(listProducts, pageOf([someProduct({ ...own, name: 'Board' })])),
    answer(deleteProduct, { message: 'Product deleted successfully' }),
  );
  const { user } = await renderAt('/account?tab=myProducts');
  await user.click(await screen.findByRole('button', { name: 'Delete Board' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this product?' });
  await expectNoAxeViolations(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(api.callsOf(deleteProduct)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Delete Board' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Product deleted successfully')).toBeInTheDocument();
  await waitFor(() => expect(api.callsOf(listProducts).length).toBeGreaterThan(1));
});

test('a page whose last product was deleted gives way to the one before it', async () => {
  let left = 7;
  startApi(
    answer(listProducts, ({ query }) =>
      pageOf(
        query.page === 2 && left === 6 ? [] : [someProduct({ ...own, name: `Board of page ${query.page}` })],
        left,
      ),
    ),
    answer(deleteProduct, () => {
      left = 6;
      return { message: 'Product deleted successfully' };
    }),
  );
  const { user, address } = await renderAt('/account?tab=myProducts&page=2');
  await user.click(await screen.findByRole('button', { name: 'Delete Board of page 2' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Board of page 1')).toBeInTheDocument();
  expect(address()).toBe('/account?page=1&tab=myProducts');
});

test('a delete that fails says so', async () => {
  startApi(
    answer(listProducts, pageOf([someProduct({ ...own, name: 'Board' })])),
    answer(deleteProduct, () => {
      throw new CallError(500, 'Server error');
    }),
  );
  const { user } = await renderAt('/account?tab=myProducts');
  await user.click(await screen.findByRole('button', { name: 'Delete Board' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete product')).toBeInTheDocument();
});

test('stock is saved from the list, and nothing else with it', async () => {
  const api = startApi(
    answer(listProducts, pageOf([someProduct({ ...own, name: 'Board', inStock: true })])),
    answer(updateProduct, { message: '', data: someProductDetail() }),
  );
  const { user } = await renderAt('/account?tab=myProducts');
  await user.click(await screen.findByRole('checkbox', { name: 'Board is in stock' }));
  await waitFor(() => expect(api.callsOf(updateProduct).at(-1)?.body).toEqual({ inStock: false }));
});

test('an empty list invites to the first product, and a failed one to try again (ALL-24, CAT-16)', async () => {
  startApi();
  const { unmount } = await renderAt('/account?tab=myProducts');
  expect(await screen.findByText('No products found. Add your first product to get started!')).toBeInTheDocument();
  unmount();
  startApi(
    answer(listProducts, () => {
      throw new CallError(400, 'no');
    }),
  );
  await renderAt('/account?tab=myProducts');
  expect(await screen.findByText('Failed to load products. Please try again.')).toBeInTheDocument();
});
