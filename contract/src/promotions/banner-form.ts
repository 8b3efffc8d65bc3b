import * as z from 'zod/mini';
import { allowanceUsedUp } from '../billing/billing.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import { OptionalFile, optionalText } from '../core/fields.ts';
import { Picture } from '../core/picture.ts';
import { fileField, NAMED_BY_ID, ownerSees, placementOver, SELF, WITH_FILES } from './placements.ts';

/** What the form says (PROMO-6). */
export const BANNER_NEEDS = {
  type: 'Please select a banner type',
  product: 'Please select a product for product banner',
  image: 'Please select an image',
} as const;

export const SellerBannerKind = z.enum(['profilebanner', 'productbanner'], BANNER_NEEDS.type);
export type SellerBannerKind = z.infer<typeof SellerBannerKind>;

/** A seller's own banner as it saved it last. */
export const OwnBanner = z.object({
  _id: z.string(),
  type: SellerBannerKind,
  position: z.enum(['hero']),
  title: z.string(),
  description: z.string(),
  link: z.string(),
  image: z.string(),
  picture: z.nullable(Picture),
  /** Serves small screens where there is one. */
  appImage: z.nullable(z.string()),
  appPicture: z.nullable(Picture),
  productId: z.nullable(z.string()),
  userId: z.string(),
  /** On the home page at this moment. */
  isActive: z.boolean(),
  /** From approval on, for as long as the plan or top-up says. */
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  days: z.int(),
  createdAt: z.string(),
  ...ownerSees,
});
export type OwnBanner = z.infer<typeof OwnBanner>;

export const bannerNotFound = failure('banner_not_found', 404, 'This banner does not exist.');
export const notYourBanner = failure('not_your_banner', 403, 'You can only see and change your own banners.');

const sent = {
  type: SellerBannerKind,
  productId: z.optional(optionalText(100)),
  image: fileField(BANNER_NEEDS.image),
  appImage: z.optional(OptionalFile),
  userId: SELF,
};
const FILES = { image: 'banner', appImage: 'banner' } as const;

/** What a PATCH may say; without a picture the last one stays. */
export const BannerPatch = z.partial(z.object({ ...sent, image: OptionalFile }));
export type BannerPatch = z.output<typeof BannerPatch>;

type Named = { readonly type: SellerBannerKind; readonly productId?: string | null | undefined };
const hasProduct = ({ type, productId }: Named) => type !== 'productbanner' || !!productId;
export const BannerForm = z
  .object(sent)
  .check(z.refine(hasProduct, { path: ['productId'], error: BANNER_NEEDS.product, when: () => true }));
export type BannerForm = z.output<typeof BannerForm>;

export const listOwnBanners = endpoint({
  method: 'GET',
  path: '/BannerImage/getBannerImagesByUserId/:id',
  access: 'member',
  summary: "One's own banners, newest first, with how far each is",
  params: NAMED_BY_ID,
  reply: { bannerImages: z.array(OwnBanner) },
  failures: [notYourBanner],
});
export const readOwnBanner = endpoint({
  method: 'GET',
  path: '/BannerImage/getById/:id',
  access: 'member',
  summary: "One of one's own banners",
  params: NAMED_BY_ID,
  reply: { data: OwnBanner },
  failures: [bannerNotFound, notYourBanner],
});
export const addBanner = endpoint({
  method: 'POST',
  path: '/BannerImage/postbanner',
  access: 'seller',
  summary: 'Submits a banner for the home page; takes one banner of the plan or of a top-up',
  creates: true,
  files: FILES,
  body: BannerForm,
  reply: { message: z.string(), data: OwnBanner },
  failures: [allowanceUsedUp, ...WITH_FILES],
});
export const updateBanner = endpoint({
  method: 'PATCH',
  path: '/BannerImage/updateById/:id',
  access: 'seller',
  summary: 'Changes an own banner; the approved version stays public until the change is decided',
  params: NAMED_BY_ID,
  files: FILES,
  body: BannerPatch,
  reply: { message: z.string(), data: OwnBanner },
  failures: [bannerNotFound, notYourBanner, placementOver, ...WITH_FILES],
});
export const deleteBanner = endpoint({
  method: 'DELETE',
  path: '/BannerImage/deleteById/:id',
  access: 'seller',
  summary: 'Deletes an own banner',
  params: NAMED_BY_ID,
  reply: { message: z.string() },
  failures: [bannerNotFound, notYourBanner],
});
