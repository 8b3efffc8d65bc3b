import { inputInvalid } from '@plyhaat/contract/core/errors';
import { may } from '@plyhaat/contract/core/roles';
import type { SignedInMember } from '@plyhaat/contract/identity/identity';
import type { RegistrationForm } from '@plyhaat/contract/sellers/registration';
import {
  admitRegistration,
  asSignedIn,
  enrolVendor,
  eraseRegistrations,
  findMember,
  hashPassword,
  keepRegistration,
  orTaken,
  rememberRegistration,
} from '#modules/identity/identity.ts';
import { findMisplaced } from '#modules/places/places.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { refuseNumbers } from '#platform/http/no-numbers.ts';
import { areCategories, openFigures, replaceCategories } from './categories.sql.ts';
import { claimPhotos, saveFiles } from './files.service.ts';
import { checkName } from './names.service.ts';

export const notInList = (field: string) =>
  new AppError(inputInvalid, { fields: { [field]: 'Please choose from the list' } });

const vendorOf = (form: RegistrationForm, passwordHash: string | undefined) => ({
  name: form.authorizedPersonName,
  email: form.email,
  role: form.vendorType,
  birthDate: form.dateOfBirth,
  address: form.address,
  countryId: form.countryId,
  stateId: form.stateId,
  cityId: form.cityId,
  ...(passwordHash && { passwordHash }),
  company: {
    name: form.businessName,
    yearOfEstablishment: form.yearEstablished,
    brandNames: form.brandNames,
    gstNumber: form.gstNo ?? null,
    address: form.address,
    whatsapp: form.whatsappNo ?? null,
    email: form.email,
  },
});
type Vendor = ReturnType<typeof vendorOf>;

const photosOf = (form: RegistrationForm) => ({
  profileImage: form.profileImage || form.profilePhoto || undefined,
  bannerImage: form.bannerImage || form.bannerPhoto || undefined,
});

/** The caller, if it is a buyer who registers its own number: that one is proved. */
async function ownBuyer(db: Db, who: Member | null, phone: string) {
  const caller = who && may(who.role, 'register') ? await findMember(db, who.id) : undefined;
  return caller?.phone === phone ? caller : undefined;
}

async function startSelling(db: Db, memberId: string, form: RegistrationForm, { company, ...vendor }: Vendor) {
  await enrolVendor(db, memberId, { ...vendor, company: { ...company, phone: form.mobileNo } });
  await openFigures(db, memberId);
  await replaceCategories(db, memberId, [form.category]);
  await saveFiles(db, memberId, photosOf(form), new Set());
  await eraseRegistrations(db, form.mobileNo);
  await dropCached(db, ['sellers']);
  const member = await findMember(db, memberId);
  if (!member) throw new Error('a member that was just written is gone');
  return asSignedIn(member);
}

/** Nothing has an address yet: the member is made when the number is proved. */
async function keep(db: Db, form: RegistrationForm, given: Vendor): Promise<SignedInMember> {
  const id = newId();
  const vendor = { ...given, categoryId: form.category, ...(await claimPhotos(db, id, photosOf(form))) };
  await keepRegistration(db, { id, phone: form.mobileNo, vendor });
  const { name, role, email, profileImage } = vendor;
  return { _id: id, slug: '', name, role, phone: form.mobileNo, email, profileImage: profileImage ?? '' };
}

/** Keeps a vendor until its number is proved, bound to this browser; or lets the buyer who calls begin to sell. */
export async function registerVendor(
  { settings }: Pick<Deps, 'settings'>,
  db: Db,
  who: Member | null,
  exchange: Exchange,
  form: RegistrationForm,
): Promise<SignedInMember> {
  const { businessName, authorizedPersonName, address, brandNames } = form;
  refuseNumbers({ businessName, authorizedPersonName, address, brandNames });
  await admitRegistration(db, exchange.ip);
  const vendor = vendorOf(form, form.password ? await hashPassword(form.password) : undefined);
  const register = db.transaction(async (db) => {
    const misplaced = await findMisplaced(db, form);
    if (misplaced) throw notInList(misplaced);
    if (!(await areCategories(db, [form.category]))) throw notInList('category');
    await checkName(db, who?.id ?? null, form.businessName, 'businessName');
    const buyer = await ownBuyer(db, who, form.mobileNo);
    if (buyer) return startSelling(db, buyer.id, form, vendor);
    const registration = await keep(db, form, vendor);
    rememberRegistration(exchange, settings, registration._id);
    return registration;
  });
  return orTaken('mobileNo', register);
}
