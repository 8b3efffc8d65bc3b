import { type Device, listBanners } from '@plyhaat/contract/promotions/banners';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { MINUTE } from '#api/queries.ts';

export const bannerList = (type: Device) =>
  queryOptions({
    queryKey: ['banners', type],
    queryFn: ({ signal }) => call(listBanners, { query: { isActive: 'true', type, position: 'hero' } }, signal),
    staleTime: 5 * MINUTE,
  });
