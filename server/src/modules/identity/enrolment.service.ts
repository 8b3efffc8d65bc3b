import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { emailTaken, phoneTaken, tooManyRegistrations } from '@plyhaat/contract/sellers/registration';
import { selectWait } from '#platform/db/counters.sql.ts';
import { paced } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { addressKey } from '#platform/http/address.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import { slugify } from '#platform/slug.ts';
import { memberErased, memberRegistered } from './identity.events.ts';
import { findMember, newSlug } from './members.sql.ts';
import {
  type CompanyChange,
  changeCompany,
  changeMember,
  insertMember,
  isSlugFree,
  type NewMember,
  removeUnproven,
} from './profiles.sql.ts';
import { doubt } from './sessions.cache.ts';
import { FORMS_PER_ADDRESS, REGISTRATIONS_PER_ADDRESS } from './sign-in.limits.ts';

const registrationsFrom = (ip: string) => [
  paced(`register from ${addressKey(ip)}`, [REGISTRATIONS_PER_ADDRESS], REGISTRATIONS_PER_ADDRESS.seconds * 1000),
];
const formsFrom = (ip: string) => [
  paced(`register forms from ${addressKey(ip)}`, [FORMS_PER_ADDRESS], FORMS_PER_ADDRESS.seconds * 1000),
];

function refuseFor(wait: number): void {
  if (wait > 0) throw new AppError(tooManyRegistrations, { retryAfter: wait });
}

/** Before the form is read. One that is filled in wrong costs us as much as a right one, so it counts, if for less. */
export async function admitRegistrationForm(db: Db, ip: string): Promise<void> {
  refuseFor(await selectWait(db, registrationsFrom(ip)));
  await takeOrRefuse(inDatabase(db), formsFrom(ip), tooManyRegistrations);
}

/** Refused tries count too: what is taken must not be found out by trying numbers. */
export const admitRegistration = (db: Db, ip: string): Promise<void> =>
  takeOrRefuse(inDatabase(db), registrationsFrom(ip), tooManyRegistrations);

const constraintOf = (error: unknown): string | undefined =>
  error instanceof Error ? (error.cause as { constraint?: string } | undefined)?.constraint : undefined;

/** A number or address is one member's; who comes second, if only by a moment, is told which one is taken. */
export async function orTaken<T>(phoneField: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint === 'members_phone_unique')
      throw new AppError(phoneTaken, { fields: { [phoneField]: phoneTaken.message } });
    if (constraint === 'members_email_unique')
      throw new AppError(emailTaken, { fields: { email: emailTaken.message } });
    throw error;
  }
}

async function slugFor(db: Db, company: string): Promise<string> {
  const plain = slugify(company);
  if (plain && (await isSlugFree(db, plain))) return plain;
  return [plain, newSlug().slice(-8)].filter(Boolean).join('-');
}

export type Vendor = Omit<NewMember, 'slug'> & { readonly company: CompanyChange & { readonly name: string } };

/** Makes the vendor, or makes one of the buyer who calls with its own number. Says which. */
export async function enrolVendor(db: Db, who: Member | null, { company, ...vendor }: Vendor) {
  const caller = who?.role === 'USER' ? await findMember(db, who.id) : undefined;
  const isOwn = caller?.phone === vendor.phone;
  const member = { ...vendor, slug: await slugFor(db, company.name) };
  const enrolled = caller && isOwn ? await changeMember(db, caller.id, member) : await insertMember(db, member);
  await changeCompany(db, enrolled.id, company);
  await announce(db, memberRegistered, { memberId: enrolled.id });
  doubt(enrolled.id);
  return enrolled;
}

const DAYS_TO_PROVE = 7;

export const forgetUnproven = (db: Db) =>
  db.transaction(async (db) => {
    for (const memberId of await removeUnproven(db, BUSINESS_ROLES, DAYS_TO_PROVE))
      await announce(db, memberErased, { memberId });
  });
