import { msg } from '@lingui/core/macro';

export const SHARE_NAMES = {
  numberOfSales: msg`Flash sales`,
  numberOfAdvertisement: msg`New arrivals`,
  numberOfBannerImages: msg`Banners`,
  numberOfOpportunities: msg`Opportunities`,
} as const;
