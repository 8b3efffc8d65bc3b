import type { ProfilePatch } from '@plyhaat/contract/sellers/profile-form';
import { changeCompany, changeMember } from '#modules/identity/identity.ts';
import { findMisplaced } from '#modules/places/places.ts';
import type { Db } from '#platform/db/db.ts';
import { announce } from '#platform/jobs/events.ts';
import { changedParts } from './changed-parts.ts';
import { deleteChange, findCertificate, lockSeller, type NameAndAddress, upsertChange } from './changes.sql.ts';
import { checkName } from './names.service.ts';
import { notInList } from './registration.service.ts';
import { gstUnverified } from './sellers.events.ts';

const isSame = (one: NameAndAddress, other: NameAndAddress) => changedParts(one, other).length === 0;

const sentIn = (patch: ProfilePatch) => ({
  name: patch.companyObj?.name ?? undefined,
  address: patch.companyObj?.address,
  pinCode: patch.pincode,
  countryId: patch.countryId,
  stateId: patch.stateId,
  cityId: patch.cityId,
});

/** The sent fields merged over the stored ones. */
function merged(patch: ProfilePatch, before: NameAndAddress): NameAndAddress {
  const sent = Object.entries(sentIn(patch)).filter(([, value]) => value !== undefined);
  const { name, address, pinCode, countryId, stateId, cityId } = before;
  return { name, address, pinCode, countryId, stateId, cityId, ...Object.fromEntries(sent) };
}

const saysSomething = (patch: ProfilePatch) => Object.values(sentIn(patch)).some((value) => value !== undefined);

/** Name and address as the public sees them from now on. */
export async function showNameAndAddress(db: Db, memberId: string, wanted: NameAndAddress): Promise<void> {
  const { name, address, pinCode, countryId, stateId, cityId } = wanted;
  await changeCompany(db, memberId, { name, address, pinCode });
  await changeMember(db, memberId, { countryId, stateId, cityId });
  await deleteChange(db, memberId);
}

async function stage(db: Db, memberId: string, wanted: NameAndAddress, { shown, change }: Seller): Promise<void> {
  if (isSame(wanted, shown)) await deleteChange(db, memberId);
  else if (change?.state !== 'PENDING' || !isSame(wanted, change)) await upsertChange(db, memberId, wanted);
}

type Seller = NonNullable<Awaited<ReturnType<typeof lockSeller>>>;

/** Staff verified this number and this certificate; with another one of either the seller is verified no more. */
async function isStillVerified(db: Db, memberId: string, before: Certified, patch: ProfilePatch): Promise<boolean> {
  const sent = patch.gstNumber === undefined ? patch.companyObj?.gstNumber : patch.gstNumber;
  const sameNumber = sent === undefined || sent === before.gstNumber;
  return before.isVerified && sameNumber && (await findCertificate(db, memberId)) === before.certificate;
}
type Certified = Pick<Seller, 'isVerified' | 'gstNumber'> & { readonly certificate: string | undefined };

/** Locks the seller and reads it, so that `saveNameAndAddress` can compare after the other saves. */
export async function lockBefore(db: Db, memberId: string) {
  const seller = await lockSeller(db, memberId);
  if (!seller) throw new Error('a member that saves its profile is gone');
  return { ...seller, certificate: await findCertificate(db, memberId) };
}

/**
 * Saves name and address at once, or, of a verified seller, for staff to decide. Comes after the files: another
 * certificate takes the verification away.
 */
export async function saveNameAndAddress(
  db: Db,
  memberId: string,
  before: Awaited<ReturnType<typeof lockBefore>>,
  patch: ProfilePatch,
): Promise<void> {
  const { isVerified, shown, change } = before;
  const verified = await isStillVerified(db, memberId, before, patch);
  const wanted = merged(patch, change?.state === 'PENDING' ? change : shown);
  const misplaced = await findMisplaced(db, wanted);
  if (misplaced) throw notInList(misplaced);
  if (wanted.name !== shown.name) await checkName(db, memberId, wanted.name, 'companyObj.name');
  if (verified) {
    if (saysSomething(patch)) await stage(db, memberId, wanted, before);
    return;
  }
  await showNameAndAddress(db, memberId, wanted);
  if (!isVerified) return;
  await changeCompany(db, memberId, { name: wanted.name, isVerified: false });
  await announce(db, gstUnverified, { memberId });
}
