import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import { maskEmail } from '@plyhaat/contract/core/email';
import { gstDoubts } from '@plyhaat/contract/core/gst';
import { maskPhone } from '@plyhaat/contract/core/phone';
import { isBusiness, isStaff } from '@plyhaat/contract/core/roles';
import { filled } from '@plyhaat/contract/core/sentence';
import { isOnHoliday } from '@plyhaat/contract/sellers/holiday';
import type { OwnMember, PublicMember, StaffMember, Warning } from '@plyhaat/contract/sellers/profile';
import { signPath } from '#modules/media/media.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { changedParts } from './changed-parts.ts';
import { performanceFrom } from './performance.ts';
import type { ProfileRow } from './profile.sql.ts';

/** Which of the three replies a caller gets; nobody's where the member does not exist for it. */
export function viewerOf(row: ProfileRow, who: Member | null): 'public' | 'owner' | 'staff' | undefined {
  const { _id, role, isBlocked, provenAt } = row.member;
  if (who?.id === _id) return 'owner';
  if (who && isStaff(who.role)) return 'staff';
  return isBusiness(role) && !isBlocked && provenAt !== null ? 'public' : undefined;
}

/** A GST number with a typo or of another state is saved; the owner and staff see a warning. */
export function gstWarnings({ company, stateGstCode }: Pick<ProfileRow, 'company' | 'stateGstCode'>): Warning[] {
  return gstDoubts(company?.gstNumber ?? '', stateGstCode).map((message) => ({ field: 'gstNumber', message }));
}

/** What the owner should look at: slips, and why staff sent the certificate back. */
const ownWarnings = (row: ProfileRow): Warning[] => [
  ...gstWarnings(row),
  ...(row.gstRejection
    ? [{ field: 'documents', message: filled`Your GST certificate was not accepted: ${{ reason: row.gstRejection }}` }]
    : []),
];

const mask = (text: string | null | undefined, masked: (text: string) => string) => (text ? masked(text) : null);

/** Others see a video once it can be played; its owner also that it is being worked on, or was rejected. */
const videosOf = ({ files }: ProfileRow) =>
  files
    .filter(({ kind }) => kind === 'video')
    .map(({ path, state, poster }) => ({ video: path, state: state ?? 'ready', poster }));

/** Moments are written alike, so the later one is the greater text. */
const lastActive = ({ member: { updatedAt, lastSeenAt } }: ProfileRow) =>
  lastSeenAt !== null && lastSeenAt > updatedAt ? lastSeenAt : updatedAt;

/** Null once the holiday is over. */
function holidayOf({ company }: ProfileRow) {
  const { holidayUntil = null, holidayNote = null } = company ?? {};
  return isOnHoliday(holidayUntil, Date.now())
    ? { holidayUntil, holidayNote }
    : { holidayUntil: null, holidayNote: null };
}

/** Categories that staff hid stay in the owner's own profile, which is saved as a whole. */
const dealingsOf = ({ categories }: ProfileRow, isOwner: boolean) =>
  categories.filter(({ shown }) => shown || isOwner).map(({ shown: _, ...category }) => category);

/** Of the private part nothing, of the contacts only that they exist. */
const shared = (row: ProfileRow) => {
  const { member, company, files, figures } = row;
  return {
    _id: member._id,
    slug: member.slug,
    name: member.name,
    role: member.role,
    companyName: company?.name ?? member.name,
    description: company?.about ?? null,
    pincode: company?.pinCode ?? null,
    countryId: member.countryId,
    stateId: member.stateId,
    cityId: member.cityId,
    countryObj: row.country,
    stateObj: row.state,
    cityObj: row.city,
    cityName: row.city?.name ?? null,
    stateName: row.state?.name ?? null,
    profileImage: member.profileImage ?? '',
    profilePicture: row.profilePicture,
    bannerImage: member.bannerImage ?? '',
    bannerPicture: row.bannerPicture,
    imagesArr: files.filter(({ kind }) => kind === 'image').map(({ path, picture }) => ({ image: path, picture })),
    videoArr: videosOf(row).filter(({ state }) => state === 'ready'),
    categoryArr: dealingsOf(row, false),
    brandNames: company?.brandNames ?? [],
    rating: figures?.rating ?? 0,
    reviewCount: figures?.reviewCount ?? 0,
    productsCount: figures?.productCount ?? 0,
    performance: performanceFrom(row.points),
    verifeied: company?.isVerified ?? false,
    subscription: row.isPremium,
    isActive: !member.isBlocked,
    ...holidayOf(row),
    createdAt: member.createdAt,
    updatedAt: lastActive(row),
    phone: mask(member.phone, maskPhone),
    whatsapp: mask(company?.whatsapp, maskPhone),
    landline: mask(company?.landline, maskPhone),
    email: mask(member.email, maskEmail),
  };
};

const publicCompany = (company: NonNullable<ProfileRow['company']>) => ({
  name: company.name,
  address: company.address,
  natureOfBusiness: company.natureOfBusiness,
  yearOfEstablishment: company.yearOfEstablishment,
  legalStatus: company.legalStatus,
  gstNumber: company.gstNumber,
  googleMapsLink: company.googleMapsLink,
  phone: mask(company.phone, maskPhone),
  email: mask(company.email, maskEmail),
});

export const asPublic = (row: ProfileRow): PublicMember => ({
  viewer: 'public',
  ...shared(row),
  companyObj: row.company && publicCompany(row.company),
});

const ownCompany = (company: NonNullable<ProfileRow['company']>) => ({
  ...publicCompany(company),
  phone: company.phone,
  email: company.email,
  noofepmployee: company.employees,
  annualTurnover: company.annualTurnover,
  iecCode: company.iecCode,
  cinNo: company.cinNumber,
  companyCeo: company.chiefExecutive,
});

function underReviewOf({ member, company, underReview: change }: ProfileRow): OwnMember['underReview'] {
  if (!change) return null;
  const shown = {
    name: company?.name ?? member.name,
    address: company?.address ?? null,
    pinCode: company?.pinCode ?? null,
    countryId: member.countryId,
    stateId: member.stateId,
    cityId: member.cityId,
  };
  return { ...change, changes: changedParts({ ...change, name: change.companyName, pinCode: change.pincode }, shown) };
}

/** Documents leave by signed paths alone. */
export function asOwner(row: ProfileRow, settings: Deps['settings']): OwnMember {
  const { member, company, files, figures } = row;
  const left = (kind: AllowanceKind) => row.usable.find((share) => share.kind === kind);
  return {
    viewer: 'owner',
    ...shared(row),
    phone: member.phone,
    whatsapp: company?.whatsapp ?? null,
    landline: company?.landline ?? null,
    email: member.email,
    videoArr: videosOf(row),
    categoryArr: dealingsOf(row, true),
    companyObj: company && ownCompany(company),
    dob: member.dob,
    aniversaryDate: member.aniversaryDate,
    address: member.address,
    gstNumber: company?.gstNumber ?? null,
    gstWarnings: ownWarnings(row),
    servesStates: row.servesStates,
    underReview: underReviewOf(row),
    documents: files.filter(({ kind }) => kind === 'document').map(({ path }) => ({ image: signPath(settings, path) })),
    subscriptionEndDate: row.subscriptionEndDate,
    isBlocked: member.isBlocked,
    numberOfAdvertisement: left('advertisement')?.left ?? 0,
    advertisementDays: left('advertisement')?.nextDays ?? 0,
    numberOfSales: left('sale')?.left ?? 0,
    saleDays: left('sale')?.days ?? 0,
    numberOfBannerImages: left('banner')?.left ?? 0,
    bannerimagesDays: left('banner')?.nextDays ?? 0,
    profileCount: figures?.profileViews ?? 0,
    updatedAt: member.updatedAt,
  };
}

export const asStaff = (row: ProfileRow, settings: Deps['settings']): StaffMember => ({
  ...asOwner(row, settings),
  viewer: 'staff',
  provenAt: row.member.provenAt,
  lastSeenAt: row.member.lastSeenAt,
});

/** What a caller may see of a member, and nothing where it may not know of it. */
export function projected(
  row: ProfileRow,
  who: Member | null,
  settings: Deps['settings'],
): PublicMember | OwnMember | StaffMember | undefined {
  const viewer = viewerOf(row, who);
  if (!viewer) return undefined;
  return { public: asPublic, owner: asOwner, staff: asStaff }[viewer](row, settings);
}
