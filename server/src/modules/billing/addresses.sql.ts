import { eq, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { billingAddresses } from './orders.tables.ts';

export const findState = async (db: Db, id: string) =>
  (await db.select({ name: states.name, gstCode: states.gstCode }).from(states).where(eq(states.id, id)))[0];

export const findStateName = async (db: Db, gstCode: string): Promise<string> =>
  (await db.select({ name: states.name }).from(states).where(eq(states.gstCode, gstCode)))[0]?.name ?? '';

export const findAddress = async (db: Db, memberId: string) =>
  (
    await db
      .select({
        name: billingAddresses.name,
        address: billingAddresses.address,
        stateId: billingAddresses.stateId,
        stateName: states.name,
        stateCode: states.gstCode,
        pincode: billingAddresses.pinCode,
        gstNumber: billingAddresses.gstNumber,
      })
      .from(billingAddresses)
      .innerJoin(states, eq(states.id, billingAddresses.stateId))
      .where(eq(billingAddresses.memberId, memberId))
  )[0];

export const findProfileAddress = async (db: Db, memberId: string) =>
  (
    await db
      .select({
        name: sql<string>`coalesce(${companies.name}, ${members.name})`,
        address: sql<string | null>`coalesce(${companies.address}, ${members.address})`,
        stateId: members.stateId,
        stateName: states.name,
        stateCode: states.gstCode,
        pincode: companies.pinCode,
        gstNumber: companies.gstNumber,
      })
      .from(members)
      .leftJoin(companies, eq(companies.memberId, members.id))
      .leftJoin(states, eq(states.id, members.stateId))
      .where(eq(members.id, memberId))
  )[0];

type Form = { name: string; address: string; stateId: string; pincode: string; gstNumber: string | null };
type Change = { [K in keyof Form]?: Form[K] | undefined };

/** Inserts the whole address, or updates only the given fields of an existing one. */
export async function saveAddress(db: Db, memberId: string, form: Form, change: Change): Promise<void> {
  const { pincode, ...whole } = form;
  const { pincode: pinCode, ...part } = change;
  await db
    .insert(billingAddresses)
    .values({ memberId, ...whole, pinCode: pincode, updatedAt: sql`now()` })
    .onConflictDoUpdate({ target: billingAddresses.memberId, set: { ...part, pinCode, updatedAt: sql`now()` } });
}
