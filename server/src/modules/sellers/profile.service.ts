import { contactsIn, NO_CONTACTS } from '@plyhaat/contract/core/contact-in-text';
import { inputInvalid, signInRequired } from '@plyhaat/contract/core/errors';
import { normalizePhone } from '@plyhaat/contract/core/phone';
import { isBusiness } from '@plyhaat/contract/core/roles';
import { BUSINESS_NEEDS, type ProfilePatch } from '@plyhaat/contract/sellers/profile-form';
import {
  changeCompany,
  changeMember,
  endOtherSessions,
  orTaken,
  proveNumber,
  spendCode,
} from '#modules/identity/identity.ts';
import { findMisplaced } from '#modules/places/places.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { refuseNumbers } from '#platform/http/no-numbers.ts';
import { replaceCategories, replaceServedStates } from './categories.sql.ts';
import { lockBefore, saveNameAndAddress } from './changes.service.ts';
import { saveFiles } from './files.service.ts';
import { type ProfileRow, selectProfile } from './profile.sql.ts';
import { asOwner } from './projection.ts';
import { notInList } from './registration.service.ts';

const refuse = (fields: Record<string, string>) => new AppError(inputInvalid, { fields });

/** A business member may leave out what it does not change, and may not empty what it needs. */
function checkNeeds(patch: ProfilePatch): void {
  const gstNumber = patch.gstNumber ?? patch.companyObj?.gstNumber;
  const sentGst = patch.gstNumber !== undefined || patch.companyObj?.gstNumber !== undefined;
  const { address, countryId, stateId, cityId } = patch;
  const missing = {
    ...(patch.companyObj?.name === null && { 'companyObj.name': BUSINESS_NEEDS.companyName }),
    ...(sentGst && !gstNumber && { gstNumber: BUSINESS_NEEDS.gstNumber }),
    ...(address === null && { address: BUSINESS_NEEDS.address }),
    ...(countryId === null && { countryId: BUSINESS_NEEDS.countryId }),
    ...(stateId === null && { stateId: BUSINESS_NEEDS.stateId }),
    ...(cityId === null && { cityId: BUSINESS_NEEDS.cityId }),
    ...(patch.documents?.length === 0 && { documents: BUSINESS_NEEDS.documents }),
    // Numbers come from leads alone.
    ...(contactsIn(patch.holidayNote ?? '').length > 0 && { holidayNote: NO_CONTACTS }),
  };
  if (Object.keys(missing).length > 0) throw refuse(missing);
}

/** What others read of a member, at once and everywhere its name goes: on cards, papers, in mails. */
const wordsOf = ({ name, address, description, brandNames, companyObj = {} }: ProfilePatch) => ({
  name,
  address,
  description,
  brandNames,
  'companyObj.name': companyObj.name,
  'companyObj.address': companyObj.address,
  'companyObj.natureOfBusiness': companyObj.natureOfBusiness,
  'companyObj.legalStatus': companyObj.legalStatus,
});

/** The new number and the code that proves it; nothing where the number stays. */
async function newNumber(deps: Deps, exchange: Exchange, { phone, otp }: ProfilePatch, before: string) {
  if (phone === undefined) return undefined;
  const number = normalizePhone(phone);
  if (!number) throw refuse({ phone: 'Please enter a valid phone number' });
  if (number === before) return undefined;
  return { number, codeId: await proveNumber(deps, exchange, number, otp) };
}

const tenDigits = (phone: string | null | undefined) => (phone ? (normalizePhone(phone) ?? phone) : phone);

async function saveCompany(db: Db, id: string, name: string, patch: ProfilePatch): Promise<void> {
  const sent = patch.companyObj ?? {};
  await changeCompany(db, id, {
    name,
    about: patch.description,
    whatsapp: tenDigits(patch.whatsapp),
    landline: patch.landline,
    brandNames: patch.brandNames,
    email: sent.email,
    phone: tenDigits(sent.phone),
    gstNumber: patch.gstNumber === undefined ? sent.gstNumber : patch.gstNumber,
    employees: sent.noofepmployee,
    natureOfBusiness: sent.natureOfBusiness,
    annualTurnover: sent.annualTurnover,
    iecCode: sent.iecCode,
    yearOfEstablishment: sent.yearOfEstablishment,
    legalStatus: sent.legalStatus,
    cinNumber: sent.cinNo,
    chiefExecutive: sent.companyCeo,
    googleMapsLink: sent.googleMapsLink,
    holidayUntil: patch.holidayUntil,
    holidayNote: patch.holidayNote,
  });
}

async function savePlace(db: Db, { member }: ProfileRow, patch: ProfilePatch): Promise<void> {
  const place = {
    countryId: patch.countryId === undefined ? member.countryId : patch.countryId,
    stateId: patch.stateId === undefined ? member.stateId : patch.stateId,
    cityId: patch.cityId === undefined ? member.cityId : patch.cityId,
  };
  const misplaced = await findMisplaced(db, place);
  if (misplaced) throw notInList(misplaced);
  await changeMember(db, member._id, place);
}

const saveMember = (db: Db, { member }: ProfileRow, patch: ProfilePatch, phone: string | undefined) =>
  changeMember(db, member._id, {
    name: patch.name,
    email: patch.email,
    birthDate: patch.dob,
    anniversaryDate: patch.aniversaryDate,
    address: patch.address,
    phone,
  });

const filesBefore = ({ member, files }: ProfileRow) =>
  new Set([member.profileImage ?? '', member.bannerImage ?? '', ...files.map(({ path }) => path)]);

/** A buyer has only a picture, not the files of a store. */
async function saveStore(db: Db, row: ProfileRow, patch: ProfilePatch): Promise<void> {
  const id = row.member._id;
  if (!isBusiness(row.member.role)) {
    await savePlace(db, row, patch);
    return saveFiles(db, id, { profileImage: patch.profileImage }, filesBefore(row));
  }
  const before = await lockBefore(db, id);
  await saveCompany(db, id, before.shown.name, patch);
  if (patch.categoryArr && !(await replaceCategories(db, id, patch.categoryArr))) throw notInList('categoryArr');
  if (patch.servesStates && !(await replaceServedStates(db, id, patch.servesStates))) throw notInList('servesStates');
  await saveFiles(db, id, patch, filesBefore(row));
  await saveNameAndAddress(db, id, before, patch);
}

/** Changes what was sent of the caller's own profile, all of it or nothing. */
export async function changeProfile(deps: Deps, who: Member, exchange: Exchange, patch: ProfilePatch) {
  const row = await selectProfile(deps.db, who.id);
  if (!row) throw new AppError(signInRequired);
  if (isBusiness(row.member.role)) checkNeeds(patch);
  refuseNumbers(wordsOf(patch));
  const moved = await newNumber(deps, exchange, patch, row.member.phone);
  await orTaken(
    'phone',
    deps.db.transaction(async (db) => {
      // Locks the company before the member, in the same order as decisions of staff.
      await saveStore(db, row, patch);
      await saveMember(db, row, patch, moved?.number);
      if (moved) {
        await spendCode(db, moved.codeId);
        await endOtherSessions(db, who);
      }
      await dropCached(db, ['sellers', 'products']);
    }),
  );
  const changed = await selectProfile(deps.db, who.id);
  if (!changed) throw new AppError(signInRequired);
  return asOwner(changed, deps.settings);
}
