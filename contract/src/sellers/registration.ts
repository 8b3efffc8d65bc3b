import * as z from 'zod/mini';
import { INVALID_EMAIL, isEmail, normalizeEmail } from '../core/email.ts';
import { endpoint, failure } from '../core/endpoint.ts';
import {
  BrandNames,
  INVALID_DAY,
  INVALID_YEAR,
  isFoundingYear,
  isPastDay,
  MOST_BRANDS,
  OptionalFile,
  OptionalGst,
  optionalTextThat,
} from '../core/fields.ts';
import { listOfAtMost } from '../core/lists.ts';
import { tenDigits } from '../core/phone.ts';
import { filled } from '../core/sentence.ts';
import { SignedInMember } from '../identity/identity.ts';
import { FILE_FAILURES, uploadMissing } from '../media/media.ts';

/** In the order the form offers them (SELL-1). */
export const VENDOR_TYPES = [
  'MANUFACTURER/CORPORATE',
  'MANUFACTURER/IMPORTER',
  'DISTRIBUTOR',
  'DEALER',
  'RETAILER',
  'CONTRACTOR',
] as const;

const REQUIRED = 'This field is required';
const INVALID_MOBILE = 'Please enter a valid 10-digit mobile number';
const SHORTEST_PASSWORD = 8;

const isMobile = (text: string) => tenDigits(text) !== null;

/** Does not abort: that would keep the rule about both passwords from being told beside it. */
const required = (most = 200) =>
  z
    .string(REQUIRED)
    .check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(most, filled`Please use at most ${{ most }} characters`));
const requiredThat = (holds: (text: string) => boolean, message: string, most?: number) =>
  z.pipe(required(most), z.string().check(z.refine(holds, message)));
const chosen = (message: string) => z.pipe(required(), z.uuid(message));

const YearEstablished = z.pipe(
  z.union([z.number(), required()], REQUIRED),
  z.pipe(
    z.transform((year: string | number) => Number(year)),
    z.number().check(z.refine(isFoundingYear, INVALID_YEAR)),
  ),
);

const Password = z.string().check(
  z.maxLength(200, filled`Please use at most ${{ most: 200 }} characters`),
  z.refine(
    (text) => text === '' || text.length >= SHORTEST_PASSWORD,
    filled`Password must be at least ${{ least: SHORTEST_PASSWORD }} characters long`,
  ),
);

/** The registration form (SELL-1). A photo is sent with it, or uploaded before and named by id or path. */
export const RegistrationForm = z
  .object({
    vendorType: z.enum(VENDOR_TYPES, REQUIRED),
    businessName: required(),
    yearEstablished: YearEstablished,
    brandNames: z.pipe(BrandNames, listOfAtMost(z.string(), MOST_BRANDS).check(z.minLength(1, REQUIRED))),
    category: chosen(REQUIRED),
    gstNo: z.optional(OptionalGst),
    countryId: chosen(REQUIRED),
    stateId: chosen(REQUIRED),
    cityId: chosen(REQUIRED),
    address: required(500),
    profileImage: z.optional(OptionalFile),
    bannerImage: z.optional(OptionalFile),
    /** The two photos as apps name them. */
    profilePhoto: z.optional(OptionalFile),
    bannerPhoto: z.optional(OptionalFile),
    authorizedPersonName: required(),
    dateOfBirth: requiredThat(isPastDay, INVALID_DAY),
    email: z.pipe(requiredThat(isEmail, INVALID_EMAIL, 254), z.transform(normalizeEmail)),
    mobileNo: z.pipe(
      requiredThat(isMobile, INVALID_MOBILE, 40),
      z.transform((text) => tenDigits(text) ?? ''),
    ),
    whatsappNo: z.optional(
      z.pipe(
        optionalTextThat(isMobile, INVALID_MOBILE, 40),
        z.transform((text) => text && tenDigits(text)),
      ),
    ),
    password: z.optional(Password),
    confirmPassword: z.optional(z.string()),
    /** `'true'` in multipart. */
    acceptTerms: z.literal([true, 'true'], 'You must accept the terms and conditions'),
  })
  .check(
    z.refine(({ password, confirmPassword }) => (password ?? '') === (confirmPassword ?? ''), {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      // Told together with whatever else is wrong, not after it.
      when: () => true,
    }),
  );
export type RegistrationForm = z.output<typeof RegistrationForm>;

export const phoneTaken = failure('phone_taken', 409, 'This mobile number is already registered. Please login.');
export const emailTaken = failure('email_taken', 409, 'This email address is already registered.');
export const nameTaken = failure('name_taken', 409, 'A verified seller already has this name.');
export const tooManyRegistrations = failure(
  'too_many_registrations',
  429,
  'Too many registrations. Please try again later.',
);

export const register = endpoint({
  method: 'POST',
  path: '/users/register',
  access: 'public',
  feature: 'registration',
  summary:
    "Keeps a vendor's registration until the number is proved by signing in; with the token of a USER of that number, turns that member into one ('Start selling')",
  files: { profileImage: 'profile', profilePhoto: 'profile', bannerImage: 'banner', bannerPhoto: 'banner' },
  body: RegistrationForm,
  reply: { message: z.string(), data: SignedInMember },
  failures: [phoneTaken, emailTaken, nameTaken, tooManyRegistrations, ...FILE_FAILURES, uploadMissing],
  creates: true,
});
