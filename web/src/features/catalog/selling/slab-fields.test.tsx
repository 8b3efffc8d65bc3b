import { readProduct } from '@plyhaat/contract/catalog/catalog';
import { SLAB_NEEDS } from '@plyhaat/contract/catalog/price-slabs';
import { addProduct, updateProduct } from '@plyhaat/contract/catalog/product-form';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { someProductDetail } from '#test/builders.ts';
import { answer } from '#test/fake-api.ts';
import { sellersUploads } from '#test/form-files.ts';
import { renderAt } from '#test/render.tsx';
import { CONTENT, sellersApi as startApi } from '#test/selling.ts';
// Read ahead: a busy machine takes long over the first form.
import './ProductFormScreen.tsx';

sellersUploads();
const SAVED = someProductDetail({
  approved: 'APPROVED',
  isPublic: true,
  latest: { ...CONTENT, slabs: [{ minQuantity: 320, price: 1550 }] },
});
const row = (at: number) => within(screen.getByRole('group', { name: `Price by quantity ${at}` }));
const save = () => screen.getByRole('button', { name: 'Save product' });

test('prices by quantity start from what was saved, are checked row by row, and are sent with the product', async () => {
  const api = startApi(
    answer(readProduct, { data: SAVED }),
    answer(updateProduct, { message: 'Product updated successfully!', data: SAVED }),
  );
  const { user, container } = await renderAt(`/account?tab=addProducts&id=${SAVED._id}`);
  await screen.findByRole('group', { name: 'Price by quantity 1' });
  expect(row(1).getByLabelText('From (sq.ft)')).toHaveValue('320');
  expect(row(1).getByLabelText('Price per sq.ft')).toHaveValue('1550');
  await user.click(screen.getByRole('button', { name: 'Add a price by quantity' }));
  await user.type(row(2).getByLabelText('From (sq.ft)'), '100');
  await user.type(row(2).getByLabelText('Price per sq.ft'), '1500');
  await user.click(save());
  await waitFor(() =>
    expect(row(2).getByLabelText('From (sq.ft)')).toHaveAccessibleDescription(SLAB_NEEDS.moreThanAbove),
  );
  expect(api.callsOf(updateProduct)).toEqual([]);
  await expectNoAxeViolations(container);

  await user.clear(row(2).getByLabelText('From (sq.ft)'));
  await user.type(row(2).getByLabelText('From (sq.ft)'), '640');
  await user.click(save());
  expect(await screen.findByText('Product updated successfully!')).toBeInTheDocument();
  expect(api.callsOf(updateProduct)[0]?.body).toMatchObject({
    slabs: [
      { minQuantity: '320', price: '1550' },
      { minQuantity: '640', price: '1500' },
    ],
  });
});

test('at most five prices by quantity are offered, and each can be removed', async () => {
  startApi();
  const { user } = await renderAt('/account?tab=addProducts');
  await screen.findByRole('heading', { name: 'Add Product' });
  const add = screen.getByRole('button', { name: 'Add a price by quantity' });
  for (let rows = 0; rows < 5; rows++) await user.click(add);
  expect(screen.getAllByRole('group', { name: /^Price by quantity/ })).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Add a price by quantity' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove price by quantity 5' }));
  expect(screen.getAllByRole('group', { name: /^Price by quantity/ })).toHaveLength(4);
});

test('a duplicate opens with everything of the product, pictures too, and is saved as a new one', async () => {
  const api = startApi(
    answer(readProduct, { data: SAVED }),
    answer(addProduct, { message: 'Product added successfully!', data: SAVED }),
  );
  const { user } = await renderAt(`/account?tab=addProducts&copy=${SAVED._id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Duplicate Product' })).toBeVisible();
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  expect(name).toHaveValue('New name');
  await user.clear(name);
  await user.type(name, 'Second name');
  await user.click(save());
  expect(await screen.findByText('Product added successfully!')).toBeInTheDocument();
  expect(api.callsOf(updateProduct)).toEqual([]);
  expect(api.callsOf(addProduct)[0]?.body).toMatchObject({
    name: 'Second name',
    categoryId: CONTENT.categoryId,
    mainImage: 'products/x.webp',
    slabs: [{ minQuantity: '320', price: '1550' }],
  });
});
