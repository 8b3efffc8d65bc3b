import { type Device, listBanners } from '@plyhaat/contract/promotions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { MINUTE } from '#api/queries.ts';

/** Those that are shown, or those that are switched off. */
export const bannerList = (type: Device, isActive: 'true' | 'false' = 'true') =>
  queryOptions({
    queryKey: ['banners', type, isActive],
    queryFn: ({ signal }) => call(listBanners, { query: { isActive, type, position: 'hero' } }, signal),
    staleTime: 5 * MINUTE,
  });
