import type { Role } from '@plyhaat/contract/core/roles';
import type { MemberSettings } from '@plyhaat/contract/identity/account';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { session } from '#api/session.ts';
import { INDIA, MAHARASHTRA, NASHIK } from './places.ts';

export const MEMBER_ID = '0190a000-0000-7000-8000-0000000000aa';
const inHour = () => Math.floor(Date.now() / 1000) + 3600;

/** Signs a member in, as the browser remembers it. */
export function signInAs(role: Role, name = 'Asha Patil'): void {
  const token = `x.${btoa(JSON.stringify({ user: { _id: MEMBER_ID }, role, exp: inHour() }))}.x`;
  session.signIn({ _id: MEMBER_ID, name, role, profileImage: '' }, token);
}

const NOBODY = {
  viewer: 'owner',
  _id: MEMBER_ID,
  slug: 'asha-patil',
  name: 'Asha Patil',
  description: null,
  pincode: null,
  countryId: null,
  stateId: null,
  cityId: null,
  countryObj: null,
  stateObj: null,
  cityObj: null,
  cityName: null,
  stateName: null,
  profileImage: '',
  profilePicture: null,
  bannerImage: '',
  bannerPicture: null,
  imagesArr: [],
  videoArr: [],
  categoryArr: [],
  brandNames: [],
  rating: 0,
  reviewCount: 0,
  productsCount: 0,
  verifeied: false,
  subscription: false,
  isActive: true,
  holidayUntil: null,
  holidayNote: null,
  createdAt: '2026-01-10T00:00:00.000Z',
  phone: '9876500001',
  whatsapp: null,
  landline: null,
  email: null,
  dob: null,
  aniversaryDate: null,
  address: null,
  gstNumber: null,
  gstWarnings: [],
  servesStates: [],
  underReview: null,
  documents: [],
  subscriptionEndDate: null,
  isBlocked: false,
  numberOfAdvertisement: 0,
  advertisementDays: 0,
  numberOfSales: 0,
  saleDays: 0,
  numberOfBannerImages: 0,
  bannerimagesDays: 0,
  profileCount: 0,
  performance: { responseMinutes: null, responseRate: null, sameDayRate: null, positiveRate: null },
  updatedAt: '2026-11-01T00:00:00.000Z',
} as const;

/** A buyer who said no more than a name and a number. */
export const someBuyer = (over: Partial<OwnMember> = {}): OwnMember => ({
  ...NOBODY,
  imagesArr: [],
  videoArr: [],
  categoryArr: [],
  brandNames: [],
  gstWarnings: [],
  servesStates: [],
  underReview: null,
  documents: [],
  role: 'USER',
  companyName: 'Asha Patil',
  companyObj: null,
  ...over,
});

/** A dealer in Nashik with all that a business member needs. */
export const someDealer = (over: Partial<OwnMember> = {}): OwnMember => ({
  ...someBuyer(),
  role: 'DEALER',
  slug: 'asha-ply',
  companyName: 'Asha Ply',
  countryId: INDIA,
  stateId: MAHARASHTRA,
  cityId: NASHIK,
  countryObj: { _id: INDIA, name: 'India' },
  stateObj: { _id: MAHARASHTRA, name: 'Maharashtra' },
  cityObj: { _id: NASHIK, name: 'Nashik' },
  cityName: 'Nashik',
  stateName: 'Maharashtra',
  address: '4 Lake View',
  gstNumber: '27AAAFP0000A1ZD',
  documents: [{ image: 'certificates/gst.webp' }],
  companyObj: {
    name: 'Asha Ply',
    address: '12 Ring Road',
    natureOfBusiness: 'Dealer and stockist',
    yearOfEstablishment: 1998,
    legalStatus: 'Partnership',
    gstNumber: '27AAAFP0000A1ZD',
    googleMapsLink: null,
    phone: null,
    email: null,
    noofepmployee: null,
    annualTurnover: null,
    iecCode: null,
    cinNo: null,
    companyCeo: null,
  },
  ...over,
});

/** The settings of a new member, unless said otherwise. */
export const someSettings = (over: Partial<MemberSettings> = {}): MemberSettings => ({
  emailNotifications: true,
  marketingEmails: false,
  mailGroups: { contact: true, quotes: true, applications: true, digest: true },
  language: null,
  ...over,
});
