import { listProducts, readProduct } from '@plyhaat/contract/catalog/catalog';
import type { Arrival } from '@plyhaat/contract/promotions/arrivals';
import type { OwnBanner } from '@plyhaat/contract/promotions/banner-form';
import type { FlashSale } from '@plyhaat/contract/promotions/flash-sales';
import type { Promotion } from '@plyhaat/contract/promotions/promotions';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pageOf, someProduct, someProductDetail } from './builders.ts';
import { answer } from './fake-api.ts';
import { MEMBER_ID } from './members.ts';
import { CONTENT, sellersApi } from './selling.ts';

const OWN = { approved: 'APPROVED', isPublic: true, state: 'Active', rejectReason: null } as const;
const SPAN = { startDate: '2026-11-10T04:30:00.000Z', endDate: '2099-11-20T04:30:00.000Z' };
const CREATED = { createdAt: '2026-11-09T06:00:00.000Z' };

export const OWN_PRODUCT = {
  ...someProductDetail({ name: 'Marine ply 18 mm', category: 'BWP/Marine', brand: 'Vanaroop', originalPrice: 2000 }),
  ...OWN,
  mainImage: 'products/own.webp',
};
const WAITING_PRODUCT = someProduct({ name: 'Not approved yet', approved: 'PENDING', isPublic: false });

let made = 0;
const newId = () => `00000000-0000-4000-9000-${String(++made).padStart(12, '0')}`;

export const someSale = (over: Partial<FlashSale> = {}): FlashSale => ({
  _id: newId(),
  productId: {
    _id: OWN_PRODUCT._id,
    name: 'Marine ply 18 mm',
    slug: 'marine-ply',
    mainImage: '',
    picture: null,
    category: 'BWP/Marine',
    brand: 'Vanaroop',
    size: null,
    thickness: null,
    soldByArea: true,
  },
  price: 2000,
  salePrice: 1500,
  pricetype: 'per Nos/sheet',
  unitName: 'sheet',
  discountType: 'Percentage',
  discountValue: 25,
  ...SPAN,
  description: 'Clearing the yard.',
  image: 'sales/x.webp',
  picture: null,
  status: true,
  userId: { _id: MEMBER_ID, name: 'Asha Patil', companyObj: { name: 'Asha Ply', phone: null } },
  seller: OWN_PRODUCT.seller,
  phone: null,
  ...CREATED,
  ...OWN,
  ...over,
});

export const someArrival = (over: Partial<Arrival> = {}): Arrival => ({
  _id: newId(),
  productId: OWN_PRODUCT._id,
  productname: 'Marine ply 18 mm',
  productSlug: 'marine-ply',
  image: 'arrivals/x.webp',
  picture: null,
  companyName: 'Asha Ply',
  cityName: 'Nashik',
  phone: null,
  verifeied: true,
  seller: OWN_PRODUCT.seller,
  ...SPAN,
  ...CREATED,
  ...OWN,
  ...over,
});

export const somePromotion = (over: Partial<Promotion> = {}): Promotion => ({
  _id: newId(),
  userId: MEMBER_ID,
  productId: OWN_PRODUCT._id,
  productName: 'Marine ply 18 mm',
  productSlug: 'marine-ply',
  message: 'Boil proof for twenty years.',
  image: 'promotions/x.webp',
  isVideo: false,
  picture: null,
  ...SPAN,
  ...CREATED,
  ...OWN,
  ...over,
});

export const someOwnBanner = (over: Partial<OwnBanner> = {}): OwnBanner => ({
  _id: newId(),
  type: 'profilebanner',
  position: 'hero',
  title: 'Asha Ply',
  description: '',
  link: '/seller/asha-ply',
  image: 'banners/x.webp',
  picture: null,
  appImage: null,
  appPicture: null,
  productId: null,
  userId: MEMBER_ID,
  isActive: true,
  ...SPAN,
  days: 15,
  ...CREATED,
  ...OWN,
  ...over,
});

/** An API whose seller has one product that may be promoted, and one that may not yet. */
export const promotersApi = (...answers: ReturnType<typeof answer>[]) =>
  sellersApi(
    ...answers,
    answer(listProducts, pageOf([OWN_PRODUCT, WAITING_PRODUCT])),
    answer(readProduct, { data: { ...OWN_PRODUCT, latest: CONTENT } }),
  );

/** Opens the choice of products and takes the one that may be promoted. */
export async function chooseProduct(user: UserEvent, label: RegExp): Promise<void> {
  const box = await screen.findByRole('combobox', { name: label });
  await user.click(box);
  const list = within(await screen.findByRole('listbox'));
  await user.click(await list.findByRole('option', { name: /Marine ply 18 mm/ }));
}
