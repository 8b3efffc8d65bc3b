import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { type Banner, type Device, listBanners } from '@plyhaat/contract/promotions/banners';
import { type HomeSection, isDefaultOrder, listHomeSections } from '@plyhaat/contract/promotions/home-sections';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { pick } from '#api/pick.ts';

const SHOWN = ['_id', 'eyebrow', 'title', 'description', 'link', 'linkText', 'picture'] as const;
/** What a slide shows of a banner. */
export type ShownBanner = Pick<Banner, (typeof SHOWN)[number]>;

export const bannerList = (type: Device) =>
  queryOptions({
    queryKey: ['banners', type],
    queryFn: async ({ signal }) => {
      const query = { isActive: 'true', type, position: 'hero' } as const;
      const { bannerImages } = await call(listBanners, { query }, signal);
      return bannerImages.map((banner) => pick(banner, SHOWN));
    },
    staleTime: 5 * MINUTE_MS,
  });

/** The order that staff chose for the sections; empty for the default, so that a page need not say it. */
export const sectionOrder = queryOptions({
  queryKey: ['home'],
  queryFn: async ({ signal }): Promise<readonly HomeSection[]> => {
    const { data } = await call(listHomeSections, {}, signal);
    return isDefaultOrder(data) ? [] : data;
  },
  staleTime: 5 * MINUTE_MS,
});
