import { addFlashSale, SALE_NOT_BELOW, updateFlashSale } from '@plyhaat/contract/promotions/flash-sale-form';
import { listFlashSalesOf, readFlashSale } from '@plyhaat/contract/promotions/flash-sales';
import { longerThan } from '@plyhaat/contract/promotions/placements';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallError } from '#api/call.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer } from '#test/fake-api.ts';
import { FILE_ID, sellersUploads } from '#test/form-files.ts';
import { MEMBER_ID } from '#test/members.ts';
import { chooseProduct, OWN_PRODUCT, someSale, promotersApi as startApi } from '#test/promotions.ts';
import { renderAt } from '#test/render.tsx';
// Read ahead: a busy machine takes long over the first form.
import './FlashSaleFormScreen.tsx';

const addFile = sellersUploads();
const enter = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Save flash sale' }));

async function fill(user: UserEvent) {
  await chooseProduct(user, /^Name/);
  await waitFor(() => expect(screen.getByLabelText(/^Original price/)).toHaveValue('2000'));
  await user.type(screen.getByLabelText(/^Sale price/), '1,500');
  enter(/^Start date/, '2099-11-20T10:00');
  enter(/^End date/, '2099-11-22T10:00');
  await user.type(screen.getByLabelText(/^Description/), 'Clearing the yard.');
  await addFile(user, /^Image/);
}

test('an empty flash sale says what it needs (PROMO-13)', async () => {
  startApi();
  const { user, container } = await renderAt('/account?tab=addFlashSales');
  await save(user);
  for (const words of [
    'Name is required',
    'Category is required',
    'Original price is required',
    'Sale price is required',
    'Start date is required',
    'End date is required',
    'Description is required',
    'Image is required',
  ])
    expect(await screen.findByText(words)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
  expect(screen.getByRole('switch', { name: /^Status/ })).toBeChecked();
  await expectNoAxeViolations(container);
});

test('choosing an own approved product fills in category, brand and price, which nobody can write (PROMO-13)', async () => {
  startApi();
  const { user } = await renderAt('/account?tab=addFlashSales');
  await save(user);
  await chooseProduct(user, /^Name/);
  expect(screen.queryByRole('option', { name: /Not approved yet/ })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/^Category/)).toHaveValue('BWP/Marine'));
  expect(screen.getByLabelText(/^Original price/)).toHaveValue('2000');
  expect(screen.getByLabelText('Brand')).toHaveValue('Vanaroop');
  for (const label of [/^Category/, /^Brand/, /^Original price/])
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  for (const words of ['Name is required', 'Category is required', 'Original price is required'])
    expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('the discount is worked out as prices are typed, and a sale price below the list price is asked for', async () => {
  startApi();
  const { user } = await renderAt('/account?tab=addFlashSales');
  await fill(user);
  expect(screen.getByText('Buyers see 25% OFF')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Discount type'), 'Flat');
  expect(screen.getByText('Buyers see ₹500 OFF')).toBeInTheDocument();
  await user.clear(screen.getByLabelText(/^Sale price/));
  await user.type(screen.getByLabelText(/^Sale price/), '2000');
  await save(user);
  expect(await screen.findByText(SALE_NOT_BELOW)).toBeInTheDocument();
});

test('a flash sale is sent with its product, and the list shows next; a refusal stands at its field', async () => {
  let turn = 0;
  const api = startApi(
    answer(addFlashSale, () => {
      if (turn++ === 0) throw new CallError(422, 'Validation error.', 'input_invalid', { endDate: longerThan(1) });
      return { message: 'Flash sale added successfully', data: someSale() };
    }),
    answer(listFlashSalesOf, { data: [], total: 0 }),
  );
  const { user, address } = await renderAt('/account?tab=addFlashSales');
  await fill(user);
  await save(user);
  expect(await screen.findByText('It can run for up to 1 days')).toBeInTheDocument();
  enter(/^End date/, '2099-11-21T10:00');
  await save(user);
  expect(await screen.findByText('Flash sale added successfully')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/account?tab=myFlashSales'));
  expect(api.callsOf(addFlashSale)[1]?.body).toEqual({
    userId: MEMBER_ID,
    productId: OWN_PRODUCT._id,
    price: '2000',
    salePrice: '1,500',
    discountType: 'Percentage',
    startDate: '2099-11-20T10:00',
    endDate: '2099-11-21T10:00',
    description: 'Clearing the yard.',
    image: FILE_ID,
    status: true,
  });
});

test('without a picture of its own a sale shows that of the product (PROMO-13)', async () => {
  const sale = someSale();
  const { mainImage } = OWN_PRODUCT;
  const own = { ...sale, productId: { ...sale.productId, mainImage }, image: mainImage };
  const api = startApi(
    answer(readFlashSale, { data: own }),
    answer(updateFlashSale, { message: 'Flash sale updated successfully', data: own }),
    answer(listFlashSalesOf, { data: [], total: 0 }),
  );
  const { user } = await renderAt(`/account?tab=addFlashSales&id=${sale._id}`);
  expect(await screen.findByText('Buyers see this picture, taken from your product.')).toBeVisible();
  await save(user);
  expect(await screen.findByText('Flash sale updated successfully')).toBeInTheDocument();
  expect(api.callsOf(updateFlashSale)[0]).toMatchObject({ body: { image: mainImage } });
});

test('an edited flash sale starts from what was saved, in India time (ALL-24)', async () => {
  const sale = someSale({ state: 'Rejected', approved: 'REJECTED', isPublic: false, rejectReason: 'Blurred picture.' });
  const api = startApi(
    answer(readFlashSale, { data: sale }),
    answer(updateFlashSale, { message: 'Flash sale updated successfully', data: sale }),
    answer(listFlashSalesOf, { data: [], total: 0 }),
  );
  const { user } = await renderAt(`/account?tab=addFlashSales&id=${sale._id}`);
  expect(await screen.findByText('Blurred picture.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Start date/)).toHaveValue('2026-11-10T10:00');
  expect(screen.getByLabelText(/^Sale price/)).toHaveValue('1500');
  await save(user);
  expect(await screen.findByText('Flash sale updated successfully')).toBeInTheDocument();
  expect(api.callsOf(updateFlashSale)[0]).toMatchObject({
    params: { id: sale._id },
    body: { startDate: '2026-11-10T10:00', endDate: '2099-11-20T10:00', image: 'sales/x.webp' },
  });
});

test('what was typed is there again after leaving', async () => {
  startApi();
  const { user, unmount } = await renderAt('/account?tab=addFlashSales');
  await fill(user);
  unmount();
  await renderAt('/account?tab=addFlashSales');
  expect(await screen.findByText('We have restored what you typed earlier and did not save.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Name/ })).toHaveValue('Marine ply 18 mm');
  expect(screen.getByLabelText(/^Sale price/)).toHaveValue('1,500');
  expect(screen.getByRole('button', { name: 'Remove board.jpg' })).toBeInTheDocument();
});
