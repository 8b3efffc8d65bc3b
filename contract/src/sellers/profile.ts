import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { Picture } from '../core/picture.ts';
import { ReferenceText } from '../core/reference-text.ts';
import { Role } from '../core/roles.ts';
import { FILE_FAILURES, MediaState, uploadMissing } from '../media/media.ts';
import { holiday } from './holiday.ts';
import { ProfilePatch } from './profile-form.ts';
import { emailTaken, nameTaken, phoneTaken } from './registration.ts';
import { Performance, storefront } from './storefront.ts';

const Place = z.object({ _id: z.string(), name: ReferenceText });

/** What anybody may know of a company; its telephone and e-mail are masked. */
const PublicCompany = z.object({
  name: z.string(),
  address: z.nullable(z.string()),
  natureOfBusiness: z.nullable(z.string()),
  yearOfEstablishment: z.nullable(z.int()),
  legalStatus: z.nullable(z.string()),
  gstNumber: z.nullable(z.string()),
  googleMapsLink: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
const OwnCompany = z.extend(PublicCompany, {
  noofepmployee: z.nullable(z.string()),
  annualTurnover: z.nullable(z.string()),
  iecCode: z.nullable(z.string()),
  cinNo: z.nullable(z.string()),
  companyCeo: z.nullable(z.string()),
});

const everybodySees = {
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  role: Role,
  companyName: z.string(),
  description: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  countryId: z.nullable(z.string()),
  stateId: z.nullable(z.string()),
  cityId: z.nullable(z.string()),
  countryObj: z.nullable(Place),
  stateObj: z.nullable(Place),
  cityObj: z.nullable(Place),
  cityName: z.nullable(ReferenceText),
  stateName: z.nullable(ReferenceText),
  ...storefront,
  ...holiday,
  performance: Performance,
  imagesArr: z.array(z.object({ image: z.string(), picture: z.nullable(Picture) })),
  videoArr: z.array(z.object({ video: z.string(), state: MediaState, poster: z.nullable(z.string()) })),
  categoryArr: z.array(z.object({ categoryId: z.string(), name: ReferenceText, slug: z.string() })),
  brandNames: z.array(z.string()),
  /** For others, when the member was last here or changed something; for itself and staff, when it changed something. */
  updatedAt: z.string(),
  /** Masked for everybody but the owner and staff: the numbers themselves come from a lead alone. */
  phone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  landline: z.nullable(z.string()),
  email: z.nullable(z.string()),
};

/** Something that is saved but should be looked at: a GST number with a slip or of another state. */
export const Warning = z.object({ field: z.string(), message: ReferenceText });
export type Warning = z.infer<typeof Warning>;

/** What of itself a verified seller wants to be otherwise; of the address any part. */
export const ChangedPart = z.enum(['name', 'address']);
export type ChangedPart = z.infer<typeof ChangedPart>;
/** As the end of 'your new …'. */
export const changedWords = (changes: readonly ChangedPart[]): string => changes.join(' and ');

/** The name and address that a verified seller wants, and why staff rejected them where they did. */
export const ProfileChange = z.object({
  status: z.enum(['PENDING', 'REJECTED']),
  reason: z.nullable(z.string()),
  /** Which of them differ from what the public sees. */
  changes: z.array(ChangedPart),
  companyName: z.string(),
  address: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  countryId: z.nullable(z.string()),
  stateId: z.nullable(z.string()),
  cityId: z.nullable(z.string()),
  stateName: z.nullable(ReferenceText),
  cityName: z.nullable(ReferenceText),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

const ownerSees = {
  ...everybodySees,
  companyObj: z.nullable(OwnCompany),
  dob: z.nullable(z.string()),
  aniversaryDate: z.nullable(z.string()),
  address: z.nullable(z.string()),
  gstNumber: z.nullable(z.string()),
  gstWarnings: z.array(Warning),
  /** States besides its own that it delivers to: requirements from there are matched with it. */
  servesStates: z.array(Place),
  /** Not public yet: everything else here is what the public sees. */
  underReview: z.nullable(ProfileChange),
  /** The first one is the GST certificate. Never public: the paths are signed, for an hour at most. */
  documents: z.array(z.object({ image: z.string() })),
  subscriptionEndDate: z.nullable(z.string()),
  isBlocked: z.boolean(),
  /** What is left of the running subscription and top-ups, and for how many days each lasts. */
  numberOfAdvertisement: z.int(),
  advertisementDays: z.int(),
  numberOfSales: z.int(),
  saleDays: z.int(),
  numberOfBannerImages: z.int(),
  bannerimagesDays: z.int(),
  profileCount: z.int(),
};

/** Three replies by allow-list, told apart by `viewer`: what is not named here never leaves. */
export const PublicMember = z.object({
  viewer: z.literal('public'),
  ...everybodySees,
  companyObj: z.nullable(PublicCompany),
});
export const OwnMember = z.object({ viewer: z.literal('owner'), ...ownerSees });
export const StaffMember = z.object({
  viewer: z.literal('staff'),
  ...ownerSees,
  provenAt: z.nullable(z.string()),
  lastSeenAt: z.nullable(z.string()),
});
export const MemberProfile = z.discriminatedUnion('viewer', [PublicMember, OwnMember, StaffMember]);
export type PublicMember = z.infer<typeof PublicMember>;
export type OwnMember = z.infer<typeof OwnMember>;
export type StaffMember = z.infer<typeof StaffMember>;
export type MemberProfile = z.infer<typeof MemberProfile>;

export const memberNotFound = failure('user_not_found', 404, 'User not found');
export const readMember = endpoint({
  method: 'GET',
  path: '/users/getUserById/:id',
  access: 'public',
  summary: 'A member by id or slug, as much of it as the caller may see; a USER only for itself and staff',
  params: z.object({ id: z.string().check(z.maxLength(200)) }),
  /** The app says who looks (SELL-16); who it is, the token knows, so it is not read. */
  query: z.object({ visitorUserId: z.optional(z.string().check(z.maxLength(100))) }),
  reply: { data: MemberProfile },
  failures: [memberNotFound],
  cache: { seconds: 60, tags: ['sellers', 'products'] },
});

export const notYourProfile = failure('not_your_profile', 403, 'You can only update your own profile.');
export const codeRequired = failure('otp_required', 422, 'Please enter the OTP sent to the number.');
/** A code that proves a number to whoever is signed in: 422, because 401 would sign the member out. */
export const codeWrong = failure('proof_code_invalid', 422, 'Invalid OTP. Please check and try again.');
export const codeExpired = failure('proof_code_expired', 422, 'OTP expired. Please request a new one.');
export const tooManyCodes = failure('too_many_attempts', 429, 'Too many attempts. Please try again later.');

export const updateMember = endpoint({
  method: 'PATCH',
  path: '/users/updateUserById/:id',
  access: 'member',
  summary:
    'Changes what is sent of the own profile; another number needs the code sent to it. Name and address of a verified seller wait for staff; another GST number or certificate ends the verification',
  params: z.object({ id: z.uuid() }),
  files: {
    profileImage: 'profile',
    bannerImage: 'banner',
    'imagesArr[]': 'gallery',
    'imagesArr[].image': 'gallery',
    'videoArr[]': 'video',
    'videoArr[].video': 'video',
    'documents[]': 'certificate',
    'documents[].image': 'certificate',
  },
  body: ProfilePatch,
  reply: { message: z.string(), data: OwnMember, warnings: z.array(Warning) },
  failures: [
    notYourProfile,
    phoneTaken,
    emailTaken,
    nameTaken,
    ...FILE_FAILURES,
    uploadMissing,
    codeRequired,
    codeWrong,
    codeExpired,
    tooManyCodes,
  ],
});
