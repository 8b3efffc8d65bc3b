import { allowanceUsedUp } from '@plyhaat/contract/billing/billing';
import { addArrival, updateArrival } from '@plyhaat/contract/promotions/arrival-form';
import { listArrivalsOf, readArrival } from '@plyhaat/contract/promotions/arrivals';
import { addBanner, listOwnBanners, readOwnBanner, updateBanner } from '@plyhaat/contract/promotions/banner-form';
import { addPromotion, listOwnPromotions, readOwnPromotion } from '@plyhaat/contract/promotions/promotion-form';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, refuse } from '#test/fake-api.ts';
import { FILE_ID, sellersUploads } from '#test/form-files.ts';
import { MEMBER_ID, someDealer } from '#test/members.ts';
import {
  chooseProduct,
  OWN_PRODUCT,
  someArrival,
  someOwnBanner,
  somePromotion,
  promotersApi as startApi,
} from '#test/promotions.ts';
import { renderAt } from '#test/render.tsx';
// Read ahead: a busy machine takes long over the first form.
import './ArrivalFormScreen.tsx';
import './BannerFormScreen.tsx';
import './PromotionFormScreen.tsx';

const addFile = sellersUploads();
const videoFile = () => new File(['x'], 'board.mp4', { type: 'video/mp4' });
const enter = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

test('a banner needs a picture, and a product banner its product (PROMO-6)', async () => {
  startApi();
  const { user, container } = await renderAt('/account?tab=addBanner');
  expect(await screen.findByText('Recommended size 1920x460')).toBeInTheDocument();
  await save(user, 'Save banner');
  expect(await screen.findByText('Please select an image')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Product banner/ }));
  await save(user, 'Save banner');
  expect(await screen.findByText('Please select a product for product banner')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('a product banner is sent with its product and both pictures (PROMO-6)', async () => {
  const api = startApi(
    answer(addBanner, { message: 'Banner added successfully!', data: someOwnBanner() }),
    answer(listOwnBanners, { bannerImages: [] }),
  );
  const { user, address } = await renderAt('/account?tab=addBanner');
  await user.click(await screen.findByRole('radio', { name: /^Product banner/ }));
  await chooseProduct(user, /^Product/);
  await addFile(user, /^Image/);
  const second = '00000000-0000-4000-8000-0000000000f2';
  await addFile(user, /^Picture for phones/, { id: second });
  await save(user, 'Save banner');
  expect(await screen.findByText('Banner added successfully!')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/account?tab=myBanner'));
  expect(api.callsOf(addBanner)[0]?.body).toEqual({
    userId: MEMBER_ID,
    type: 'productbanner',
    productId: OWN_PRODUCT._id,
    image: FILE_ID,
    appImage: second,
  });
});

test('an edited banner keeps its picture (PROMO-6)', async () => {
  const banner = someOwnBanner();
  const api = startApi(
    answer(readOwnBanner, { data: banner }),
    answer(updateBanner, { message: 'Banner updated successfully!', data: banner }),
    answer(listOwnBanners, { bannerImages: [] }),
  );
  const { user } = await renderAt(`/account?tab=addBanner%3Fid%3D${banner._id}`);
  await save(user, 'Save banner');
  expect(await screen.findByText('Banner updated successfully!')).toBeInTheDocument();
  expect(api.callsOf(updateBanner)[0]).toMatchObject({
    params: { id: banner._id },
    body: { type: 'profilebanner', image: 'banners/x.webp' },
  });
});

test('a banner that cannot be read for editing says so (ALL-24)', async () => {
  startApi(answer(readOwnBanner, () => refuse({ error: 'x', status: 400, message: 'no' })));
  await renderAt(`/account?tab=addBanner&id=${MEMBER_ID}`);
  expect(await screen.findByText('Failed to load banner data for editing.')).toBeInTheDocument();
});

test('an allowance that is used up is refused with the way to more, and nothing typed is lost', async () => {
  startApi(answer(addBanner, () => refuse(allowanceUsedUp)));
  const { user } = await renderAt('/account?tab=addBanner');
  await screen.findByRole('heading', { name: 'Add Banner' });
  await addFile(user, /^Image/);
  await save(user, 'Save banner');
  expect(await screen.findByRole('link', { name: 'Buy a topup' })).toHaveAttribute('href', '/account?tab=buyTopup');
  expect(screen.getByRole('button', { name: 'Remove board.jpg' })).toBeInTheDocument();
});

test('a new arrival takes name, address, company and city from its product, and ends when the plan says', async () => {
  const api = startApi(
    answer(readMember, { data: someDealer({ numberOfAdvertisement: 2, advertisementDays: 10 }) }),
    answer(addArrival, { message: 'New arrival added successfully', data: someArrival() }),
    answer(listArrivalsOf, { data: [], total: 0 }),
  );
  const { user, address, container } = await renderAt('/account?tab=addNewArrival');
  await save(user, 'Save new arrival');
  expect(await screen.findByText('Please select a product')).toBeInTheDocument();
  expect(screen.getByText('Please select an image')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await chooseProduct(user, /^Product/);
  await waitFor(() => expect(screen.getByLabelText('Page address')).toHaveValue('/product/marine-ply'));
  expect(screen.getByLabelText('Company')).toHaveValue('Asha Ply');
  expect(screen.getByLabelText('City')).toHaveValue('Nashik');
  enter(/^Start date/, '2099-11-20T10:00');
  expect(screen.getByLabelText('End date')).toHaveValue('30 Nov 2099, 10:00 AM');
  await addFile(user, /^Image/);
  await save(user, 'Save new arrival');
  expect(await screen.findByText('New arrival added successfully')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/account?tab=myNewArrival'));
  expect(api.callsOf(addArrival)[0]?.body).toEqual({
    userId: MEMBER_ID,
    productId: OWN_PRODUCT._id,
    image: FILE_ID,
    startDate: '2099-11-20T10:00',
  });
});

test('a new arrival that runs keeps its start', async () => {
  const arrival = someArrival();
  const api = startApi(
    answer(readArrival, { data: arrival }),
    answer(updateArrival, { message: 'New arrival updated successfully', data: arrival }),
    answer(listArrivalsOf, { data: [], total: 0 }),
  );
  const { user } = await renderAt(`/account?tab=addNewArrival&id=${arrival._id}`);
  expect(await screen.findByLabelText(/^Start date/)).toHaveAttribute('readonly');
  await save(user, 'Save new arrival');
  expect(await screen.findByText('New arrival updated successfully')).toBeInTheDocument();
  expect(api.callsOf(updateArrival)[0]?.body).toMatchObject({ startDate: '2026-11-10T10:00' });
});

test('an empty promotion says what it needs, and its end follows its start (PROMO-16, PROMO-3)', async () => {
  startApi();
  const { user, container } = await renderAt('/account?tab=addPromotion');
  await save(user, 'Save promotion');
  for (const words of [
    'Please select a product',
    'Promotion message is required',
    'Promotion image/video is required',
    'Start date is required',
    'End date is required',
  ])
    expect(await screen.findByText(words)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await chooseProduct(user, /^Product/);
  await user.type(screen.getByLabelText(/^Promotion message/), 'Boil proof.');
  await addFile(user, /^Promotion image or video/);
  enter(/^Start date/, '2099-11-20T10:00');
  enter(/^End date/, '2099-11-20T09:00');
  await save(user, 'Save promotion');
  expect(await screen.findByText('End date must be after the start date')).toBeInTheDocument();
});

test('a promotion may be a film (PROMO-16)', async () => {
  const api = startApi(
    answer(addPromotion, { message: 'Promotion added successfully', data: somePromotion() }),
    answer(listOwnPromotions, { data: [], total: 0 }),
  );
  const { user } = await renderAt('/account?tab=addPromotion');
  await chooseProduct(user, /^Product/);
  await user.type(screen.getByLabelText(/^Promotion message/), 'Boil proof.');
  await addFile(user, /^Promotion image or video/, { file: videoFile() });
  enter(/^Start date/, '2099-11-20T10:00');
  enter(/^End date/, '2099-11-22T10:00');
  await save(user, 'Save promotion');
  expect(await screen.findByText('Promotion added successfully')).toBeInTheDocument();
  expect(api.callsOf(addPromotion)[0]?.body).toEqual({
    userId: MEMBER_ID,
    productId: OWN_PRODUCT._id,
    productSlug: 'marine-ply',
    message: 'Boil proof.',
    image: FILE_ID,
    isVideo: true,
    startDate: '2099-11-20T10:00',
    endDate: '2099-11-22T10:00',
  });
});

test('what has ended cannot be edited, only added anew', async () => {
  startApi(answer(readOwnPromotion, { data: somePromotion({ state: 'Ended' }) }));
  await renderAt(`/account?tab=addPromotion&id=${MEMBER_ID}`);
  expect(await screen.findByText('This has ended. Please add a new one.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add promotion' })).toHaveAttribute('href', '/account?tab=addPromotion');
});
