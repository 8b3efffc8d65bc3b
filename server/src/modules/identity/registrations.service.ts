import { signInRequired } from '@plyhaat/contract/core/errors';
import { may } from '@plyhaat/contract/core/roles';
import type { PendingRegistration } from '@plyhaat/contract/identity/identity';
import { registrationNotFound } from '@plyhaat/contract/identity/registrations';
import { emailTaken, phoneTaken } from '@plyhaat/contract/sellers/registration';
import { moveMedia } from '#modules/media/media.ts';
import { findMisplaced } from '#modules/places/places.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { isNameOfVerified } from './company-names.sql.ts';
import { enrolVendor } from './enrolment.service.ts';
import { registrationErased } from './identity.events.ts';
import type { members, RegisteredVendor } from './identity.tables.ts';
import { asSignedIn, findMember } from './members.sql.ts';
import {
  deleteRegistrationsBefore,
  deleteRegistrationsOf,
  insertRegistration,
  isEmailFree,
  type Registration,
  selectPending,
  selectTaken,
  takeNewest,
} from './registrations.sql.ts';

type MemberRow = typeof members.$inferSelect;

/** Stores a registration until its number is verified. Refuses a number or e-mail that a member has. */
export async function keepRegistration(
  db: Db,
  registration: Pick<Registration, 'id' | 'phone' | 'vendor'>,
): Promise<void> {
  const { phone, vendor } = registration;
  const taken = await selectTaken(db, { phone, email: vendor.email ?? '' });
  if (taken.phone) throw new AppError(phoneTaken, { fields: { mobileNo: phoneTaken.message } });
  if (taken.email) throw new AppError(emailTaken, { fields: { email: emailTaken.message } });
  await insertRegistration(db, registration);
}

/** Drops contacts and password, because a stranger may have filled in the form. */
const withoutContacts = ({ passwordHash: _, email: __, company, ...vendor }: RegisteredVendor) => ({
  ...vendor,
  company: { ...company, email: null, whatsapp: null },
});

const NOWHERE = { countryId: undefined, stateId: undefined, cityId: undefined };

/**
 * Makes a buyer the vendor of a registration, with its photos. A city that went meanwhile is left out, and where
 * staff verified another seller of the same name, the company bears its owner's until it is given a new one.
 */
async function become(db: Db, member: MemberRow, { id, vendor }: Registration, isOwn: boolean): Promise<MemberRow> {
  const { categoryId, email, company, ...rest }: RegisteredVendor = isOwn ? vendor : withoutContacts(vendor);
  const isFree = email ? await isEmailFree(db, email, member.id) : false;
  const name = (await isNameOfVerified(db, company.name, member.id)) ? rest.name : company.name;
  const enrolled = await enrolVendor(
    db,
    member.id,
    {
      ...rest,
      ...((await findMisplaced(db, vendor)) && NOWHERE),
      ...(isFree && { email }),
      profileImage: rest.profileImage ?? undefined,
      bannerImage: rest.bannerImage ?? undefined,
      company: { ...company, name, phone: member.phone, email: isFree ? email : null },
    },
    categoryId,
  );
  await moveMedia(db, `registration:${id}`, { ownerId: member.id, usedBy: `member:${member.id}` });
  await dropCached(db, ['sellers']);
  return enrolled;
}

async function erased(db: Db, rows: readonly { id: string }[]): Promise<void> {
  for (const { id } of rows) await announce(db, registrationErased, { registrationId: id });
}

/** With their files. */
export const eraseRegistrations = async (db: Db, phone: string) => erased(db, await deleteRegistrationsOf(db, phone));

type Settled = {
  readonly member: MemberRow;
  readonly pending: readonly PendingRegistration[];
  readonly isNewSeller: boolean;
};

/**
 * Who has just entered a code has proved the number. In the browser that registered it the member becomes that vendor;
 * elsewhere it is asked. Who sells already, or is staff, has no use for a registration (IDEN-12).
 */
export async function settleRegistrations(db: Db, member: MemberRow, inBrowser: readonly string[]): Promise<Settled> {
  const { phone, role } = member;
  const own = may(role, 'register') ? await takeNewest(db, phone, inBrowser) : undefined;
  if (may(role, 'register') && !own) return { member, pending: await selectPending(db, phone), isNewSeller: false };
  const vendor = own ? await become(db, member, own, true) : member;
  await eraseRegistrations(db, phone);
  return { member: vendor, pending: [], isNewSeller: own !== undefined };
}

/** The member says which registration was its own, if any. */
export const claimRegistrationOf = (db: Db, who: Member, keep: string | null) =>
  db.transaction(async (db) => {
    const member = await findMember(db, who.id);
    if (!member) throw new AppError(signInRequired);
    const registration = keep && may(member.role, 'register') ? await takeNewest(db, member.phone, [keep]) : undefined;
    if (keep && !registration) throw new AppError(registrationNotFound);
    const vendor = registration ? await become(db, member, registration, false) : member;
    await eraseRegistrations(db, member.phone);
    return asSignedIn(vendor);
  });

const DAYS_TO_PROVE = 7;

export const forgetUnproven = (db: Db) =>
  db.transaction(async (db) => erased(db, await deleteRegistrationsBefore(db, DAYS_TO_PROVE)));
