import { msg } from '@lingui/core/macro';
import { pictureAddress } from '@plyhaat/contract/core/picture';
import { isBusiness } from '@plyhaat/contract/core/roles';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { BusinessProfileForm, UserProfileForm } from '@plyhaat/contract/sellers/profile-form';
import * as z from 'zod/mini';
import { type FormFile, toDraft } from '#forms/uploads/form-file.ts';
import type { Say } from '#ui/said.ts';

const FILE_FIELDS = ['profileImage', 'bannerImage', 'imagesArr', 'videoArr', 'documents'] as const;
export type FileField = (typeof FILE_FIELDS)[number];
type Files = Record<FileField, FormFile[]>;

/** The form as it is typed: every field a text, every file as its upload knows it. */
export type ProfileValues = ReturnType<typeof textsOf> & Files;

/** The name and address that wait for review are what the member wants. */
function wantedOf(profile: OwnMember): OwnMember {
  const { underReview: change, companyObj } = profile;
  if (change?.status !== 'PENDING' || !companyObj) return profile;
  const { companyName, address, pincode, countryId, stateId, cityId } = change;
  return { ...profile, pincode, countryId, stateId, cityId, companyObj: { ...companyObj, name: companyName, address } };
}

const textsOf = (profile: OwnMember) => ({
  name: profile.name,
  email: profile.email ?? '',
  phone: profile.phone ?? '',
  dob: profile.dob ?? '',
  aniversaryDate: profile.aniversaryDate ?? '',
  whatsapp: profile.whatsapp ?? '',
  landline: profile.landline ?? '',
  address: profile.address ?? '',
  countryId: profile.countryId ?? '',
  stateId: profile.stateId ?? '',
  cityId: profile.cityId ?? '',
  pincode: profile.pincode ?? '',
  description: profile.description ?? '',
  gstNumber: profile.gstNumber ?? '',
  holidayUntil: profile.holidayUntil ?? '',
  holidayNote: profile.holidayNote ?? '',
  brandNames: profile.brandNames.join(', '),
  categoryArr: profile.categoryArr.map(({ categoryId }) => categoryId),
  servesStates: profile.servesStates.map(({ _id }) => _id),
  companyObj: companyOf(profile),
});

const companyOf = ({ companyObj: company }: OwnMember) => ({
  name: company?.name ?? '',
  natureOfBusiness: company?.natureOfBusiness ?? '',
  yearOfEstablishment: String(company?.yearOfEstablishment ?? ''),
  legalStatus: company?.legalStatus ?? '',
  noofepmployee: company?.noofepmployee ?? '',
  annualTurnover: company?.annualTurnover ?? '',
  iecCode: company?.iecCode ?? '',
  cinNo: company?.cinNo ?? '',
  companyCeo: company?.companyCeo ?? '',
  phone: company?.phone ?? '',
  email: company?.email ?? '',
  address: company?.address ?? '',
  googleMapsLink: company?.googleMapsLink ?? '',
});

/** A private file comes with a signature, which is no part of its name. */
const pathOf = (signed: string) => signed.split('?')[0] ?? '';
const isPicture = (path: string) => /\.(webp|jpe?g|png)$/.test(path);

function stored(signed: string, name: string): FormFile[] {
  const path = pathOf(signed);
  if (path === '') return [];
  const kind = path.endsWith('.mp4') ? 'video' : isPicture(path) ? 'image' : 'document';
  return [{ id: path, name, kind, state: 'done', ref: path, url: pictureAddress(signed) }];
}

const stateOf = (state: OwnMember['videoArr'][number]['state'], say: Say): Partial<FormFile> => {
  if (state === 'rejected') return { state: 'refused', error: say(msg`This video cannot be shown`) };
  return state === 'processing' ? { state } : {};
};

/** The files that the profile holds already, each with an address to show it by. */
export const filesOf = (profile: OwnMember, say: Say): Files => ({
  profileImage: stored(profile.profileImage, say(msg`Profile image`)),
  bannerImage: stored(profile.bannerImage, say(msg`Banner image`)),
  imagesArr: profile.imagesArr.flatMap(({ image }, at) => stored(image, say(msg`Image ${{ at: at + 1 }}`))),
  videoArr: profile.videoArr.flatMap(({ video, state }, at) =>
    stored(video, say(msg`Video ${{ at: at + 1 }}`)).map((file) => ({ ...file, ...stateOf(state, say) })),
  ),
  documents: profile.documents.slice(0, 1).flatMap(({ image }) => stored(image, say(msg`GST certificate`))),
});

export const valuesOf = (profile: OwnMember, say: Say): ProfileValues => {
  const files = filesOf(profile, say);
  const drafts = Object.fromEntries(FILE_FIELDS.map((field) => [field, files[field].map(toDraft)])) as Files;
  return { ...textsOf(wantedOf(profile)), ...drafts };
};

const refsOf = (files: readonly FormFile[]) => files.flatMap(({ ref }) => ref ?? []);

/** The file that the form sent at a path such as `profileImage` or `documents.0`. */
export function refAt(values: ProfileValues, path: string): string | undefined {
  const [field, at = '0'] = path.split('.');
  const list = FILE_FIELDS.find((name) => name === field);
  return list && refsOf(values[list])[Number(at)];
}

/** A buyer keeps no company, no second number and no gallery (SELL-5). */
const forUser = (values: ProfileValues): z.input<typeof UserProfileForm> => ({
  name: values.name,
  email: values.email,
  phone: values.phone,
  dob: values.dob,
  aniversaryDate: values.aniversaryDate,
  address: values.address,
  countryId: values.countryId,
  stateId: values.stateId,
  cityId: values.cityId,
  profileImage: refsOf(values.profileImage)[0] ?? '',
});

const forBusiness = (values: ProfileValues): z.input<typeof BusinessProfileForm> => ({
  ...values,
  profileImage: refsOf(values.profileImage)[0] ?? '',
  bannerImage: refsOf(values.bannerImage)[0] ?? '',
  imagesArr: refsOf(values.imagesArr),
  videoArr: refsOf(values.videoArr),
  documents: refsOf(values.documents),
});

const typed = z.custom<ProfileValues>();
const UserValues = z.pipe(typed, z.pipe(z.transform(forUser), UserProfileForm));
const BusinessValues = z.pipe(typed, z.pipe(z.transform(forBusiness), BusinessProfileForm));

/** The contract's rules, read from what was typed. */
export const schemaFor = ({ role }: OwnMember) => (isBusiness(role) ? BusinessValues : UserValues);
