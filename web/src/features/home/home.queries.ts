import { ProductListQuery } from '@plyhaat/contract/catalog';
import { type Device, listBanners } from '@plyhaat/contract/promotions';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '#api/call.ts';
import { MINUTE } from '#api/queries.ts';
import { productList } from '#features/catalog/catalog.queries.ts';

/** Those that are shown, or those that are switched off. */
export const bannerList = (type: Device, isActive: 'true' | 'false' = 'true') =>
  queryOptions({
    queryKey: ['banners', type, isActive],
    queryFn: ({ signal }) => call(listBanners, { query: { isActive, type, position: 'hero' } }, signal),
    staleTime: 5 * MINUTE,
  });

/** Spec 1 §9: page 1, 8 per page, newest first. */
export const latestProducts = () =>
  productList(
    z.parse(ProductListQuery, { page: 1, perPage: 8, sortBy: 'createdAt', sortOrder: 'desc', facets: false }),
  );
