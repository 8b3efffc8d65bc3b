import type { ProfileChange } from '@plyhaat/contract/sellers/profile';
import { and, eq, sql } from 'drizzle-orm';
import { companies, memberFiles, members } from '#modules/identity/identity.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { sellerChanges } from './sellers.tables.ts';

/** The fields that staff verify: name and address. */
export type NameAndAddress = Pick<
  typeof sellerChanges.$inferSelect,
  'name' | 'address' | 'pinCode' | 'countryId' | 'stateId' | 'cityId'
>;

/** The seller as the public sees it, and what it wants instead; its company is held until the transaction ends. */
export async function lockSeller(db: Db, memberId: string) {
  await db
    .select({ id: companies.memberId })
    .from(companies)
    .where(eq(companies.memberId, memberId))
    .for('no key update');
  const [found] = await db
    .select({
      isVerified: sql<boolean>`coalesce(${companies.isVerified}, false)`,
      gstNumber: companies.gstNumber,
      shown: {
        name: sql<string>`coalesce(${companies.name}, ${members.name})`,
        address: companies.address,
        pinCode: companies.pinCode,
        countryId: members.countryId,
        stateId: members.stateId,
        cityId: members.cityId,
      },
      change: sellerChanges,
    })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(sellerChanges, eq(sellerChanges.memberId, members.id))
    .where(eq(members.id, memberId));
  return found;
}

export async function findCertificate(db: Db, memberId: string): Promise<string | undefined> {
  const [file] = await db
    .select({ path: memberFiles.path })
    .from(memberFiles)
    .where(and(eq(memberFiles.memberId, memberId), eq(memberFiles.kind, 'document'), eq(memberFiles.position, 0)));
  return file?.path;
}

export async function upsertChange(db: Db, memberId: string, wanted: NameAndAddress): Promise<void> {
  const change = { ...wanted, version: newId(), state: 'PENDING' as const, reason: null };
  await db
    .insert(sellerChanges)
    .values({ memberId, ...change })
    .onConflictDoUpdate({ target: sellerChanges.memberId, set: { ...change, createdAt: sql`now()` } });
}

export const deleteChange = (db: Db, memberId: string) =>
  db.delete(sellerChanges).where(eq(sellerChanges.memberId, memberId));

export const rejectChange = (db: Db, memberId: string, reason: string) =>
  db.update(sellerChanges).set({ state: 'REJECTED', reason }).where(eq(sellerChanges.memberId, memberId));

/** What its owner reads of it; for a select from members. */
export const underReview = sql<Omit<ProfileChange, 'changes'> | null>`(
  select json_build_object('status', change.state, 'reason', change.reason, 'companyName', change.name,
    'address', change.address, 'pincode', change.pin_code, 'countryId', change.country_id, 'stateId', change.state_id,
    'cityId', change.city_id, 'stateName', state.name, 'cityName', city.name)
  from ${sellerChanges} as change
    left join ${states} as state on state.id = change.state_id
    left join ${cities} as city on city.id = change.city_id
 where change.member_id = ${members.id})`;
