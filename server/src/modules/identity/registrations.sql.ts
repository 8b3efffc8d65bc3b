import { MOST_PENDING, type PendingRegistration } from '@plyhaat/contract/identity/identity';
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { indianDayOf } from '#platform/indian-day.ts';
import { members, registrations } from './identity.tables.ts';

export type Registration = typeof registrations.$inferSelect;

export const insertRegistration = (db: Db, row: Pick<Registration, 'id' | 'phone' | 'vendor'>) =>
  db.insert(registrations).values(row);

const ofPhone = (phone: string) => eq(registrations.phone, phone);

/** Deletes and returns the number's newest registration among these ids, so that only one sign-in gets it. */
export async function takeNewest(db: Db, phone: string, ids: readonly string[]): Promise<Registration | undefined> {
  if (ids.length === 0) return;
  const newest = db
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(ofPhone(phone), inArray(registrations.id, [...ids])))
    .orderBy(desc(registrations.createdAt))
    .limit(1)
    .for('update');
  const [taken] = await db.delete(registrations).where(inArray(registrations.id, newest)).returning();
  return taken;
}

export const selectPending = (db: Db, phone: string): Promise<PendingRegistration[]> =>
  db
    .select({
      _id: registrations.id,
      businessName: sql<string>`${registrations.vendor} -> 'company' ->> 'name'`,
      day: indianDayOf(registrations.createdAt),
    })
    .from(registrations)
    .where(ofPhone(phone))
    .orderBy(desc(registrations.createdAt))
    .limit(MOST_PENDING);

export const deleteRegistrationsOf = (db: Db, phone: string) =>
  db.delete(registrations).where(ofPhone(phone)).returning({ id: registrations.id });

export const deleteRegistrationsBefore = (db: Db, days: number) =>
  db
    .delete(registrations)
    .where(lt(registrations.createdAt, sql`now() - make_interval(days => ${days})`))
    .returning({ id: registrations.id });

/** Which of the two some member has already. */
export async function selectTaken(db: Db, { phone, email }: { phone: string; email: string }) {
  const rows = await db
    .select({ phone: members.phone, email: members.email })
    .from(members)
    .where(or(eq(members.phone, phone), eq(members.email, email)));
  return { phone: rows.some((row) => row.phone === phone), email: rows.some((row) => row.email === email) };
}

/** Whether a member may have the e-mail. */
export const isEmailFree = async (db: Db, email: string, memberId: string) =>
  (await db.$count(members, and(eq(members.email, email), sql`${members.id} <> ${memberId}`))) === 0;
