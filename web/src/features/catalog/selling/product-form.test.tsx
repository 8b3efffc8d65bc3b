import { listProducts, readProduct } from '@plyhaat/contract/catalog/catalog';
import { listNestedCategories } from '@plyhaat/contract/catalog/categories';
import { addBrand, addProduct, brandTaken, updateProduct } from '@plyhaat/contract/catalog/product-form';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallError } from '#api/call.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { pageOf, someProduct, someProductDetail } from '#test/builders.ts';
import { answer, refuse } from '#test/fake-api.ts';
import { FILE_ID, sellersUploads } from '#test/form-files.ts';
import { MEMBER_ID } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { BRAND, CHILD, CONTENT, PARENT, sellersApi as startApi } from '#test/selling.ts';
// Read ahead: a busy machine takes long over the first form.
import './ProductFormScreen.tsx';

const addFile = sellersUploads();
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const choose = (user: UserEvent, label: RegExp, option: string) =>
  user.selectOptions(screen.getByLabelText(label), option);

test('an empty form says what it needs (CAT-12)', async () => {
  startApi();
  const { user, container } = await renderAt('/account?tab=addProducts');
  await user.click(await screen.findByRole('button', { name: 'Save product' }));
  for (const words of [
    'Name is required',
    'Category is required',
    'Price is required',
    'Long description is required',
    'Main image is required',
  ])
    expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText('Price type')).toHaveValue('per Nos/sheet');
  expect(screen.getByRole('switch', { name: /In stock/ })).toBeChecked();
  await user.type(field(/^Name/), 'x');
  expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('a product is sent with its unit and categories, and the list shows next (CAT-13, CAT-16)', async () => {
  const api = startApi(
    answer(addProduct, { message: 'Product added successfully!', data: someProductDetail() }),
    answer(listProducts, pageOf([someProduct({ approved: 'PENDING' })])),
  );
  const { user, address } = await renderAt('/account?tab=addProducts');
  await screen.findByRole('heading', { name: 'Add Product' });
  await user.type(field(/^Name/), 'Marine plywood');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Plywood' })).toBeInTheDocument());
  await choose(user, /^Category/, 'Plywood');
  await choose(user, /^Sub-category/, 'BWP/Marine');
  await user.type(field(/^Price/), '1600');
  await user.type(field(/^Selling price/), '1450');
  await user.type(field(/^Long description/), 'Gurjan core.');
  await choose(user, /^Thickness/, '18 mm');
  await user.type(field(/^Minimum order/), '20 sheets');
  await addFile(user, /^Main image/);
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(await screen.findByText('Product added successfully!')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/account?tab=myProducts'));
  expect(api.callsOf(addProduct)[0]?.body).toMatchObject({
    userId: MEMBER_ID,
    status: false,
    name: 'Marine plywood',
    categoryId: CHILD._id,
    categoryArr: [{ categoryId: PARENT._id }, { categoryId: CHILD._id }],
    sellingprice: '1450 per Nos/sheet',
    unitName: 'sheet',
    specification: { thickness: '18 mm' },
    minimumOrder: '20 sheets',
    mainImage: FILE_ID,
    imageArr: [],
    inStock: true,
  });
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('only what fits the category is asked for, from lists, with any other answer last (CAT-31)', async () => {
  const hardware = { ...PARENT, _id: CHILD._id, name: 'Hardware', slug: 'hardware', subCategoryArr: [] };
  const api = startApi(
    answer(listNestedCategories, {
      data: [{ ...PARENT, slug: 'plywood', subCategoryArr: [CHILD] }, hardware],
      total: 2,
    }),
    answer(addProduct, { message: 'Product added successfully!', data: someProductDetail() }),
    answer(listProducts, pageOf([])),
  );
  const { user, container } = await renderAt('/account?tab=addProducts');
  expect(await screen.findByText('Choose a category above: we ask only for what fits it.')).toBeVisible();
  await screen.findByRole('option', { name: 'Hardware' });
  await choose(user, /^Category/, 'Plywood');
  await choose(user, /^Size/, '8 × 4 ft');
  await choose(user, /^Glue/, 'Other (type it)');
  await user.type(field('Other glue'), 'Melamine');
  await expectNoAxeViolations(container);
  await choose(user, /^Category/, 'Hardware');
  // What was told stays, though nobody asks for it.
  expect(field(/^Glue/)).toHaveValue('Melamine');
  expect(screen.queryByLabelText(/^Wood/)).not.toBeInTheDocument();
  await user.clear(field(/^Glue/));
  for (const label of [/^Glue/, /^Wood/, /^Thickness/, /licence/i])
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  await choose(user, /^Finish/, 'Matt black');
  await user.type(field(/^Name/), 'Hinge');
  await user.type(field(/^Price/), '145');
  await user.type(field(/^Long description/), 'Soft close.');
  await addFile(user, /^Main image/);
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(await screen.findByText('Product added successfully!')).toBeInTheDocument();
  expect(api.callsOf(addProduct)[0]?.body).toMatchObject({ finish: 'Matt black', size: '8 × 4 ft' });
});

test('what was typed is there again after leaving, with its picture', async () => {
  startApi();
  const { user, unmount } = await renderAt('/account?tab=addProducts');
  await screen.findByRole('heading', { name: 'Add Product' });
  await user.type(field(/^Name/), 'Half a product');
  await addFile(user, /^Main image/);
  unmount();
  await renderAt('/account?tab=addProducts');
  expect(await screen.findByText('We have restored what you typed earlier and did not save.')).toBeInTheDocument();
  expect(field(/^Name/)).toHaveValue('Half a product');
  expect(screen.getByRole('button', { name: 'Remove board.jpg' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(field(/^Name/)).toHaveValue(''));
  expect(screen.queryByRole('button', { name: 'Remove board.jpg' })).not.toBeInTheDocument();
});

test('a refusal is told, and stands beside the field it names (CAT-16)', async () => {
  startApi(
    answer(addProduct, () => {
      throw new CallError(422, 'Validation error.', 'input_invalid', { categoryId: 'Please choose from the list' });
    }),
  );
  const { user } = await renderAt('/account?tab=addProducts');
  await screen.findByRole('option', { name: 'Plywood' });
  await user.type(field(/^Name/), 'Board');
  await choose(user, /^Category/, 'Plywood');
  await user.type(field(/^Price/), '10');
  await user.type(field(/^Long description/), 'x');
  await addFile(user, /^Main image/);
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(await screen.findByText('Validation error.')).toBeInTheDocument();
  expect(screen.getByText('Please choose from the list')).toBeInTheDocument();
});

test('a brand can be added, and is chosen then; one that exists is chosen as well (CAT-17)', async () => {
  let turn = 0;
  const turns = [
    () => ({ message: 'Brand added successfully!', data: { ...BRAND, _id: MEMBER_ID, name: 'Devgiri' } }),
    () => refuse(brandTaken),
    () => {
      throw new CallError(500, 'Server error');
    },
  ];
  startApi(answer(addBrand, () => (turns[turn++] ?? turns[2])?.() as never));
  const { user } = await renderAt('/account?tab=addProducts');
  const add = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Add a brand' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a brand' }));
    await user.type(dialog.getByRole('textbox', { name: /Brand name/ }), name);
    await user.click(dialog.getByRole('button', { name: 'Add brand' }));
  };
  await add('Devgiri');
  expect(await screen.findByText('Brand added successfully!')).toBeInTheDocument();
  expect(await screen.findByRole('combobox', { name: /^Brand/ })).toHaveValue('Devgiri');
  await add('Vanaroop');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Brand/ })).toHaveValue('Vanaroop'));
  await add('Other');
  expect(await screen.findByText('Failed to add brand. Please try again.')).toBeInTheDocument();
});

test('editing starts from the last save, tells why it was sent back and what differs (ALL-24, CAT-16)', async () => {
  const product = someProductDetail({
    name: 'Old name',
    approved: 'REJECTED',
    isPublic: true,
    rejectReason: 'The name is wrong.',
    latest: CONTENT,
    pending: null,
    differences: [{ label: 'Name', before: 'Old name', after: 'New name' }],
  });
  const api = startApi(
    answer(readProduct, { data: product }),
    answer(updateProduct, { message: 'Product updated successfully!', data: product }),
    answer(listProducts, pageOf([])),
  );
  const { user, container } = await renderAt(`/account?tab=addProducts&id=${product._id}`);
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('New name');
  expect(screen.getByText('The name is wrong. Buyers still see the approved version.')).toBeInTheDocument();
  await user.click(screen.getByText('See 1 change'));
  expect(screen.getByText('Old name')).toBeVisible();
  expect(screen.getByLabelText('Price type')).toHaveValue('per sq.ft');
  await waitFor(() => expect(screen.getByLabelText(/^Sub-category/)).toHaveValue(CHILD._id));
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(await screen.findByText('Product updated successfully!')).toBeInTheDocument();
  expect(api.callsOf(updateProduct)[0]).toMatchObject({
    params: { id: product._id },
    body: { mainImage: 'products/x.webp', brand: BRAND._id, sellingprice: '' },
  });
});

test('another’s product cannot be read for editing, says so and is not asked for again (CAT-16)', async () => {
  const api = startApi(answer(readProduct, { data: someProductDetail() }));
  await renderAt(`/account?tab=addProducts&id=${MEMBER_ID}`);
  expect(await screen.findByText('Failed to load product data for editing.')).toBeInTheDocument();
  expect(api.callsOf(readProduct)).toHaveLength(1);
});
