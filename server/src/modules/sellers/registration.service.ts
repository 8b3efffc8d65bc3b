import { inputInvalid } from '@plyhaat/contract/core/errors';
import type { RegistrationForm } from '@plyhaat/contract/sellers/registration';
import {
  admitRegistration,
  asSignedIn,
  enrolVendor,
  findMember,
  hashPassword,
  orTaken,
} from '#modules/identity/identity.ts';
import { findMisplaced } from '#modules/places/places.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { openFigures, replaceCategories } from './categories.sql.ts';
import { saveFiles } from './files.service.ts';
import { checkName } from './names.service.ts';

export const notInList = (field: string) =>
  new AppError(inputInvalid, { fields: { [field]: 'Please choose from the list' } });

const vendorOf = (form: RegistrationForm, passwordHash: string | undefined) => ({
  phone: form.mobileNo,
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
    phone: form.mobileNo,
    whatsapp: form.whatsappNo ?? null,
    email: form.email,
  },
});

async function enrol(db: Db, who: Member | null, form: RegistrationForm, passwordHash: string | undefined) {
  const misplaced = await findMisplaced(db, form);
  if (misplaced) throw notInList(misplaced);
  await checkName(db, who?.id ?? null, form.businessName, 'businessName');
  const { id } = await enrolVendor(db, who, vendorOf(form, passwordHash));
  await openFigures(db, id);
  if (!(await replaceCategories(db, id, [form.category]))) throw notInList('category');
  const profileImage = form.profileImage || form.profilePhoto || undefined;
  const bannerImage = form.bannerImage || form.bannerPhoto || undefined;
  await saveFiles(db, id, { profileImage, bannerImage }, new Set());
  await dropCached(db, ['sellers']);
  return findMember(db, id);
}

/** Registers a vendor with its company, or lets the buyer who calls begin to sell. */
export async function registerVendor(db: Db, who: Member | null, ip: string, form: RegistrationForm) {
  await admitRegistration(db, ip);
  const passwordHash = form.password ? await hashPassword(form.password) : undefined;
  const member = await orTaken(
    'mobileNo',
    db.transaction((db) => enrol(db, who, form, passwordHash)),
  );
  if (!member) throw new Error('a member that was just written is gone');
  return asSignedIn(member);
}
