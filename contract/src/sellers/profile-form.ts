import * as z from 'zod/mini';
import {
  BrandNames,
  FileRef,
  INVALID_DAY,
  INVALID_GST,
  INVALID_PINCODE,
  isPastDay,
  isPincode,
  OptionalEmail,
  OptionalFile,
  OptionalGst,
  OptionalYear,
  optionalText,
  optionalTextThat,
  requiredText,
} from '../core/fields.ts';
import { isGstNumber, normalizeGst } from '../core/gst.ts';
import { listOfAtMost } from '../core/lists.ts';
import { filled } from '../core/sentence.ts';
import { holidayFields } from './holiday.ts';
import { mapsLink } from './maps-link.ts';

export const MOST_EXTRA_FILES = 5;

const compact = (text: string) => text.replace(/\s/g, '');
const INVALID_PHONE = 'Please enter a valid phone number';
/** An optional plus and 1 to 16 digits, the first not zero (SELL-5). */
const isPhone = (text: string) => /^\+?[1-9]\d{0,15}$/.test(compact(text));

const Phone = z.pipe(
  requiredText('Mobile number is required', 40).check(z.refine(isPhone, INVALID_PHONE)),
  z.transform(compact),
);
const OptionalPhone = z.pipe(
  optionalTextThat(isPhone, INVALID_PHONE, 40),
  z.transform((text) => text && compact(text)),
);
const Landline = optionalTextThat((text) => /^\+?[\d\s()/-]{5,20}$/.test(text), INVALID_PHONE, 40);
const Day = optionalTextThat(isPastDay, INVALID_DAY, 20);

const MapsLink = z.pipe(
  optionalTextThat((text) => mapsLink(text) !== null, 'Please enter a valid Google Maps URL', 2000),
  z.transform((text) => text && mapsLink(text)),
);

const Figure = z.pipe(
  z.union([z.nullable(z.number()), z.string()]),
  z.pipe(
    z.transform((value: string | number | null) => (value === null ? null : String(value))),
    optionalText(60),
  ),
);

const PlaceId = z.pipe(
  z.nullable(z.string()),
  z.pipe(
    z.transform((id: string | null) => id || null),
    z.nullable(z.uuid('Please choose from the list')),
  ),
);

const inside = (name: 'image' | 'video') =>
  z.pipe(
    z.object({ image: z.optional(z.unknown()), video: z.optional(z.unknown()) }),
    z.pipe(
      z.transform((entry: { image?: unknown; video?: unknown }) => entry[name]),
      FileRef,
    ),
  );

/** `['a', 'b']` or `[{ image: 'a' }, …]`, as the profile itself names them. */
const namedFiles = (name: 'image' | 'video', tooMany: string) =>
  listOfAtMost(z.union([FileRef, inside(name)]), MOST_EXTRA_FILES, tooMany);

const CategoryIds = z.pipe(
  listOfAtMost(z.union([z.uuid(), z.object({ categoryId: z.uuid() })]), 50),
  z.transform((entries) => [
    ...new Set(entries.map((entry) => (typeof entry === 'string' ? entry : entry.categoryId))),
  ]),
);

const company = {
  name: optionalText(),
  email: OptionalEmail,
  phone: OptionalPhone,
  address: optionalText(500),
  gstNumber: OptionalGst,
  noofepmployee: Figure,
  natureOfBusiness: optionalText(),
  annualTurnover: Figure,
  iecCode: optionalText(20),
  yearOfEstablishment: OptionalYear,
  legalStatus: optionalText(60),
  cinNo: optionalText(30),
  companyCeo: optionalText(),
  googleMapsLink: MapsLink,
};

const fields = {
  name: requiredText('Name is required'),
  phone: Phone,
  /** The code sent to the new number, where `phone` is another than before. */
  otp: z.string().check(z.maxLength(20)),
  email: OptionalEmail,
  dob: Day,
  aniversaryDate: Day,
  whatsapp: OptionalPhone,
  landline: Landline,
  address: optionalText(500),
  description: optionalText(2000),
  pincode: optionalTextThat(isPincode, INVALID_PINCODE, 20),
  gstNumber: OptionalGst,
  countryId: PlaceId,
  stateId: PlaceId,
  cityId: PlaceId,
  ...holidayFields,
  brandNames: BrandNames,
  categoryArr: CategoryIds,
  /** States besides its own that a seller delivers to. */
  servesStates: z.pipe(
    listOfAtMost(z.uuid('Please choose from the list'), 40),
    z.transform((ids) => [...new Set(ids)]),
  ),
  profileImage: OptionalFile,
  bannerImage: OptionalFile,
  imagesArr: namedFiles('image', filled`You can add up to ${{ most: MOST_EXTRA_FILES }} images`),
  videoArr: namedFiles('video', filled`You can add up to ${{ most: MOST_EXTRA_FILES }} videos`),
  documents: namedFiles('image', filled`You can add up to ${{ most: MOST_EXTRA_FILES }} documents`),
  companyObj: z.partial(z.object(company)),
};

/** Staff, payments and our own counters set these; a member that sends one is told so. */
const SET_BY_THE_HOUSE = [
  'role',
  'isBlocked',
  'verifeied',
  'subscription',
  'subscriptionEndDate',
  'numberOfAdvertisement',
  'advertisementDays',
  'numberOfSales',
  'saleDays',
  'numberOfBannerImages',
  'bannerimagesDays',
  'profileCount',
  'rating',
  'reviewCount',
  'productsCount',
] as const;
type SetByTheHouse = (typeof SET_BY_THE_HOUSE)[number];
const untouchable = Object.fromEntries(
  SET_BY_THE_HOUSE.map((name) => [name, z.optional(z.never('This field cannot be changed'))]),
) as Record<SetByTheHouse, z.ZodMiniOptional<z.ZodMiniNever>>;

/** What a PATCH may say: any of the profile's fields, and only what is sent is changed. */
export const ProfilePatch = z.extend(z.partial(z.object(fields)), untouchable);
export type ProfilePatch = z.output<typeof ProfilePatch>;

/** What a business member may not leave empty, with its words (SELL-5). */
export const BUSINESS_NEEDS = {
  companyName: 'Company name is required',
  gstNumber: 'GST number is required',
  address: 'Address is required',
  countryId: 'Country is required',
  stateId: 'State is required',
  cityId: 'City is required',
  documents: 'GST certificate is required',
} as const;

/** The Edit Profile form of a USER: name and number are required, the rest may stay empty. */
export const UserProfileForm = z.extend(z.partial(z.object(fields)), { name: fields.name, phone: fields.phone });
export type UserProfileForm = z.output<typeof UserProfileForm>;

const needed = (message: string) => requiredText(message, 500);
const chosen = (message: string) => z.pipe(needed(message), z.uuid('Please choose from the list'));

/** The Edit Profile form of a business member, with all it needs. */
export const BusinessProfileForm = z.extend(UserProfileForm, {
  gstNumber: z.pipe(
    needed(BUSINESS_NEEDS.gstNumber).check(z.refine(isGstNumber, INVALID_GST)),
    z.transform(normalizeGst),
  ),
  address: needed(BUSINESS_NEEDS.address),
  countryId: chosen(BUSINESS_NEEDS.countryId),
  stateId: chosen(BUSINESS_NEEDS.stateId),
  cityId: chosen(BUSINESS_NEEDS.cityId),
  documents: z.pipe(
    fields.documents,
    listOfAtMost(z.string(), MOST_EXTRA_FILES).check(z.minLength(1, BUSINESS_NEEDS.documents)),
  ),
  companyObj: z.extend(fields.companyObj, { name: requiredText(BUSINESS_NEEDS.companyName) }),
});
export type BusinessProfileForm = z.output<typeof BusinessProfileForm>;
