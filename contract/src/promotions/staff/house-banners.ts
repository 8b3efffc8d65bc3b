import * as z from 'zod/mini';
import { Day } from '../../admin/lists.ts';
import { endpoint, failure } from '../../core/endpoint.ts';
import { OptionalFile, optionalText, requiredText } from '../../core/fields.ts';
import { listOfAtMost } from '../../core/lists.ts';
import { Picture } from '../../core/picture.ts';
import { uploadMissing } from '../../media/media.ts';
import { bannerNotFound } from '../banner-form.ts';
import { fileField, NAMED_BY_ID } from '../placements.ts';

export const HOUSE_BANNER_NEEDS = {
  title: 'Please enter a title',
  link: 'Please enter an address of this site, such as /shop',
  linkText: 'Please enter the text of the link',
  image: 'Please select an image',
  until: 'The last day must not be before the first',
} as const;
export const HOUSE_BANNER_LENGTHS = { eyebrow: 80, title: 120, description: 300, link: 300, linkText: 40 } as const;

/** `hidden` by its switch; `scheduled` and `ended` by its days. */
export const HouseBannerState = z.enum(['shown', 'hidden', 'scheduled', 'ended']);
export type HouseBannerState = z.infer<typeof HouseBannerState>;

/** A banner of our own on the home page. */
export const HouseBanner = z.object({
  _id: z.string(),
  eyebrow: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
  link: z.string(),
  linkText: z.string(),
  image: z.string(),
  picture: z.nullable(Picture),
  /** Serves small screens where there is one. */
  appImage: z.nullable(z.string()),
  appPicture: z.nullable(Picture),
  isActive: z.boolean(),
  /** First and last day in India; without a last day it stays. */
  from: z.string(),
  until: z.nullable(z.string()),
  state: HouseBannerState,
});
export type HouseBanner = z.infer<typeof HouseBanner>;

/** On this site: `//` would lead to another one. */
const PATH = /^\/(?!\/)/;

const fields = {
  eyebrow: z.nullable(optionalText(HOUSE_BANNER_LENGTHS.eyebrow)),
  title: requiredText(HOUSE_BANNER_NEEDS.title, HOUSE_BANNER_LENGTHS.title),
  description: z
    .string()
    .check(z.trim(), z.maxLength(HOUSE_BANNER_LENGTHS.description, 'Please use at most 300 characters')),
  link: requiredText(HOUSE_BANNER_NEEDS.link, HOUSE_BANNER_LENGTHS.link).check(z.regex(PATH, HOUSE_BANNER_NEEDS.link)),
  linkText: requiredText(HOUSE_BANNER_NEEDS.linkText, HOUSE_BANNER_LENGTHS.linkText),
  image: fileField(HOUSE_BANNER_NEEDS.image),
  appImage: OptionalFile,
  from: Day,
  until: z.nullable(Day),
  isActive: z.boolean(),
};

type Days = { readonly from?: string | undefined; readonly until?: string | null | undefined };
const endsLater = ({ from, until }: Days) => !from || !until || until >= from;
const LATER = { path: ['until'], error: HOUSE_BANNER_NEEDS.until };

export const HouseBannerForm = z.object(fields).check(z.refine(endsLater, LATER));
export type HouseBannerForm = z.output<typeof HouseBannerForm>;
export const HouseBannerPatch = z.partial(z.object(fields)).check(z.refine(endsLater, LATER));
export type HouseBannerPatch = z.output<typeof HouseBannerPatch>;

const saved = { message: z.string(), data: HouseBanner };
/** So many are more than anybody looks at. */
export const MOST_HOUSE_BANNERS = 50;
export const tooManyBanners = failure('too_many_banners', 409, 'There are 50 banners. Please delete one first.');
export const bannersChanged = failure(
  'banners_changed',
  409,
  'The banners have changed meanwhile. Please look again and repeat the order.',
);

export const listHouseBanners = endpoint({
  method: 'GET',
  path: '/admin/banners',
  access: 'manager',
  summary: 'Our own banners in their order, shown or not',
  reply: { data: z.array(HouseBanner) },
});
export const addHouseBanner = endpoint({
  method: 'POST',
  path: '/admin/banners',
  access: 'manager',
  summary: 'Adds a banner of our own, behind the others',
  creates: true,
  body: HouseBannerForm,
  reply: saved,
  failures: [tooManyBanners, uploadMissing],
});
export const updateHouseBanner = endpoint({
  method: 'PATCH',
  path: '/admin/banners/:id',
  access: 'manager',
  summary: 'Changes a banner of our own; what is not named stays',
  params: NAMED_BY_ID,
  body: HouseBannerPatch,
  reply: saved,
  failures: [bannerNotFound, uploadMissing],
});
export const deleteHouseBanner = endpoint({
  method: 'DELETE',
  path: '/admin/banners/:id',
  access: 'manager',
  summary: 'Deletes a banner of our own',
  params: NAMED_BY_ID,
  reply: { message: z.string() },
  failures: [bannerNotFound],
});
export const orderHouseBanners = endpoint({
  method: 'PUT',
  path: '/admin/banners/order',
  access: 'manager',
  summary: 'Puts our own banners in an order; names every one of them',
  body: z.object({ ids: listOfAtMost(z.uuid(), MOST_HOUSE_BANNERS) }),
  reply: { message: z.string() },
  failures: [bannersChanged],
});
