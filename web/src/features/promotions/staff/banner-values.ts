import { indianDay } from '@plyhaat/contract/core/dates';
import { type HouseBanner, HouseBannerForm } from '@plyhaat/contract/promotions/staff/house-banners';
import type { UseFormReturn } from 'react-hook-form';
import { resolverBy } from '#forms/form-rules.ts';
import { type FormFile, refsOf, storedFile } from '#forms/uploads/form-file.ts';
import type { BannerBody } from './home-page.queries.ts';

export type BannerValues = {
  eyebrow: string;
  title: string;
  description: string;
  link: string;
  linkText: string;
  image: FormFile[];
  appImage: FormFile[];
  from: string;
  until: string;
  isActive: boolean;
  uploading: boolean;
};
export type BannerFormState = UseFormReturn<BannerValues>;

export const emptyBanner = (): BannerValues => ({
  eyebrow: '',
  title: '',
  description: '',
  link: '',
  linkText: '',
  image: [],
  appImage: [],
  from: indianDay(Date.now()),
  until: '',
  isActive: true,
  uploading: false,
});

/** `pictureName` is what its pictures are called in the form. */
export const valuesOf = (banner: HouseBanner, pictureName: string): BannerValues => ({
  eyebrow: banner.eyebrow ?? '',
  title: banner.title,
  description: banner.description,
  link: banner.link,
  linkText: banner.linkText,
  image: [storedFile(banner.image, banner.picture, pictureName)],
  appImage: banner.appImage ? [storedFile(banner.appImage, banner.appPicture, pictureName)] : [],
  from: banner.from,
  until: banner.until ?? '',
  isActive: banner.isActive,
  uploading: false,
});

const bodyOf = ({ image, appImage, until, uploading: _, ...typed }: BannerValues): BannerBody => ({
  ...typed,
  image: refsOf(image)[0] ?? '',
  appImage: refsOf(appImage)[0] ?? null,
  until: until || null,
});

const fieldOf = (name: string) => name.split('.')[0] ?? name;

export const bannerRules = {
  bodyOf,
  resolver: resolverBy<BannerValues>(HouseBannerForm, { bodyOf, fieldOf }),
};
