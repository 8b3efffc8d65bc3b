import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Picture } from '../core/picture.ts';

export const BannerKind = z.enum(['house', 'profilebanner', 'productbanner']);
export type BannerKind = z.infer<typeof BannerKind>;

/** Windows up to 768 px show APP banners, wider ones WEB (PROMO-8). */
export const Device = z.enum(['WEB', 'APP']);
export type Device = z.infer<typeof Device>;

export const Banner = z.object({
  _id: z.string(),
  eyebrow: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
  link: z.string(),
  linkText: z.string(),
  image: z.string(),
  picture: z.nullable(Picture),
});
export type Banner = z.infer<typeof Banner>;

export const listBanners = endpoint({
  method: 'GET',
  path: '/BannerImage/getbanner',
  access: 'public',
  summary: 'Running banners for a device and position',
  query: z.object({
    isActive: z._default(z.enum(['true', 'false']), 'true'),
    type: z._default(Device, 'WEB'),
    position: z._default(z.enum(['hero']), 'hero'),
  }),
  reply: { bannerImages: z.array(Banner) },
  cache: { seconds: 60, tags: ['banners', 'products', 'sellers'] },
});
