import { emailTaken, phoneTaken, tooManyRegistrations } from '@plyhaat/contract/sellers/registration';
import { selectWait } from '#platform/db/counters.sql.ts';
import { paced } from '#platform/db/counters.ts';
import type { Db } from '#platform/db/db.ts';
import { addressKey } from '#platform/http/address.ts';
import { AppError } from '#platform/http/failure.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import { slugify } from '#platform/slug.ts';
import { memberRegistered } from './identity.events.ts';
import { newSlug } from './members.sql.ts';
import { type CompanyChange, changeCompany, changeMember, isSlugFree, type MemberChange } from './profiles.sql.ts';
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

/** Runs before the form is parsed: an invalid form costs as much work, so it counts too, by a higher limit. */
export async function admitRegistrationForm(db: Db, ip: string): Promise<void> {
  refuseFor(await selectWait(db, registrationsFrom(ip)));
  await takeOrRefuse(inDatabase(db), formsFrom(ip), tooManyRegistrations);
}

/** Refused tries count too, so that nobody can find out registered numbers by trying. */
export const admitRegistration = (db: Db, ip: string): Promise<void> =>
  takeOrRefuse(inDatabase(db), registrationsFrom(ip), tooManyRegistrations);

const constraintOf = (error: unknown): string | undefined =>
  error instanceof Error ? (error.cause as { constraint?: string } | undefined)?.constraint : undefined;

/** Turns a unique violation into the error that says whether the number or the e-mail is taken. */
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

export type Vendor = Omit<MemberChange, 'slug'> & { readonly company: CompanyChange & { readonly name: string } };

/** Makes a vendor of a buyer whose number is verified. A listener of the event stores `categoryId`. */
export async function enrolVendor(
  db: Db,
  memberId: string,
  { company, ...vendor }: Vendor,
  categoryId?: string | null,
) {
  const enrolled = await changeMember(db, memberId, { ...vendor, slug: await slugFor(db, company.name) });
  await changeCompany(db, memberId, company);
  await announce(db, memberRegistered, { memberId, ...(categoryId !== undefined && { categoryId }) });
  doubt(memberId);
  return enrolled;
}
