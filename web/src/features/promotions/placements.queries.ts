import type { CallOf } from '@plyhaat/contract/core/endpoint';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { addArrival, deleteArrival, updateArrival } from '@plyhaat/contract/promotions/arrival-form';
import { listArrivalsOf, readArrival } from '@plyhaat/contract/promotions/arrivals';
import {
  addBanner,
  deleteBanner,
  listOwnBanners,
  readOwnBanner,
  updateBanner,
} from '@plyhaat/contract/promotions/banner-form';
import { addFlashSale, deleteFlashSale, updateFlashSale } from '@plyhaat/contract/promotions/flash-sale-form';
import { listFlashSalesOf, readFlashSale } from '@plyhaat/contract/promotions/flash-sales';
import {
  addPromotion,
  deletePromotion,
  listOwnPromotions,
  readOwnPromotion,
  updatePromotion,
} from '@plyhaat/contract/promotions/promotion-form';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { ownId } from '#api/own-id.ts';
import { nextTurn, type Timed } from './schedule.ts';

/**
 * Staff decide and time passes meanwhile: a list is fetched anew, also whenever an item starts or ends. Flash sales
 * stay fresh for five minutes (ALL-18).
 */
const ownList = <T extends Timed>(
  name: string,
  fetch: (userId: string, signal: AbortSignal) => Promise<T[]>,
  staleTime = 0,
) =>
  queryOptions({
    queryKey: ['promotions', 'own', ownId(), name],
    queryFn: ({ signal }) => fetch(ownId(), signal),
    staleTime,
    refetchInterval: ({ state: { data } }) => nextTurn(data ?? [], Date.now()) ?? false,
  });

/** What a form starts from; a new arrival's stays fresh for ten minutes (ALL-18). */
const ownOne = <T>(name: string, id: string, fetch: (signal: AbortSignal) => Promise<{ data: T }>, freshFor = 0) =>
  queryOptions({
    queryKey: ['promotions', 'own', ownId(), name, id],
    queryFn: async ({ signal }) => (await fetch(signal)).data,
    staleTime: freshFor,
    gcTime: freshFor,
  });

const ALL = 100;

export const ownBanners = () =>
  ownList('banner', async (id, signal) => (await call(listOwnBanners, { params: { id } }, signal)).bannerImages);
export const ownBanner = (id: string) =>
  ownOne('banner', id, (signal) => call(readOwnBanner, { params: { id } }, signal));
export const saveBanner = (id?: string) => (body: CallOf<typeof addBanner>['body']) =>
  id === undefined ? call(addBanner, { body }) : call(updateBanner, { params: { id }, body });
export const removeBanner = (id: string) => call(deleteBanner, { params: { id } });

export const ownArrivals = () =>
  ownList(
    'arrival',
    async (userId, signal) => (await call(listArrivalsOf, { query: { userId, perPage: ALL } }, signal)).data,
  );
export const ownArrival = (id: string) =>
  ownOne('arrival', id, (signal) => call(readArrival, { params: { id } }, signal), 10 * MINUTE_MS);
export const saveArrival = (id?: string) => (body: CallOf<typeof addArrival>['body']) =>
  id === undefined ? call(addArrival, { body }) : call(updateArrival, { params: { id }, body });
export const removeArrival = (id: string) => call(deleteArrival, { params: { id } });

export const ownSales = () =>
  ownList('sale', async (id, signal) => (await call(listFlashSalesOf, { params: { id } }, signal)).data, 5 * MINUTE_MS);
export const ownSale = (id: string) => ownOne('sale', id, (signal) => call(readFlashSale, { params: { id } }, signal));
export const saveSale = (id?: string) => (body: CallOf<typeof addFlashSale>['body']) =>
  id === undefined ? call(addFlashSale, { body }) : call(updateFlashSale, { params: { id }, body });
export const removeSale = (id: string) => call(deleteFlashSale, { params: { id } });

export const ownPromotions = () =>
  ownList(
    'promotion',
    async (userId, signal) => (await call(listOwnPromotions, { query: { userId, perPage: ALL } }, signal)).data,
  );
export const ownPromotion = (id: string) =>
  ownOne('promotion', id, (signal) => call(readOwnPromotion, { params: { id } }, signal));
export const savePromotion = (id?: string) => (body: CallOf<typeof addPromotion>['body']) =>
  id === undefined ? call(addPromotion, { body }) : call(updatePromotion, { params: { id }, body });
export const removePromotion = (id: string) => call(deletePromotion, { params: { id } });
