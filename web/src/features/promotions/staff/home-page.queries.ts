import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { type HomeSection, listHomeSections } from '@plyhaat/contract/promotions/home-sections';
import { orderHomeSections } from '@plyhaat/contract/promotions/staff/home-order';
import {
  addHouseBanner,
  deleteHouseBanner,
  listHouseBanners,
  orderHouseBanners,
  updateHouseBanner,
} from '@plyhaat/contract/promotions/staff/house-banners';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const houseBanners = queryOptions({
  queryKey: ['admin', 'own', 'banners'],
  queryFn: async ({ signal }) => (await call(listHouseBanners, {}, signal)).data,
  staleTime: 0,
});

export const homeOrder = queryOptions({
  queryKey: ['admin', 'own', 'home sections'],
  queryFn: async ({ signal }) => (await call(listHomeSections, {}, signal)).data,
  staleTime: 0,
});

export type BannerBody = CallOf<typeof addHouseBanner>['body'];

/** A new banner, or a change of one. */
export const saveBanner = (id: string | undefined) => (body: BannerBody) =>
  id === undefined ? call(addHouseBanner, { body }) : call(updateHouseBanner, { params: { id }, body });

export const showBanner = ({ id, isActive }: { id: string; isActive: boolean }) =>
  call(updateHouseBanner, { params: { id }, body: { isActive } });

export const removeBanner = (id: string) => call(deleteHouseBanner, { params: { id } });
export const orderBanners = (ids: readonly string[]) => call(orderHouseBanners, { body: { ids: [...ids] } });
export const orderSections = (sections: readonly HomeSection[]) =>
  call(orderHomeSections, { body: { sections: [...sections] } });
