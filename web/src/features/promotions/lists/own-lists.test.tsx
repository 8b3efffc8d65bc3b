import { deleteArrival } from '@plyhaat/contract/promotions/arrival-form';
import { listArrivalsOf } from '@plyhaat/contract/promotions/arrivals';
import { deleteBanner, listOwnBanners } from '@plyhaat/contract/promotions/banner-form';
import { deleteFlashSale } from '@plyhaat/contract/promotions/flash-sale-form';
import { listFlashSalesOf } from '@plyhaat/contract/promotions/flash-sales';
import { deletePromotion, listOwnPromotions } from '@plyhaat/contract/promotions/promotion-form';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer } from '#test/fake-api.ts';
import { signInAs, someDealer } from '#test/members.ts';
import { someArrival, someOwnBanner, somePromotion, someSale, promotersApi as startApi } from '#test/promotions.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => {
  localStorage.clear();
  signInAs('DEALER');
});
afterEach(() => session.clear());

const sales = (...data: ReturnType<typeof someSale>[]) => answer(listFlashSalesOf, { data, total: data.length });
const arrivals = (...data: ReturnType<typeof someArrival>[]) => answer(listArrivalsOf, { data, total: data.length });
const promotions = (...data: ReturnType<typeof somePromotion>[]) =>
  answer(listOwnPromotions, { data, total: data.length });
const banners = (...bannerImages: ReturnType<typeof someOwnBanner>[]) => answer(listOwnBanners, { bannerImages });

const cards = async (list: string) => within(await screen.findByRole('list', { name: list })).findAllByRole('listitem');

test('a flash sale shows its state, both prices, the discount, its end and what can be done with it (PROMO-14)', async () => {
  startApi(sales(someSale(), someSale({ discountType: 'Flat', discountValue: 500, status: false })));
  const { container } = await renderAt('/account?tab=myFlashSales');
  const [percentage, flat] = await cards('My Flash Sales');
  for (const words of ['Marine ply 18 mm', 'Active', '25% OFF', '₹1,500', '₹2,000', 'Percentage', '25%'])
    expect(percentage).toHaveTextContent(words);
  expect(percentage).toHaveTextContent('20 Nov 2099');
  expect(percentage).toHaveTextContent('9 Nov 2026');
  expect(flat).toHaveTextContent('₹500');
  expect(flat).toHaveTextContent('Switched off');
  expect(within(percentage as HTMLElement).getByRole('link', { name: 'Edit Marine ply 18 mm' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/account\?id=.+&tab=addFlashSales$/),
  );
  await expectNoAxeViolations(container);
});

test('what is or was public says how many saw it, tapped it and became a lead', async () => {
  const brought = { seen: 12345, tapped: 67, leads: 8 };
  startApi(sales(someSale({ brought }), someSale({ brought, isPublic: false, approved: 'PENDING', state: 'Pending' })));
  const { container } = await renderAt('/account?tab=myFlashSales');
  const [shown, waiting] = await cards('My Flash Sales');
  expect(shown).toHaveTextContent('Seen12,345Tapped67Leads8');
  expect(waiting).not.toHaveTextContent('Seen');
  await expectNoAxeViolations(container);
});

test('flash sales are asked for once and paged here, six to a page (PROMO-14)', async () => {
  const api = startApi(sales(...Array.from({ length: 8 }, () => someSale())));
  const { user, address } = await renderAt('/account?tab=myFlashSales');
  expect(await cards('My Flash Sales')).toHaveLength(6);
  expect(screen.getByText('1–6 of 8')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(address()).toBe('/account?page=2&tab=myFlashSales'));
  expect(await cards('My Flash Sales')).toHaveLength(2);
  expect(api.callsOf(listFlashSalesOf)).toHaveLength(1);
});

test('what is over, to come, undecided or sent back says so, with the reason', async () => {
  startApi(
    promotions(
      somePromotion({ state: 'Ended', endDate: '2026-11-11T00:00:00.000Z' }),
      somePromotion({ state: 'Scheduled' }),
      somePromotion({ state: 'Pending', approved: 'PENDING', isPublic: false }),
      somePromotion({ state: 'Rejected', approved: 'REJECTED', isPublic: false, rejectReason: 'Too many claims.' }),
      somePromotion({ state: 'Active', approved: 'PENDING' }),
    ),
  );
  await renderAt('/account?tab=myPromotions');
  const [over, coming, waiting, refused, changed] = await cards('My Promotions');
  expect(over).toHaveTextContent('Ended');
  expect(coming).toHaveTextContent('Scheduled');
  expect(waiting).toHaveTextContent('Pending');
  expect(refused).toHaveTextContent('Rejected');
  expect(refused).toHaveTextContent('Too many claims.');
  expect(changed).toHaveTextContent('Our team is checking your changes. Buyers still see the approved version.');
  expect(changed).toHaveTextContent('Active');
});

test('a banner is Active or Inactive, and says how long it runs once it is approved (PROMO-7)', async () => {
  startApi(
    banners(
      someOwnBanner(),
      someOwnBanner({ isActive: false, approved: 'PENDING', state: 'Pending', startDate: null, endDate: null }),
    ),
  );
  const { container } = await renderAt('/profile/my-banners');
  const [shown, waiting] = await cards('My Banners');
  expect(shown).toHaveTextContent(/^Active/);
  expect(shown).toHaveTextContent('Profile banner');
  expect(waiting).toHaveTextContent('Inactive');
  expect(waiting).toHaveTextContent('15 days from approval');
  await expectNoAxeViolations(container);
});

test('a new arrival is Verified or Pending', async () => {
  startApi(
    arrivals(someArrival(), someArrival({ verifeied: false, approved: 'PENDING', isPublic: false, state: 'Pending' })),
  );
  const { container } = await renderAt('/account?tab=myNewArrival');
  const [shown, waiting] = await cards('My New Arrivals');
  expect(shown).toHaveTextContent('Verified');
  expect(shown).toHaveTextContent('Asha Ply, Nashik');
  expect(waiting).toHaveTextContent('Pending');
  await expectNoAxeViolations(container);
});

test('what is left of the plan stands above the list, and the way to more where nothing is', async () => {
  const member = (numberOfSales: number) => answer(readMember, { data: someDealer({ numberOfSales, saleDays: 7 }) });
  startApi(member(3), sales());
  const { unmount } = await renderAt('/account?tab=myFlashSales');
  expect(await screen.findByText('3 left in your plan, up to 7 days each')).toBeInTheDocument();
  unmount();
  startApi(member(0), sales());
  await renderAt('/account?tab=myFlashSales');
  expect(await screen.findByRole('link', { name: 'Buy a topup' })).toHaveAttribute('href', '/account?tab=buyTopup');
});

test('My Banners shows what is left of the plan', async () => {
  const member = someDealer({ numberOfBannerImages: 2, bannerimagesDays: 15 });
  startApi(answer(readMember, { data: member }), banners());
  await renderAt('/account?tab=myBanner');
  expect(await screen.findByText('2 left in your plan, up to 15 days each')).toBeInTheDocument();
});

test('own flash sales are asked for once in five minutes (ALL-18)', async () => {
  const api = startApi(sales(someSale()));
  const { user } = await renderAt('/account?tab=myFlashSales');
  expect(await cards('My Flash Sales')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Flash Sales' }));
  expect(await cards('My Flash Sales')).toHaveLength(1);
  expect(api.callsOf(listFlashSalesOf)).toHaveLength(1);
});

const failing = (): never => {
  throw new CallError(400, 'no');
};
const KINDS = [
  {
    tab: 'myBanner',
    list: listOwnBanners,
    one: banners(someOwnBanner()),
    none: banners(),
    remove: deleteBanner,
    name: 'Asha Ply',
    question: 'Are you sure you want to delete this banner?',
    deleted: 'Banner deleted successfully',
    deleteFailed: 'Failed to delete banner',
    listFailed: 'Failed to load banners. Please try again.',
    empty: 'No banners found. Create your first banner to get started!',
  },
  {
    tab: 'myNewArrival',
    list: listArrivalsOf,
    one: arrivals(someArrival()),
    none: arrivals(),
    remove: deleteArrival,
    name: 'Marine ply 18 mm',
    question: 'Are you sure you want to delete this new arrival item?',
    deleted: 'New arrival item deleted successfully',
    deleteFailed: 'Failed to delete new arrival item',
    listFailed: 'Failed to load new arrivals. Please try again.',
    empty: 'No new arrivals found. Create your first new arrival to get started!',
  },
  {
    tab: 'myFlashSales',
    list: listFlashSalesOf,
    one: sales(someSale()),
    none: sales(),
    remove: deleteFlashSale,
    name: 'Marine ply 18 mm',
    question: 'Are you sure you want to delete this flash sale?',
    deleted: 'Flash sale deleted successfully',
    deleteFailed: 'Failed to delete flash sale',
    listFailed: 'Failed to load flash sales. Please try again.',
    empty: 'No flash sales found. Create your first flash sale to get started!',
  },
  {
    tab: 'myPromotions',
    list: listOwnPromotions,
    one: promotions(somePromotion()),
    none: promotions(),
    remove: deletePromotion,
    name: 'Marine ply 18 mm',
    question: 'Are you sure you want to delete this promotion?',
    deleted: 'Promotion deleted successfully',
    deleteFailed: 'Failed to delete promotion',
    listFailed: 'Failed to load promotions. Please try again.',
    empty: 'No promotions found. Create your first promotion to get started!',
  },
];

test.each(KINDS)('$tab asks before it deletes, and says how that went', async (kind) => {
  let turn = 0;
  const api = startApi(
    kind.one,
    answer(kind.remove, () => (turn++ === 0 ? failing() : { message: '' })),
  );
  const { user } = await renderAt(`/account?tab=${kind.tab}`);
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: `Delete ${kind.name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: kind.question }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
  };
  await remove();
  expect(await screen.findByText(kind.deleteFailed)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await remove();
  expect(await screen.findByText(kind.deleted)).toBeInTheDocument();
  await waitFor(() => expect(api.callsOf(kind.list).length).toBeGreaterThan(1));
});

test.each(KINDS)('$tab invites to the first one, and a failed one to try again (ALL-24)', async (kind) => {
  startApi(kind.none);
  const { unmount } = await renderAt(`/account?tab=${kind.tab}`);
  expect(await screen.findByText(kind.empty)).toBeInTheDocument();
  unmount();
  startApi(answer(kind.list, failing));
  await renderAt(`/account?tab=${kind.tab}`);
  expect(await screen.findByText(kind.listFailed)).toBeInTheDocument();
});
